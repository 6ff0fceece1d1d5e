import { requirePermission, type Actor } from '@/lib/auth/actor';
import type { Permission } from '@/lib/domain/user-schemas';
import { logger } from '@/lib/logger';
import { findLiveRequests, type RequestKey } from './find-live-requests';
import { sendOutboxSoon } from './outbox-sender';
import { selectedRunner, type RunnerKind } from './select-runner';

const minuteMs = 60_000;

/** When something is looked for. */
interface Look {
  now: Date;
  /** What has shown no life since then is quiet. */
  since: Date;
}

/** What became of lost work. */
export interface Recovered {
  requested: number;
  /** Waits again for what it waited for before. */
  waiting: number;
  /** Given up. */
  failed: number;
}

/** A kind of background work that is written down in rows, so that it can be asked for again when its run is lost. */
interface KindOfWork<Row> {
  /** For the log. */
  name: string;
  permission: Permission;
  /** Minutes without a sign of life after which a row is quiet, by who runs the steps. */
  quietMinutes: Record<RunnerKind, number>;
  /** The quiet rows that nothing else holds up, the oldest first. */
  findQuiet(look: Look): Promise<Row[]>;
  /** What names a row's run: a quiet row is lost when that is not alive. Without it, when it is quiet. */
  request?: { key: RequestKey; of: (row: Row) => string | null };
  /** Asks for the lost ones, in a way that asking twice harms nobody. */
  askAgain(actor: Actor, lost: Row[], look: Look): Promise<Partial<Recovered>>;
}

/** As it is called: `now` and `quietMs` stand for the time, and for `quietMinutes`. */
type Recovery = (actor: Actor, options?: { now?: Date; quietMs?: number }) => Promise<Recovered>;

/**
 * What asks again for the lost work of a kind (docs/decisions/0127). Safe in concurrent processes.
 *
 * @returns a use case that throws AppError `permission.denied`
 */
export function recoveryOf<Row>(kind: KindOfWork<Row>): Recovery {
  return async (actor, { now = new Date(), quietMs = kind.quietMinutes[selectedRunner()] * minuteMs } = {}) => {
    requirePermission(actor, kind.permission);
    const look = { now, since: new Date(now.getTime() - quietMs) };
    const lost = await withoutLive(kind, await kind.findQuiet(look));
    const recovered = { requested: 0, waiting: 0, failed: 0 };
    if (lost.length === 0) return recovered;
    Object.assign(recovered, await kind.askAgain(actor, lost, look));
    sendOutboxSoon();
    logger.warn({ work: kind.name, ...recovered }, 'lost work was asked for again');
    return recovered;
  };
}

async function withoutLive<Row>({ request }: KindOfWork<Row>, quiet: Row[]): Promise<Row[]> {
  if (!request) return quiet;
  const live = await findLiveRequests(
    request.key,
    quiet.flatMap((row) => request.of(row) ?? []),
  );
  return quiet.filter((row) => !live.has(request.of(row) ?? ''));
}
