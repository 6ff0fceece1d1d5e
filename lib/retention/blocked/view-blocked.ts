import { z } from 'zod';
import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import type { Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import type { BlockedCandidate } from '../retention-schemas';

const rowsOf = <Row extends z.ZodType>(row: Row) =>
  z
    .array(row)
    .nullish()
    .transform((rows) => rows ?? []);

/** What of the kept rows is shown. */
const contentSchema = z.object({
  candidate: rowsOf(
    z.object({
      first_name: z.string().nullable(),
      last_name: z.string().nullable(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      cv_file_name: z.string().nullable(),
    }),
  ),
  candidate_decision: rowsOf(z.object({ decision: z.string(), note: z.string(), decided_at: z.string() })),
  analysis: rowsOf(z.object({ match_score: z.int(), finished_at: z.string() })),
  candidate_note: rowsOf(z.object({ text: z.string(), created_at: z.string() })),
  former_cv: rowsOf(z.object({ file_name: z.string().nullable() })),
});

/** Locks the row, so that nobody erases it meanwhile. */
async function lockBlocked(db: Db, candidateId: string) {
  await db.$queryRaw`SELECT 1 FROM blocked_candidate WHERE id = ${candidateId}::uuid FOR UPDATE`;
  const row = await db.blockedCandidate.findUnique({
    where: { id: candidateId },
    include: { process: { select: { name: true } } },
  });
  if (!row) throw new AppError('candidate.not-found');
  return row;
}

/**
 * A blocked candidate, for an administrator who says why; the reason is in the audit log.
 *
 * @throws AppError `permission.denied`, `candidate.not-found`
 */
export async function viewBlocked(
  actor: PersonActor,
  { candidateId, reason }: { candidateId: string; reason: string },
): Promise<BlockedCandidate> {
  requirePermission(actor, 'administration');
  return transaction(async (db) => {
    const row = await lockBlocked(db, candidateId);
    const content = contentSchema.parse(row.content);
    const [person] = content.candidate;
    if (!person) throw new AppError('candidate.not-found');
    const { processId, ordinalNumber, basis, blockedAt, eraseAt } = row;
    await recordAudit(db, actor, 'candidate.blocked-viewed', { processId, candidateId, blockedReason: reason });
    const names = [person.cv_file_name, ...content.former_cv.map(({ file_name }) => file_name)];
    return {
      candidateId,
      ordinalNumber,
      processId,
      processName: row.process.name,
      basis,
      blockedAt: blockedAt.toISOString(),
      eraseAt: eraseAt.toISOString(),
      firstName: person.first_name,
      lastName: person.last_name,
      email: person.email,
      phone: person.phone,
      decisions: content.candidate_decision.map(({ decided_at: decidedAt, ...one }) => ({ ...one, decidedAt })),
      analyses: content.analysis.map((one) => ({ matchScore: one.match_score, finishedAt: one.finished_at })),
      notes: content.candidate_note.map(({ text, created_at: createdAt }) => ({ text, createdAt })),
      cvs: names.flatMap((fileName) => (fileName === null ? [] : [{ fileName }])),
    };
  });
}
