import { isProgram, type Actor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/locale';
import { readCandidate } from '../details/read-candidate';
import { recordOpening } from '../details/record-opening';
import type { CandidatePlace } from '../rows/get-candidate-row';
import { findStandingQuotes } from './find-standing-quotes';
import type { LetterFacts } from './letter-facts';

/** Who is not a person signs nothing. */
async function findSigner(actor: Actor): Promise<LetterFacts['signedBy']> {
  if (actor.kind === 'system') return { name: '', email: '' };
  const user = await database().user.findUniqueOrThrow({
    where: { id: actor.userId },
    select: { firstName: true, lastName: true, email: true },
  });
  return { name: `${user.firstName} ${user.lastName}`, email: user.email };
}

/**
 * All that a letter about a candidate may say, in its language, with what else the screen needs of the candidate.
 *
 * @throws AppError `process.not-found`, `candidate.not-found`, `candidate.not-analysed`, `candidate.score-hidden`,
 *   `candidate.verdicts-hidden`, `permission.denied`
 */
export async function loadLetterFacts(actor: Actor, { processId, candidateId }: CandidatePlace, locale: Locale) {
  await requireProcessPermission(database(), actor, processId, 'candidate:export');
  const candidate = await readCandidate({ ...actor, locale }, { processId, candidateId });
  if (isProgram(actor)) await recordOpening(actor, { processId, candidateId }, 'candidate.viewed');
  const { analysis, firstName, lastName, decision, isBlind } = candidate;
  if (candidate.isToJudge) throw new AppError('candidate.verdicts-hidden');
  if (!analysis) throw new AppError('candidate.not-analysed');
  if (candidate.isScoreHidden) throw new AppError('candidate.score-hidden');
  const [standing, process, signedBy] = await Promise.all([
    findStandingQuotes(analysis.id),
    database().process.findUniqueOrThrow({ where: { id: processId }, select: { name: true } }),
    findSigner(actor),
  ]);
  const facts: LetterFacts = {
    locale,
    candidateName: [firstName, lastName].filter(Boolean).join(' ') || null,
    position: process.name,
    analysis,
    standing,
    decision,
    signedBy,
    writtenAt: new Date(),
  };
  return { facts, isBlind };
}
