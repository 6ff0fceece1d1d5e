'use client';

import { useQuery } from '@tanstack/react-query';
import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import { ErrorState } from '@/components/ui/error-state';
import { Spinner } from '@/components/ui/spinner';
import { PublicCard } from '@/components/users/public-card';
import { useLinkToken } from '@/components/users/use-link-token';
import { ApiError } from '@/lib/http/browser/browser-client';
import { publicCall } from '@/lib/http/browser/public-call';
import type { messages as allMessages } from '@/lib/i18n/generated/messages';
import { toLocale } from '@/lib/i18n/locale';
import type { TimesPageDto } from '@/lib/interview-times/times-schemas';
import { OpenedTimes } from './opened-times';

interface InterviewTimesPageProps {
  /** Sent with this page only (docs/decisions/0129). */
  texts: (typeof allMessages.pl)['interviewTimesPage'];
}

/** Where a candidate without an account picks, changes and cancels the time of an interview. */
export function InterviewTimesPage({ texts }: InterviewTimesPageProps) {
  const around = useMessages();
  const locale = toLocale(useLocale());
  return (
    <NextIntlClientProvider locale={locale} messages={{ ...around, interviewTimesPage: texts }}>
      <LinkedTimes />
    </NextIntlClientProvider>
  );
}

function LinkedTimes() {
  const t = useTranslations('interviewTimesPage');
  const token = useLinkToken();
  const query = useQuery({
    queryKey: ['interview-times', token],
    queryFn: () => publicCall<TimesPageDto>('/interview-times/open', { token }),
    enabled: Boolean(token),
    meta: { errorBanner: false },
  });
  const isGone = token === '' || (query.error instanceof ApiError && query.error.code === 'link.invalid');
  if (isGone) {
    return (
      <PublicCard title={t('gone.title')} lead={t('gone.lead')}>
        <p className="text-ink-muted text-pretty">{t('gone.help')}</p>
      </PublicCard>
    );
  }
  if (!query.data || !token)
    return query.error ? (
      <ErrorState error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <Spinner className="m-auto" />
    );
  const reload = () => query.refetch();
  return <OpenedTimes page={query.data} token={token} onChanged={reload} />;
}
