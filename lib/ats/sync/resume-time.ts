import { findCheckpoint, firstCheckpoint, type Checkpoint } from './checkpoint';
import { whyStopped, type RunningSync } from './running-sync';

/** Reasons that pass by themselves. All others, such as refused credentials, wait for a person. */
export const passingReasons: readonly string[] = ['ats.unreachable', 'ats.rate-limited', 'ats.bad-answer'];

const minuteMs = 60_000;
export const firstPauseMinutes = 15;
const longestPauseMinutes = 6 * 60;
/** The schedule looks every five minutes (inngest/functions/timed-works.ts). */
const tickMs = 5 * minuteMs;

/** How often in a row it has been given up without coming further than before. */
const timesGivenUp = ({ steps, gaveUp }: Checkpoint): number => (steps > gaveUp.farthest ? 1 : gaveUp.times + 1);

/** 15, 30, 60 … 360 minutes; not longer than the schedule. */
function pauseMinutes(checkpoint: Checkpoint, scheduleMinutes: number | null): number {
  const pause = firstPauseMinutes * 2 ** Math.min(timesGivenUp(checkpoint) - 1, 10);
  return Math.min(pause, longestPauseMinutes, scheduleMinutes ?? longestPauseMinutes);
}

function isWaiting({ process, connection }: RunningSync): boolean {
  const { status, statusReason } = process;
  const isOpen = status === 'ACTIVE' || status === 'CREATED';
  const isUsable = !connection.paused && connection.stoppedReason === null && connection.encryptedCredentials !== null;
  return isUsable && (isOpen || (status === 'ERROR' && statusReason?.startsWith('ats.') === true));
}

/**
 * When a failed synchronisation, the last one of its process, goes on by itself: after a pause that grows as long as none
 * comes further, and at once when somebody has activated the process. Null: a person has to do something first.
 */
export function resumeTime(sync: RunningSync): Date | null {
  const { state, reason, endedAt, process, connection } = sync;
  const checkpoint = findCheckpoint(sync.checkpoint);
  if (state !== 'FAILED' || !endedAt || !checkpoint || !reason || !passingReasons.includes(reason)) return null;
  if (whyStopped(sync, checkpoint) !== null || !isWaiting(sync)) return null;
  const minutes = process.status === 'ACTIVE' ? 0 : pauseMinutes(checkpoint, connection.scheduleMinutes);
  return new Date(Math.max(endedAt.getTime() + minutes * minuteMs, connection.blockedUntil?.getTime() ?? 0));
}

/** {@link resumeTime} as the schedule keeps it, for people. */
export function shownResumeTime(sync: RunningSync, now: Date): Date | null {
  const time = resumeTime(sync);
  return time && new Date(Math.ceil(Math.max(time.getTime(), now.getTime()) / tickMs) * tickMs);
}

/**
 * Where it goes on: after what it took in, so that a scan of many pages ends even when many calls fail. From the beginning
 * when it did not come on since it was last resumed: an old cursor may not be known any more.
 */
export function resumedCheckpoint(checkpoint: Checkpoint): Checkpoint {
  const { steps, gaveUp, phase, recruitmentId, since, until } = checkpoint;
  const given = { at: steps, farthest: Math.max(steps, gaveUp.farthest), times: timesGivenUp(checkpoint) };
  const isStuck = phase === 'SCANNING' && steps === gaveUp.at;
  const from = isStuck ? firstCheckpoint(recruitmentId, since ? new Date(since) : null, new Date(until)) : checkpoint;
  // The account may have lost or got rights meanwhile.
  return { ...from, asksNobody: undefined, attempts: 0, waiting: null, gaveUp: given };
}
