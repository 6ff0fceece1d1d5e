import type { Actor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/locale';
import { getCandidate } from '../details/get-candidate';
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

/** Who may export may read what is exported: a token needs no second scope. */
function reading(actor: Actor): Actor {
  if (actor.kind === 'system' || !actor.scopes) return actor;
  return { ...actor, scopes: [...actor.scopes, 'candidate:read'] };
}

/**
 * All that a letter about a candidate may say, in its language, with what else the screen needs of the candidate.
 *
 * @throws AppError `process.not-found`, `candidate.not-found`, `candidate.not-analysed`, `candidate.score-hidden`,
 *   `candidate.verdicts-hidden`, `permission.denied`
 */
export async function loadLetterFacts(actor: Actor, { processId, candidateId }: CandidatePlace, locale: Locale) {
  await requireProcessPermission(database(), actor, processId, 'candidate:export');
  const candidate = await getCandidate(reading({ ...actor, locale }), { processId, candidateId, peek: true });
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
