import { isProgram, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { AnalysisDto } from '@/lib/domain/analysis-schemas';
import type { CandidateListItem } from '@/lib/domain/candidate-schemas';

/** Whether the process's setting is about the actor: programs and the product itself see every score. */
export function isForPeople(actor: Actor): actor is Extract<Actor, { kind: 'person' }> {
  return actor.kind === 'person' && !isProgram(actor);
}

/** For SQL: the person has not said that they have read the verdicts of the row `c`'s current analysis. */
export function isUnreadBy(userId: string): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT FROM analysis judged WHERE judged.id = c.current_analysis_id AND NOT EXISTS (
    SELECT FROM candidate_view read WHERE read.candidate_id = c.id AND read.user_id = ${userId}::uuid
      AND read.verdicts_read_at >= judged.finished_at))`;
}

/**
 * Those of the candidates whose score the actor does not see yet: their process hides it, and this person has not read the verdicts.
 *
 * @returns their ids; nobody for a program
 */
export async function findHiddenScores(actor: Actor, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (!isForPeople(actor) || ids.length === 0) return new Set();
  const rows = await database().$queryRaw<{ id: string }[]>`
    SELECT c.id FROM candidate c JOIN process p ON p.id = c.process_id
    WHERE c.id = ANY(${[...ids]}::uuid[]) AND p.hides_score AND ${isUnreadBy(actor.userId)}`;
  return new Set(rows.map(({ id }) => id));
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
