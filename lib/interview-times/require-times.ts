import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { instantOf } from './zoned-time';

export interface TimeSpan {
  startsAt: Date;
  endsAt: Date;
}

const minuteMs = 60_000;
const furthestMs = 366 * 24 * 60 * minuteMs;

interface LocalTimes {
  /** As clocks show them in `timeZone`. */
  times: readonly string[];
  timeZone: string;
  minutes: number;
}

/**
 * When interviews begin and end, the earliest first.
 *
 * @throws AppError `interview-times.no-such-time` for one that the clocks skip; `interview-times.not-ahead` unless all are within
 *   the next year
 */
export function readTimes({ times, timeZone, minutes }: LocalTimes): TimeSpan[] {
  const spans = times.map((local) => {
    const startsAt = instantOf(local, timeZone);
    if (!startsAt) throw new AppError('interview-times.no-such-time', { values: { time: local.replace('T', ' ') } });
    return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * minuteMs) };
  });
  const now = Date.now();
  const isAhead = ({ startsAt }: TimeSpan) => startsAt.getTime() > now && startsAt.getTime() < now + furthestMs;
  if (!spans.every(isAhead)) throw new AppError('interview-times.not-ahead');
  return spans.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

/**
 * Requires that the recruiter has offered or arranged nothing else then, and that the times do not overlap each other.
 *
 * @param input `renewed`: candidates whose open offer or interview is replaced, and so does not count
 * @throws AppError `interview-times.overlapping`
 */
export async function requireNoOverlap(
  db: Db,
  { userId, spans, renewed }: { userId: string; spans: readonly TimeSpan[]; renewed: readonly string[] },
): Promise<void> {
  const isCrossed = spans.some(({ startsAt }, index) => {
    const before = spans[index - 1];
    return before !== undefined && before.endsAt > startsAt;
  });
  const others = { candidateId: { notIn: [...renewed] } };
  const open = { state: { in: ['OFFERED' as const, 'DECLINED' as const] }, ...others };
  const busy = await db.interviewSlot.count({
    where: {
      withdrawnAt: null,
      OR: spans.map(({ startsAt, endsAt }) => ({ startsAt: { lt: endsAt }, endsAt: { gt: startsAt } })),
      offer: { createdById: userId },
      AND: {
        OR: [{ invitation: { is: others } }, { invitation: null, offer: { invitations: { some: open } } }],
      },
    },
  });
  if (isCrossed || busy > 0) throw new AppError('interview-times.overlapping');
}
