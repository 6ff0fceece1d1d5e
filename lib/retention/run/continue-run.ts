import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type Actor } from '@/lib/auth/actor';
import { erasePersonalData } from '@/lib/candidates/erasure/erase-personal-data';
import { lockCandidates } from '@/lib/candidates/rows/lock-candidates';
import { database, type Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { ActiveRule } from '@/lib/domain/retention/decide-fate';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { blockCandidates } from '../blocked/block-candidates';
import { eraseBoxes } from '../blocked/erase-blocked';
import { findFates, findFatesOf, type Fated } from '../find-fates';
import { runCountsSchema, runSkippedSchema } from '../retention-schemas';
import { findActiveRules } from '../rules/find-rules';

/** Candidates of one step: few enough for a transaction of some seconds. */
const batchSize = 50;
const timeoutMs = 60_000;

/**
 * The next batch of a run: erases or blocks who is due, each once, and adds them to the report in the same transaction. So a step that
 * is repeated, or goes on after a kill, counts nobody twice.
 *
 * @returns whether the run has ended
 * @throws AppError `permission.denied`
 */
export async function continueRun(actor: Actor, { runId }: { runId: string }): Promise<{ done: boolean }> {
  requirePermission(actor, 'administration');
  const run = await database().retentionRun.findUnique({ where: { id: runId } });
  if (!run || run.endedAt) return { done: true };
  const { startedAt: now, cursor } = run;
  const rules = await findActiveRules(database());
  const { due, last } = await findDue(rules, { now, after: cursor });
  return transaction(
    async (db) => {
      await db.$queryRaw`SELECT 1 FROM retention_run WHERE id = ${runId}::uuid FOR UPDATE`;
      const present = await db.retentionRun.findUniqueOrThrow({ where: { id: runId } });
      // Another step did this batch meanwhile.
      if (present.endedAt || present.cursor !== cursor) return { done: present.endedAt !== null };
      const report = {
        byRule: runCountsSchema.parse(present.byRule),
        skipped: runSkippedSchema.parse(present.skipped),
      };
      const processIds = [...new Set(due.map(({ processId }) => processId))].toSorted();
      for (const processId of processIds) {
        const ids = due.filter((one) => one.processId === processId).map(({ candidateId }) => candidateId);
        await settleProcess(db, actor, { processId, ids, now, report });
      }
      const expired = await eraseExpired(db, actor, now);
      const done = last === null && expired < batchSize;
      await db.retentionRun.update({
        where: { id: runId },
        data: {
          ...report,
          expired: { increment: expired },
          cursor: done ? null : (last ?? maxId),
          ...(done ? { endedAt: new Date() } : {}),
        },
      });
      if (done) await recordEnd(db, actor, runId);
      return { done };
    },
    { timeoutMs },
  );
}

/** Behind every candidate: only blocked ones are left to do. */
const maxId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The next candidates who are due, or would be but for a postponement or consent; `last`: of the batch, null when there are no more. */
async function findDue(
  rules: ActiveRule[],
  { now, after }: { now: Date; after: string | null },
): Promise<{ due: Fated[]; last: string | null }> {
  const due: Fated[] = [];
  for await (const fated of findFates(database(), rules, { dueBy: now, after })) {
    due.push(...fated.filter(({ fate }) => fate.dueAt <= now));
    if (due.length >= batchSize) {
      const batch = due.slice(0, batchSize);
      return { due: batch, last: batch.at(-1)?.candidateId ?? null };
    }
  }
  return { due, last: null };
}

interface Settling {
  processId: string;
  ids: string[];
  now: Date;
  report: {
    byRule: Record<string, { name: string; erased: number; blocked: number }>;
    skipped: Record<string, number>;
  };
}

/** The rules are asked again under the lock: somebody may have decided or postponed meanwhile. */
async function settleProcess(db: Db, actor: Actor, { processId, ids, now, report }: Settling): Promise<void> {
  await lockProcess(db, processId);
  await lockCandidates(db, processId, ids);
  const fated = await findFatesOf(db, await findActiveRules(db), ids);
  const erased: string[] = [];
  for (const { candidateId, fate, isBusy, isEmpty } of fated) {
    const { rule, action, at, eraseAt, laterBecause } = fate;
    if (at > now || isBusy) {
      const why = at > now ? laterBecause : 'busy';
      if (why) report.skipped[why] = (report.skipped[why] ?? 0) + 1;
      continue;
    }
    const counts = (report.byRule[rule.ruleId] ??= { name: rule.name, erased: 0, blocked: 0 });
    if (action === 'BLOCK' && eraseAt && !isEmpty) {
      await blockCandidates(db, actor, { processId, candidateIds: [candidateId], basis: rule.basis, eraseAt }, now);
      counts.blocked += 1;
    } else {
      erased.push(candidateId);
      counts.erased += 1;
    }
  }
  if (erased.length > 0)
    await erasePersonalData(db, actor, { processId, candidateIds: erased, rows: 'go', reason: 'retention' });
}

/** Erases blocked candidates whose time is over. @returns how many */
async function eraseExpired(db: Db, actor: Actor, now: Date): Promise<number> {
  const boxes = await db.blockedCandidate.findMany({
    where: { eraseAt: { lte: now } },
    orderBy: { id: 'asc' },
    take: batchSize,
    select: { id: true },
  });
  return eraseBoxes(
    db,
    actor,
    boxes.map(({ id }) => id),
    null,
  );
}

async function recordEnd(db: Db, actor: Actor, runId: string): Promise<void> {
  const { byRule, skipped, expired } = await db.retentionRun.findUniqueOrThrow({ where: { id: runId } });
  const counts = Object.values(runCountsSchema.parse(byRule));
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  await recordAudit(db, actor, 'retention.run-ended', {
    runId,
    erased: sum(counts.map(({ erased }) => erased)) + expired,
    blocked: sum(counts.map(({ blocked }) => blocked)),
    stayed: sum(Object.values(runSkippedSchema.parse(skipped))),
  });
}
