import { findFilesOf } from '@/lib/cv/delete-unused-files';
import type { Db } from '@/lib/db/client';
import type { ErasedCounts } from '@/lib/domain/candidate-review-schemas';

/** What goes with these candidates. */
export async function countErased(db: Db, candidateIds: string[]): Promise<ErasedCounts> {
  const where = { candidateId: { in: candidateIds } };
  const files = await findFilesOf(db, candidateIds);
  const [present, former, others, analyses, decisions, corrections, notes, thumbs, interviewSimulations] =
    await Promise.all([
      db.candidate.count({ where: { id: { in: candidateIds }, cvSha256: { not: null } } }),
      db.formerCv.count({ where }),
      db.candidate.count({ where: { cvSha256: { in: files }, id: { notIn: candidateIds } } }),
      db.analysis.count({ where }),
      db.candidateDecision.count({ where }),
      db.verdictCorrection.count({ where }),
      db.candidateNote.count({ where }),
      db.candidateThumb.count({ where }),
      db.interviewSimulation.count({ where }),
    ]);
  const review = { analyses, decisions, corrections, notes, thumbs, interviewSimulations };
  return { cvFiles: present + former, isFileShared: others > 0, ...review };
}
