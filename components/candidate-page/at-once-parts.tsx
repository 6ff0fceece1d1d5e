'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { CandidatePageDto } from '@/lib/person-rights/person-schemas';
import { lastDayAhead } from '@/lib/validation/day-ahead';
import { PageFailure } from './page-failure';
import { PagePart } from './page-part';
import { usePageCall } from './use-page-call';

interface PartProps {
  page: CandidatePageDto;
  token: string;
  onDone: () => void;
}

/** What holds at once: consent, and that no program judges. */
export function AtOnceParts(props: PartProps) {
  return (
    <>
      <ConsentPart {...props} />
      <ObjectionPart {...props} />
    </>
  );
}

function ConsentPart({ page: { consentUntil }, token, onDone }: PartProps) {
  const t = useTranslations('personPage.consent');
  const format = useFormatter();
  const change = usePageCall<{ until: string | null }>('consent', token, onDone);
  const state = consentUntil
    ? t('until', { day: format.dateTime(new Date(`${consentUntil}T12:00:00Z`), { dateStyle: 'long' }) })
    : t('none');
  return (
    <PagePart title={t('title')} lead={t('lead')}>
      <p aria-live="polite">{state}</p>
      <PageFailure error={change.error} />
      <div className="flex flex-wrap gap-2">
        <Button loading={change.isPending} onClick={() => change.mutate({ until: lastDayAhead() })}>
          {t(consentUntil ? 'renew' : 'give')}
        </Button>
        {consentUntil && (
          <Button loading={change.isPending} onClick={() => change.mutate({ until: null })}>
            {t('withdraw')}
          </Button>
        )}
      </div>
    </PagePart>
  );
}

function ObjectionPart({ page: { notByProgramSince }, token, onDone }: PartProps) {
  const t = useTranslations('personPage.program');
  const format = useFormatter();
  const change = usePageCall<{ notByProgram: boolean }>('objection', token, onDone);
  const state = notByProgramSince
    ? t('refused', { day: format.dateTime(new Date(notByProgramSince), { dateStyle: 'long' }) })
    : t('allowed');
  return (
    <PagePart title={t('title')} lead={t('lead')}>
      <p aria-live="polite" className="text-pretty">
        {state}
      </p>
      <PageFailure error={change.error} />
      <Button loading={change.isPending} onClick={() => change.mutate({ notByProgram: notByProgramSince === null })}>
        {t(notByProgramSince ? 'allow' : 'refuse')}
      </Button>
    </PagePart>
  );
}
