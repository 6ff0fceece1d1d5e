'use client';

import { useQuery } from '@tanstack/react-query';
import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { readStored, writeStored } from '@/components/state/browser-storage';
import { ErrorState } from '@/components/ui/error-state';
import { lazyPart } from '@/components/ui/lazy-part';
import { Spinner } from '@/components/ui/spinner';
import { PublicCard } from '@/components/users/public-card';
import { useLinkToken } from '@/components/users/use-link-token';
import { ApiError } from '@/lib/http/browser/browser-client';
import { publicCall, publicRequest } from '@/lib/http/browser/public-call';
import type { messages as allMessages } from '@/lib/i18n/generated/messages';
import { toLocale } from '@/lib/i18n/locale';
import type { OwnAnswer, SharedCandidate, SharedList } from '@/lib/shortlists/shortlist-schemas';
import { PinForm } from './pin-form';
import { reviewKeys, ReviewCallsContext, type ReviewCalls } from './review-calls';
import { useReviewer } from './use-reviewer';

const ShortlistReview = lazyPart(() => import('./shortlist-review').then((module) => module.ShortlistReview));

interface ShortlistOwnPageProps {
  /** Sent with this page only (docs/decisions/0129). */
  texts: (typeof allMessages.pl)['shortlistPage'];
}

/** The candidates that somebody without an account is asked about, by a link. */
export function ShortlistOwnPage({ texts }: ShortlistOwnPageProps) {
  const around = useMessages();
  const locale = toLocale(useLocale());
  const token = useLinkToken();
  return (
    <NextIntlClientProvider locale={locale} messages={{ ...around, shortlistPage: texts }}>
      {token === null ? <Spinner className="m-auto" /> : <OpenedShortlist key={token} token={token} />}
    </NextIntlClientProvider>
  );
}

/** Of a token, where what the PIN gave is kept in this tab. */
const passKey = (token: string): string => `shortlist-pass.${token.slice(0, 16)}`;

function OpenedShortlist({ token }: { token: string }) {
  const t = useTranslations('shortlistPage');
  const locale = toLocale(useLocale());
  const [pass, setPass] = useState(() => readStored('session', passKey(token)));
  const { key, name, rename } = useReviewer();
  const calls = useMemo((): ReviewCalls => {
    const access = { token, pass, key, reviewerName: name, locale };
    const blob = async (path: string, body: object) => (await publicRequest(`/shortlist/${path}`, body)).blob();
    return {
      scope: token,
      list: () => publicCall<SharedList>('/shortlist/open', access),
      candidate: (candidateId) => publicCall<SharedCandidate>('/shortlist/candidate', { ...access, candidateId }),
      answer: (candidateId, answer) =>
        publicCall<OwnAnswer>('/shortlist/answer', { ...access, candidateId, ...answer }, { keepalive: true }),
      file: (candidateId) => blob('file', { ...access, candidateId }),
      pdf: () => blob('pdf', access),
      mayAnswer: true,
      reviewer: { name, rename },
    };
  }, [token, pass, key, name, rename, locale]);
  const query = useQuery({
    // Asked again once the PIN was right.
    queryKey: [...reviewKeys.list(token), pass],
    queryFn: calls.list,
    enabled: token !== '',
    retry: false,
    meta: { errorBanner: false },
  });
  const code = query.error instanceof ApiError ? query.error.code : null;
  if (token === '' || code === 'link.invalid')
    return (
      <PublicCard title={t('gone.title')} lead={t('gone.lead')}>
        <p className="text-ink-muted text-pretty">{t('gone.ask')}</p>
      </PublicCard>
    );
  if (code === 'shortlist.pin-needed')
    return (
      <PinForm
        token={token}
        onOpen={(given) => {
          writeStored('session', passKey(token), given);
          setPass(given);
        }}
      />
    );
  if (!query.data)
    return query.error ? (
      <ErrorState error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <Spinner className="m-auto" />
    );
  return (
    <ReviewCallsContext value={calls}>
      <div className="mx-auto w-full max-w-6xl px-4 pt-6 pb-12">
        <ShortlistReview list={query.data} />
      </div>
    </ReviewCallsContext>
  );
}
