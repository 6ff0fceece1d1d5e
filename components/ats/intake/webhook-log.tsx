'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { apiRequest } from '@/lib/http/browser/browser-client';
import type { WebhookMessageDto } from '@/lib/webhooks/webhook-schemas';
import { intakePaths, intakeQueries } from './intake-queries';

const tones = { PENDING: 'neutral', DELIVERED: 'positive', DEAD: 'negative' } as const;

function useInstant() {
  const format = useFormatter();
  return (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'medium' });
}

function Attempts({ log, messageId }: Pick<WebhookMessageDto, 'log' | 'messageId'>) {
  const t = useTranslations('ats.intake.results');
  const errors = useTranslations('errors');
  const instant = useInstant();
  const outcome = ({ httpStatus, reason }: WebhookMessageDto['log'][number]) => {
    if (reason === null) return t('taken', { status: httpStatus ?? 0 });
    if (httpStatus !== null) return t('answered', { status: httpStatus });
    return errors.has(reason) ? errors(reason) : reason;
  };
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer rounded-sm">{t('attempts', { count: log.length })}</summary>
      <ol className="text-ink-muted mt-1 flex flex-col gap-1 tabular-nums">
        {log.map((attempt) => (
          <li key={attempt.at} className="text-pretty">
            <time dateTime={attempt.at}>{instant(attempt.at)}</time> · {outcome(attempt)} ·{' '}
            {t('took', { ms: attempt.tookMs })}
          </li>
        ))}
      </ol>
      <p className="text-ink-muted mt-1 wrap-anywhere">
        {t('message')} <code>{messageId}</code>
      </p>
    </details>
  );
}

interface MessageRowProps {
  processId: string;
  message: WebhookMessageDto;
  onResent: () => void;
}

function MessageRow({ processId, message, onResent }: MessageRowProps) {
  const t = useTranslations('ats.intake.results');
  const instant = useInstant();
  const { messageId, state, candidate, createdAt, nextAttemptAt, log } = message;
  const name = candidate ? t('candidate', { number: candidate.ordinalNumber }) : t('event');
  const resend = useMutation({
    mutationFn: () => apiRequest({ path: `${intakePaths.webhooks(processId)}/${messageId}/resend`, method: 'POST' }),
    meta: { successBanner: t('resent') },
    onSettled: onResent,
  });
  // The first attempt is being made.
  const isOnItsWay = state === 'PENDING' && log.length === 0;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 border-t py-2 first:border-t-0">
      <div className="min-w-52 flex-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="font-medium">{name}</span> <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
        </p>
        <p className="text-ink-muted text-sm tabular-nums">{t('decided', { at: instant(createdAt) })}</p>
        {nextAttemptAt && log.length > 0 && <p className="text-sm">{t('next', { at: instant(nextAttemptAt) })}</p>}
        {log.length > 0 && <Attempts log={log} messageId={messageId} />}
      </div>
      {!isOnItsWay && (
        <Button
          size="sm"
          variant="ghost"
          loading={resend.isPending}
          aria-label={t('resendOf', { name })}
          onClick={() => resend.mutate()}
        >
          {t('resend')}
        </Button>
      )}
    </li>
  );
}

/** What another system was told of decisions, and what it answered. */
export function WebhookLog({ processId }: { processId: string }) {
  const t = useTranslations('ats.intake.results');
  const client = useQueryClient();
  const query = useQuery(intakeQueries.webhooks(processId));
  const reload = () => void client.invalidateQueries({ queryKey: intakeQueries.webhooks(processId).queryKey });
  if (query.error && !query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton className="h-10 w-full" />;
  const { items } = query.data;
  return (
    <div className="flex flex-col gap-2">
      {items.length === 0 ? (
        <p>{t('empty')}</p>
      ) : (
        <ul>
          {items.map((message) => (
            <MessageRow key={message.messageId} processId={processId} message={message} onResent={reload} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" loading={query.isFetching} onClick={reload}>
          {t('reload')}
        </Button>
      </div>
    </div>
  );
}
