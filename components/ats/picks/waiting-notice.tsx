import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { atsQueries } from '@/components/ats/queries/ats-queries';
import { pollingInterval } from '@/components/query/polling-intervals';
import { useIdle } from '@/components/query/use-idle';

interface WaitingNoticeProps {
  processId: string;
  /** Candidates that are being sent, also those who wait. */
  sending: number;
  /** Whether the first one could not be sent, so that a person has to decide before the others go on. */
  hasConflict: boolean;
}

/** How many candidates wait until the first of a new link has been sent and read back. */
export function WaitingNotice({ processId, sending, hasConflict }: WaitingNoticeProps) {
  const t = useTranslations('ats.pick.waiting');
  const idle = useIdle();
  const isSending = sending > 0;
  const query = useQuery({
    ...atsQueries.waitingForFirst(processId),
    enabled: isSending,
    refetchInterval: pollingInterval({ live: isSending, idle }),
  });
  const count = isSending ? (query.data?.totalItems ?? 0) : 0;
  if (count === 0) return null;
  return (
    <p role="status" className="bg-sunken flex shrink-0 items-start gap-2.5 rounded-lg px-3 py-2">
      <Clock className="text-ink-muted mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span className="text-pretty">{t(hasConflict ? 'decision' : 'first', { count })}</span>
    </p>
  );
}
