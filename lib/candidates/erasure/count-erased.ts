import { findFilesOf } from '@/lib/cv/delete-unused-files';
import type { Db } from '@/lib/db/client';
import type { ErasedCounts } from '@/lib/domain/candidate-review-schemas';

/** What goes with these candidates. */
export async function countErased(db: Db, candidateIds: string[]): Promise<ErasedCounts> {
  const where = { candidateId: { in: candidateIds } };
  const files = await findFilesOf(db, candidateIds);
  const parts = await db.cvFile.findMany({ where: { sha256: { in: files } }, select: { wholeSha256: true } });
  const wholes = [...files, ...parts.flatMap(({ wholeSha256 }) => wholeSha256 ?? [])];
  const [present, former, others, analyses, decisions, verdicts, details, notes, thumbs, interviewSimulations] =
    await Promise.all([
      db.candidate.count({ where: { id: { in: candidateIds }, cvSha256: { not: null } } }),
      db.formerCv.count({ where }),
      db.candidate.count({
        where: {
          id: { notIn: candidateIds },
          OR: [{ cvSha256: { in: wholes } }, { cvFile: { wholeSha256: { in: wholes } } }],
        },
      }),
      db.analysis.count({ where }),
      db.candidateDecision.count({ where }),
      db.verdictCorrection.count({ where }),
      db.detailCorrection.count({ where }),
      db.candidateNote.count({ where }),
      db.candidateThumb.count({ where }),
      db.interviewSimulation.count({ where }),
    ]);
  const review = { analyses, decisions, corrections: verdicts + details, notes, thumbs, interviewSimulations };
  return { cvFiles: present + former, isFileShared: others > 0, ...review };
}
