import { isProgram, type Actor } from '@/lib/auth/actor';
import { database, type Db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { AnalysisDto } from '@/lib/domain/analysis-schemas';
import type { CandidateListItem } from '@/lib/domain/candidate-schemas';
import { AppError } from '@/lib/errors';

/** Of 65,536, the values of two bytes. */
const tenth = 6_554;

/** Whether the process's setting is about the actor: programs and the product itself see every score. */
export function isForPeople(actor: Actor): actor is Extract<Actor, { kind: 'person' }> {
  return actor.kind === 'person' && !isProgram(actor);
}

/** For SQL: whether the person has not said that they have read the verdicts of the row `c`'s current analysis. */
function isUnreadBy(userId: string): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT FROM analysis judged WHERE judged.id = c.current_analysis_id AND NOT EXISTS (
    SELECT FROM candidate_view read WHERE read.candidate_id = c.id AND read.user_id = ${userId}::uuid
      AND read.verdicts_read_at >= judged.finished_at))`;
}

/**
 * For SQL: whether the row `c` is in the random tenth of its process that this person judges before seeing the verdicts, and they
 * have neither judged nor skipped it. Who was analysed before the process asked for that is not in it: the verdicts were seen.
 */
function isToJudgeBy(userId: string): Prisma.Sql {
  const hash = Prisma.sql`sha256(convert_to(asking.calibration_seed::text || c.id::text, 'UTF8'))`;
  // The first condition is looked up once for all rows, and spares most of them the others.
  return Prisma.sql`(c.process_id IN (SELECT asks.id FROM process asks WHERE asks.calibration_since IS NOT NULL)
    AND EXISTS (SELECT FROM process asking WHERE asking.id = c.process_id AND get_byte(${hash}, 0) * 256 + get_byte(${hash}, 1) < ${tenth}::int
      AND NOT EXISTS (SELECT FROM analysis shown
        WHERE shown.candidate_id = c.id AND shown.finished_at < asking.calibration_since))
    AND EXISTS (SELECT FROM analysis judged WHERE judged.id = c.current_analysis_id AND judged.match_score IS NOT NULL)
    AND NOT EXISTS (SELECT FROM calibration_answer given
      WHERE given.candidate_id = c.id AND given.user_id = ${userId}::uuid))`;
}

/** For SQL: whether the verdicts of the row `c` are hidden from the actor. From a program they are as from its owner. */
export function hidesVerdictsFrom(actor: Actor): Prisma.Sql {
  return actor.kind === 'person' ? isToJudgeBy(actor.userId) : Prisma.sql`FALSE`;
}

/** For SQL: whether the score of the row `c` is hidden from the actor, alone or with the verdicts. */
export function hidesScoreFrom(actor: Actor): Prisma.Sql {
  if (!isForPeople(actor)) return hidesVerdictsFrom(actor);
  return Prisma.sql`((c.process_id IN (SELECT hiding.id FROM process hiding WHERE hiding.hides_score)
    AND ${isUnreadBy(actor.userId)}) OR ${isToJudgeBy(actor.userId)})`;
}

/** What of a candidate is hidden: the score, or the verdicts as well. */
export type HiddenPart = 'SCORE' | 'VERDICTS';

/**
 * Those of the candidates whose score the actor does not see yet, and of whom also not the verdicts: their process hides scores
 * until the verdicts are read, or asks this person to judge some before seeing what was judged.
 *
 * @returns what is hidden, by candidate id
 */
export async function findHiddenScores(
  actor: Actor,
  ids: readonly string[],
  db: Db = database(),
): Promise<ReadonlyMap<string, HiddenPart>> {
  if (actor.kind !== 'person' || ids.length === 0) return new Map();
  const rows = await db.$queryRaw<{ id: string; isToJudge: boolean }[]>`
    SELECT c.id, ${hidesVerdictsFrom(actor)} AS "isToJudge" FROM candidate c
    WHERE c.id = ANY(${[...ids]}::uuid[]) AND ${hidesScoreFrom(actor)}`;
  return new Map(rows.map(({ id, isToJudge }) => [id, isToJudge ? 'VERDICTS' : 'SCORE']));
}

/** Whether a person is to judge the candidate before seeing the verdicts. */
export async function isToJudge(userId: string, candidateId: string): Promise<boolean> {
  const [row] = await database().$queryRaw<{ isToJudge: boolean }[]>`
    SELECT ${isToJudgeBy(userId)} AS "isToJudge" FROM candidate c WHERE c.id = ${candidateId}::uuid`;
  return row?.isToJudge ?? false;
}

/**
 * For answers that a score or verdict of a candidate would be part of.
 *
 * @throws AppError `candidate.verdicts-hidden`, `candidate.score-hidden`
 */
export async function requireShownScore(actor: Actor, candidateId: string): Promise<void> {
  const hidden = (await findHiddenScores(actor, [candidateId])).get(candidateId);
  if (hidden) throw new AppError(hidden === 'VERDICTS' ? 'candidate.verdicts-hidden' : 'candidate.score-hidden');
}

type Scored = Pick<CandidateListItem, 'matchScore' | 'earlierScore' | 'rangeLow' | 'rangeHigh' | 'rate' | 'rateSource'>;

/** A row of the list, or the details, without its score, and without the stars that follow from it. */
export function withoutScore<Item extends Scored>(item: Item): Item & { isScoreHidden: true } {
  const stars = item.rateSource === 'AI' ? { rate: null, rateSource: null } : {};
  return {
    ...item,
    matchScore: null,
    earlierScore: null,
    rangeLow: null,
    rangeHigh: null,
    ...stars,
    isScoreHidden: true,
  };
}

/** An analysis with its verdicts, without the score and the points that add up to it. */
export function withoutPoints(analysis: AnalysisDto): AnalysisDto {
  const lines = analysis.scoreBreakdown.lines.map((line) => ({ ...line, points: 0 }));
  const scoreBreakdown = {
    ...analysis.scoreBreakdown,
    score: null,
    rangeLow: null,
    rangeHigh: null,
    base: 0,
    redFlagPenalty: 0,
    capped: false,
    lines,
  };
  return { ...analysis, matchScore: null, engineScore: null, scoreSpread: null, scoreBreakdown };
}
