import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';

/** Whether a candidate asked that no program judges them. */
export async function isJudgedByPeople(db: Db, candidateId: string): Promise<boolean> {
  return (await db.candidatePrivacy.count({ where: { candidateId, notByProgramAt: { not: null } } })) > 0;
}

/** @throws AppError `candidate.not-by-program` for one who asked that no program judges them */
export async function requireJudgedByPrograms(db: Db, candidateId: string): Promise<void> {
  if (await isJudgedByPeople(db, candidateId)) throw new AppError('candidate.not-by-program');
}

/** The status of a candidate whom a person is to read, and no program to judge. */
export async function statusToRead(db: Db, candidateId: string): Promise<'NEW' | 'SEEN'> {
  return (await db.candidateView.count({ where: { candidateId } })) > 0 ? 'SEEN' : 'NEW';
}
