import type { z } from 'zod';
import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { findHiddenScores } from '../hidden-score/hidden-score';
import { getCandidateRow, type CandidatePlace } from '../rows/get-candidate-row';
import type { candidateStatusAnswerSchema } from '@/lib/domain/candidate-schemas';

/** Status and progress of a candidate's analysis. @throws AppError `candidate.not-found` */
export async function getCandidateStatus(
  actor: Actor,
  input: CandidatePlace,
): Promise<z.infer<typeof candidateStatusAnswerSchema>> {
  requirePermission(actor, 'candidate:read');
  const row = await getCandidateRow(database(), input);
  const { status, statusReason, progress, readingPage, readingPages } = row;
  const matchScore = (await findHiddenScores(actor, [row.id])).has(row.id) ? null : row.matchScore;
  return { status, statusReason, progress, readingPage, readingPages, matchScore };
}
