'use client';

import { toLocale } from '@/lib/i18n/locale';
import { useQuery } from '@tanstack/react-query';
import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import { ErrorState } from '@/components/ui/error-state';
import { Spinner } from '@/components/ui/spinner';
import { PublicCard } from '@/components/users/public-card';
import { useLinkToken } from '@/components/users/use-link-token';
import { ApiError } from '@/lib/http/browser/browser-client';
import { publicCall } from '@/lib/http/browser/public-call';
import type { messages as allMessages } from '@/lib/i18n/generated/messages';
import type { CandidatePageDto } from '@/lib/person-rights/person-schemas';
import { AtOnceParts } from './at-once-parts';
import { HeldParts } from './held-parts';
import { OwnRequests } from './own-requests';
import { ProvedParts } from './proved-parts';
import { RequestParts } from './request-parts';

interface CandidateOwnPageProps {
  /** Sent with this page only (docs/decisions/0129). */
  texts: (typeof allMessages.pl)['personPage'];
}

/** A candidate's own page: what is held about them, and what they may do about it. */
export function CandidateOwnPage({ texts }: CandidateOwnPageProps) {
  const around = useMessages();
  const locale = toLocale(useLocale());
  return (
    <NextIntlClientProvider locale={locale} messages={{ ...around, personPage: texts }}>
      <OpenedPage />
    </NextIntlClientProvider>
  );
}

function OpenedPage() {
  const t = useTranslations('personPage');
  const token = useLinkToken();
  const query = useQuery({
    queryKey: ['candidate-page', token],
    queryFn: () => publicCall<CandidatePageDto>('/candidate-page/open', { token }),
    enabled: Boolean(token),
    // Whether the code has left is known soon after.
    refetchInterval: ({ state }) => (state.data?.proof.code === 'QUEUED' ? 3_000 : false),
    // What is typed must not be lost.
    refetchOnReconnect: false,
    meta: { errorBanner: false },
  });
  const isGone = token === '' || (query.error instanceof ApiError && query.error.code === 'link.invalid');
  if (isGone) {
    return (
      <PublicCard title={t('gone.title')} lead={t('gone.lead')}>
        <p className="text-ink-muted text-pretty">{t('gone.rights')}</p>
      </PublicCard>
    );
  }
  if (!query.data || !token)
    return query.error ? (
      <ErrorState error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <Spinner className="m-auto" />
    );
  const page = query.data;
  const reload = () => void query.refetch();
  return (
    <div className="mx-auto w-full max-w-2xl px-4 pt-8 pb-12">
      <h1 className="text-2xl font-medium text-balance">{t('title')}</h1>
      <p className="text-ink-muted mt-1 mb-6 text-pretty wrap-anywhere">{t('lead', { process: page.process })}</p>
      <div className="flex flex-col gap-4">
        <HeldParts page={page} />
        <OwnRequests requests={page.requests} />
        <AtOnceParts page={page} token={token} onDone={reload} />
        <ProvedParts page={page} token={token} onDone={reload} />
        <RequestParts page={page} token={token} onDone={reload} />
      </div>
      <p className="text-ink-muted mt-6 text-sm text-pretty">{t('complain')}</p>
    </div>
  );
}
