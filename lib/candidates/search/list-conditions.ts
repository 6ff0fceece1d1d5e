import { z } from 'zod';
import { verdictSchema } from '@/lib/domain/analysis-schemas';
import { Prisma } from '@/lib/db/generated/client';
import { languageLevelSchema } from '@/lib/domain/process-schemas';

const levels = languageLevelSchema.options;
const nothing = Prisma.sql`FALSE`;

/** Values `<key>:<rest>` by key. */
function byKey(values: readonly string[]): [string, string[]][] {
  const pairs = values.map((value): [string, string] => {
    const [key = '', rest = ''] = value.split(':', 2);
    return [key, rest];
  });
  return [...Map.groupBy(pairs, ([key]) => key)].map(([key, group]) => [key, group.map(([, rest]) => rest)]);
}

function all(conditions: Prisma.Sql[]): Prisma.Sql {
  return conditions.length === 0 ? nothing : Prisma.join(conditions, ' AND ');
}

/**
 * Candidates with one of the verdicts on each criterion, a recruiter's before the engine's.
 *
 * @param values `<criterionId>:<verdict>`; malformed ones find nobody
 */
export function verdictsOnCriteria(values: readonly string[]): Prisma.Sql {
  const conditions = byKey(values).map(([criterionId, chosen]) => {
    const verdicts = chosen.filter((one) => verdictSchema.safeParse(one).success);
    if (!z.uuid().safeParse(criterionId).success || verdicts.length === 0) return nothing;
    return Prisma.sql`CASE WHEN c.corrected_breakdown IS NULL
      THEN c.current_analysis_id IN (SELECT v.analysis_id FROM criterion_verdict v
        WHERE v.criterion_id = ${criterionId}::uuid AND v.verdict = ANY(${verdicts}::"Verdict"[]))
      ELSE EXISTS (SELECT FROM jsonb_to_recordset(c.corrected_breakdown->'lines') AS line("criterionId" uuid, verdict text)
        WHERE line."criterionId" = ${criterionId}::uuid AND line.verdict = ANY(${verdicts})) END`;
  });
  return all(conditions);
}

/**
 * Candidates who speak each of the languages.
 *
 * @param values `<code>`, or `<code>:<level>` for at least that level; an unknown level finds nobody
 */
export function spokenLanguages(values: readonly string[]): Prisma.Sql {
  const conditions = byKey(values).map(([code, chosen]) => {
    const lowest = Math.min(...chosen.map((level) => (level === '' ? 0 : rankOf(level))));
    return Prisma.sql`EXISTS (SELECT FROM jsonb_to_recordset(c.languages) AS spoken(language text, level text)
      WHERE spoken.language = ${code} AND spoken.level = ANY(${levels.slice(lowest)}::text[]))`;
  });
  return all(conditions);
}

/** Behind the last one for a level that does not exist. */
function rankOf(level: string): number {
  const rank = levels.findIndex((one) => one === level);
  return rank === -1 ? levels.length : rank;
}
