'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { PagePart } from '@/components/candidate-page/page-part';
import { ApiError } from '@/lib/http/browser/browser-client';
import { publicRequest } from '@/lib/http/browser/public-call';
import { toLocale } from '@/lib/i18n/locale';
import type { TimesPageDto } from '@/lib/interview-times/times-schemas';
import { ArrangedPart } from './arranged-part';
import { PickPart } from './pick-part';
import { ownTimeZone } from './use-time-text';

interface OpenedTimesProps {
  page: TimesPageDto;
  token: string;
  /** Loads the page anew. */
  onChanged: () => Promise<unknown>;
}

type Change = { slotId: string } | 'decline';

/** What the invitation says, the time that is arranged, and those to pick from. */
export function OpenedTimes({ page, token, onChanged }: OpenedTimesProps) {
  const t = useTranslations('interviewTimesPage');
  const locale = toLocale(useLocale());
  const heading = useRef<HTMLHeadingElement>(null);
  const [isChanging, setIsChanging] = useState(false);
  const [done, setDone] = useState<'picked' | 'cancelled' | 'declined' | null>(null);
  const change = useMutation({
    mutationFn: (what: Change) =>
      what === 'decline'
        ? publicRequest('/interview-times/decline', { token })
        : publicRequest('/interview-times/pick', { token, slotId: what.slotId, timeZone: ownTimeZone(), locale }),
    onMutate: () => setDone(null),
    onSuccess: (_made, what) => {
      const off = page.event ? 'cancelled' : 'declined';
      setDone(what === 'decline' ? off : 'picked');
      setIsChanging(false);
      // The button that was pressed is gone.
      heading.current?.focus();
    },
    // Also when somebody else was quicker: what is left.
    onSettled: onChanged,
    meta: { successBanner: false, errorBanner: false },
  });
  const props = { page, loading: change.isPending, onDecline: () => change.mutate('decline') };
  return (
    <div className="mx-auto w-full max-w-2xl px-4 pt-8 pb-12">
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-medium text-balance outline-none">
        {t('title')}
      </h1>
      <p className="text-ink-muted mt-1 mb-6 text-pretty wrap-anywhere">{t('lead', { process: page.process })}</p>
      <div className="flex flex-col gap-4">
        <p role="status" className="bg-positive-soft text-positive-ink rounded-md px-3 py-2 text-pretty empty:hidden">
          {done && t(`done.${done}`)}
        </p>
        <Failure error={change.error} />
        {page.event && (
          <ArrangedPart
            {...props}
            event={page.event}
            token={token}
            isChanging={isChanging}
            onChange={() => setIsChanging(!isChanging)}
          />
        )}
        {(!page.event || (isChanging && !page.hasBegun)) && (
          <PickPart {...props} onPick={(slotId) => change.mutate({ slotId })} />
        )}
        <AboutPart page={page} />
      </div>
    </div>
  );
}

/** Why something was not done. */
function Failure({ error }: { error: Error | null }) {
  const t = useTranslations('interviewTimesPage');
  if (!error) return null;
  return (
    <p role="alert" className="bg-negative-soft text-negative-ink rounded-md px-3 py-2 text-pretty">
      {error instanceof ApiError && error.message ? error.message : t('network')}
    </p>
  );
}

/** Who invites whom to where. */
function AboutPart({ page: { company, recruiter, place, note } }: { page: TimesPageDto }) {
  const t = useTranslations('interviewTimesPage.about');
  const isAddress = /^https?:\/\/\S+$/u.test(place);
  const facts = [
    [t('company'), company],
    [t('recruiter'), recruiter],
    [
      t('place'),
      isAddress ? (
        <a href={place} rel="noreferrer" target="_blank" className="text-accent-ink underline">
          {place}
        </a>
      ) : (
        place
      ),
    ],
    [t('note'), note],
  ] as const;
  return (
    <PagePart title={t('title')}>
      <dl className="flex w-full flex-col gap-2">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="flex flex-wrap gap-x-3">
                <dt className="text-ink-muted w-24 shrink-0">{name}</dt>
                <dd className="min-w-0 flex-1 basis-48 wrap-anywhere whitespace-pre-line">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </PagePart>
  );
}
