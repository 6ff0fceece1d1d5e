import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { findBlindMask, maskOfPerson, maskText } from '@/lib/candidates/blind/blind-mask';
import { blindSelect, isBlind } from '@/lib/candidates/blind/blindness';
import { getCandidateRow, type CandidatePlace } from '@/lib/candidates/rows/get-candidate-row';
import { database } from '@/lib/db/client';
import { readAnswers } from '@/lib/domain/application-answers';
import type { CandidateApplicationDto } from './form-schemas';

/**
 * What a candidate wrote in the application form. In a blind process without name and address, and with bars over what tells who it
 * is.
 *
 * @throws AppError `process.not-found`, `candidate.not-found`
 */
export async function getApplication(actor: PersonActor, place: CandidatePlace): Promise<CandidateApplicationDto> {
  const db = database();
  await requireProcessPermission(db, actor, place.processId, 'candidate:read');
  const { id: candidateId } = await getCandidateRow(db, place);
  const row = await db.formApplication.findUnique({
    where: { candidateId },
    include: {
      link: { select: { source: true } },
      candidate: { select: { ...blindSelect, cvSha256: true, city: true } },
    },
  });
  if (!row) return { application: null };
  const { firstName, lastName, candidate } = row;
  const hidden = isBlind(candidate);
  const person = { firstName, lastName, city: candidate.city };
  const mask = hidden ? ((await findBlindMask(candidate.cvSha256, person)) ?? maskOfPerson(person)) : null;
  return {
    application: {
      receivedAt: row.receivedAt.toISOString(),
      source: row.link?.source ?? null,
      name: hidden ? null : `${firstName} ${lastName}`,
      email: hidden ? null : row.email,
      answers: readAnswers(row.answers).map((one) => (mask ? { ...one, answer: maskText(one.answer, mask) } : one)),
    },
  };
}
