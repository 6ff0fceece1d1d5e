import { writeOffDrafts } from '@/lib/analysis/run/write-off-drafts';
import type { PersonActor } from '@/lib/auth/actor';
import { recordAudits } from '@/lib/audit/record-audit';
import { deleteUnusedFiles, findFilesOf } from '@/lib/cv/delete-unused-files';
import type { Db } from '@/lib/db/client';

/**
 * Erases locked candidates of a process: files and text unless another candidate has the same, analyses, decisions,
 * corrections, notes, interviews. What a model cost stays in the month's sum, and the audit log keeps ids.
 */
export async function eraseRows(db: Db, actor: PersonActor, processId: string, ids: string[]): Promise<void> {
  const files = await findFilesOf(db, ids);
  await keepCost(db, processId, ids);
  await writeOffDrafts(db, ids);
  await db.candidate.deleteMany({ where: { processId, id: { in: ids } } });
  await deleteUnusedFiles(db, files);
  const facts = ids.map((candidateId) => ({ processId, candidateId, reason: 'deleted' }));
  await recordAudits(db, actor, 'candidate.erased', facts);
}

/** The analyses of this month go with the candidates, what they cost does not. */
async function keepCost(db: Db, processId: string, candidateIds: string[]): Promise<void> {
  const costly = await db.analysis.findMany({
    where: { candidateId: { in: candidateIds }, inputTokens: { gt: 0 } },
    select: { inputTokens: true, cachedTokens: true, outputTokens: true, costMicros: true, finishedAt: true },
  });
  await db.modelUse.createMany({
    data: costly.map(({ finishedAt, ...use }) => ({ ...use, processId, createdAt: finishedAt })),
  });
}
