import { randomUUID } from 'node:crypto';
import { recordAudit, recordAudits } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { requirePermissionIn } from '@/lib/auth/process-access';
import { chooseCandidates } from '@/lib/candidates/rows/choose-candidates';
import { lockCandidates } from '@/lib/candidates/rows/lock-candidates';
import { refuseUnknown } from '@/lib/candidates/rows/refuse-unknown';
import type { Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { actByLink, visitor, type OpenedLink } from './candidate-link';
import { findPayRange } from './find-pay-range';
import type { TellPayRange, TellPayRangeAnswer } from './person-schemas';

const timeoutMs = 60_000;

/**
 * The version of a pay range's text in a process that the caller has locked; another text than the last one is another version.
 *
 * @param range `replaces`: the version that the person saw, null for none; undefined: any
 * @throws AppError `pay-range.changed`
 */
export async function savePayRange(
  db: Db,
  {
    processId,
    text,
    byId,
    replaces,
  }: { processId: string; text: string; byId: string; replaces?: number | null | undefined },
): Promise<number> {
  const current = await findPayRange(db, processId);
  if (current?.text === text) return current.version;
  if (replaces !== undefined && replaces !== (current?.version ?? null)) throw new AppError('pay-range.changed');
  const version = (current?.version ?? 0) + 1;
  await db.payRange.create({ data: { processId, version, text, createdById: byId } });
  return version;
}

/**
 * Records that candidates were told the pay range (Labour Code, article 18³ᶜᵃ): when, how, and which version of it. From then on the
 * pages of all candidates of the process show this range.
 *
 * @returns `version`: from 1, by process; `requestId`, with which all of it can be taken back, null: nobody was told
 * @throws AppError `process.not-found`, `search.not-found`, `pay-range.changed`
 */
export async function tellPayRange(
  actor: PersonActor,
  { processId, choice, range: text, on, way, replaces }: { processId: string } & TellPayRange,
): Promise<TellPayRangeAnswer> {
  await requirePermissionIn(actor, processId, 'candidate:decide');
  return transaction(
    async (db) => {
      await lockProcess(db, processId);
      const ids = await chooseCandidates(db, actor, { processId, choice });
      const rows = await lockCandidates(db, processId, ids);
      const accepted = rows.map(({ id }) => id);
      const byId = actor.userId;
      const version = await savePayRange(db, { processId, text, byId, replaces });
      // Noon is the same day in the product's time zone.
      const requestId = randomUUID();
      const told = { version, text, toldAt: new Date(`${on}T12:00:00Z`), way, recordedById: byId, requestId };
      await db.payRangeNotice.createMany({ data: accepted.map((candidateId) => ({ candidateId, ...told })) });
      const facts = accepted.map((candidateId) => ({ processId, candidateId, version, way }));
      await recordAudits(db, actor, 'candidate.pay-range-told', facts);
      return {
        version,
        requestId: accepted.length > 0 ? requestId : null,
        accepted,
        refused: refuseUnknown(ids, rows),
      };
    },
    { timeoutMs },
  );
}

/** The candidate's page tells the range that holds now; recorded once a version. */
export async function tellByPage(
  db: Db,
  { candidate }: OpenedLink,
  { token, address }: { token: string; address: string },
): Promise<string | null> {
  const { id: candidateId, processId } = candidate;
  const current = await findPayRange(db, processId);
  if (!current) return null;
  const told = { candidateId, version: current.version };
  const known = { ...told, withdrawnAt: null };
  if (await db.payRangeNotice.findFirst({ where: known, select: { id: true } })) return current.text;
  await actByLink({ token }, async (locked) => {
    if (await locked.payRangeNotice.findFirst({ where: known, select: { id: true } })) return;
    const way = 'PAGE' as const;
    await locked.payRangeNotice.create({ data: { ...told, text: current.text, toldAt: new Date(), way } });
    const facts = { processId, candidateId, version: current.version, way };
    await recordAudit(locked, visitor(address), 'candidate.pay-range-told', facts);
  });
  return current.text;
}
