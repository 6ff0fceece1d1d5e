import { AppError } from '@/lib/errors';
import { statusOf } from '../http/ats-call';
import type { AtsClock } from '../http/ats-clock';
import type { AtsProvider, ScanInput, ScanPage } from './provider';

type Scan = AtsProvider['scanApplications'];

/** How often a scan may begin anew, so that cursors that expire again and again do not keep it from its end. */
const maxRestarts = 3;
/** Before the cursor of a scan that was begun anew: how often. */
const restarted = /^again-(\d{1,2}):/;

/** Asks for changes by the ATS's own clock, and asks again when an answer shows that it is behind. */
async function scanByClock(scan: Scan, clock: AtsClock, input: ScanInput): Promise<ScanPage> {
  const { since } = input;
  if (!since) return scan(input);
  const before = clock.earlierMs;
  const page = await scan({ ...input, since: new Date(since.getTime() - before) });
  const { earlierMs } = clock;
  return earlierMs <= before ? page : scan({ ...input, since: new Date(since.getTime() - earlierMs) });
}

/**
 * A provider's scan that begins the list anew at once when its cursor has expired, which is answered with 422, and
 * that goes by the ATS's clock.
 */
export function steadyScan(scan: Scan, clock: AtsClock): Scan {
  return async (input) => {
    const [prefix = '', times = '0'] = restarted.exec(input.cursor ?? '') ?? [];
    const mark = (page: ScanPage, before: string): ScanPage =>
      page.nextCursor === null ? page : { ...page, nextCursor: before + page.nextCursor };
    try {
      const cursor = input.cursor?.slice(prefix.length) ?? null;
      return mark(await scanByClock(scan, clock, { ...input, cursor }), prefix);
    } catch (error) {
      const hasExpired = input.cursor !== null && statusOf(error) === 422;
      if (!hasExpired) throw error;
      if (Number(times) >= maxRestarts) throw new AppError('ats.bad-answer', { cause: error });
      return mark(await scanByClock(scan, clock, { ...input, cursor: null }), `again-${Number(times) + 1}:`);
    }
  };
}
