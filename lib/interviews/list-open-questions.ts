import { labelBreakdown } from '@/lib/analysis/criteria/criterion-labels';
import { scoreBreakdownSchema } from '@/lib/domain/analysis-schemas';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { visibleProcessSql } from '@/lib/auth/process-access';
import { hiddenIdentity } from '@/lib/candidates/blind/blind-sql';
import { hidesScoreFrom, hidesVerdictsFrom } from '@/lib/candidates/hidden-score/hidden-score';
import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { openPoints } from './open-points';
import type { OpenQuestionsPage } from './schemas';
import type { OpenQuestionOrder, OpenQuestionScope } from './search-params';

const pageSize = 10;

export interface ListOpenQuestionsInput {
  /** From 1. */
  page: number;
  scope: OpenQuestionScope;
  order: OpenQuestionOrder;
}

interface Row {
  candidateId: string;
  processId: string;
  processName: string;
  firstName: string | null;
  lastName: string | null;
  ordinalNumber: number;
  matchScore: number | null;
  scoreBreakdown: unknown;
  criteriaSnapshot: unknown;
  totalItems: number;
  isHidden: boolean;
}

const orders: Record<OpenQuestionOrder, Prisma.Sql> = {
  range: Prisma.sql`f."shownSpread" DESC NULLS LAST, f."shownScore" DESC NULLS LAST, f."candidateId"`,
  match: Prisma.sql`f.chosen DESC, f."shownScore" DESC NULLS LAST, f."shownSpread" DESC NULLS LAST, f."candidateId"`,
};

/** With the recruiters' corrections. */
const breakdown = Prisma.sql`coalesce(c.corrected_breakdown, a.score_breakdown)`;

/** Analysed candidates `c` of open processes `p`, with their analysis `a`. */
function analysed(scope: OpenQuestionScope, actor: PersonActor): Prisma.Sql {
  const owner = scope === 'mine' ? Prisma.sql`AND p.created_by_id = ${actor.userId}::uuid` : Prisma.empty;
  return Prisma.sql`
    FROM candidate c JOIN process p ON p.id = c.process_id JOIN analysis a ON a.id = c.current_analysis_id
    WHERE p.status <> 'ARCHIVED' AND c.status IN ('NEW', 'SEEN', 'PROCESSING_OUTDATED', 'sent') ${owner}
      AND ${visibleProcessSql(actor, Prisma.sql`p.id`)}`;
}

/** One statement for the analysed candidates with a score range, their number, and one page of them. */
function findRows({ page, scope, order }: ListOpenQuestionsInput, actor: PersonActor): Promise<Row[]> {
  return database().$queryRaw<Row[]>`
    WITH scored AS (
      SELECT c.id AS "candidateId", p.id AS "processId", p.name AS "processName",
        CASE WHEN ${hiddenIdentity} THEN NULL ELSE c.first_name END AS "firstName",
        CASE WHEN ${hiddenIdentity} THEN NULL ELSE c.last_name END AS "lastName", c.ordinal_number AS "ordinalNumber", c.match_score AS "matchScore",
        (c.status = 'sent' OR c.rate_source = 'RECRUITER' AND c.rate >= 4) IS TRUE AS chosen,
        (${breakdown} ->> 'rangeLow')::int AS "rangeLow", (${breakdown} ->> 'rangeHigh')::int AS "rangeHigh",
        ${hidesScoreFrom(actor)} AS "isHidden"
      ${analysed(scope, actor)} AND c.decision IS DISTINCT FROM 'REJECT' AND NOT ${hidesVerdictsFrom(actor)})
    , found AS (
      SELECT s.*, CASE WHEN NOT s."isHidden" THEN s."matchScore" END AS "shownScore",
        CASE WHEN NOT s."isHidden" THEN s."rangeHigh" - s."rangeLow" END AS "shownSpread"
      FROM scored s)
    , shown AS (
      SELECT f.*, row_number() OVER (ORDER BY ${orders[order]}) AS place, count(*) OVER ()::int AS "totalItems"
      FROM found f WHERE f."rangeHigh" > f."rangeLow" OR f."matchScore" IS NULL
      ORDER BY place LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize})
    SELECT s.*, ${breakdown} AS "scoreBreakdown", a.criteria_snapshot AS "criteriaSnapshot"
    FROM shown s JOIN candidate c ON c.id = s."candidateId" JOIN analysis a ON a.id = c.current_analysis_id
    ORDER BY s.place`;
}

async function hasAnalysed(scope: OpenQuestionScope, actor: PersonActor): Promise<boolean> {
  const [row] = await database().$queryRaw<
    { found: boolean }[]
  >`SELECT EXISTS (SELECT 1 ${analysed(scope, actor)}) AS found`;
  return row?.found ?? false;
}

/**
 * What to ask in interviews: analysed candidates of open processes, not rejected, whose score has a range or whose CV was not
 * read, each with the criteria that the CV leaves open (docs/specification.md, Analysis). Who is to be judged first is left out.
 *
 * @param input `page` from 1; a page past the end is empty, with no total
 * @throws AppError `permission.denied`
 */
export async function listOpenQuestions(actor: PersonActor, input: ListOpenQuestionsInput): Promise<OpenQuestionsPage> {
  requirePermission(actor, 'interview:read');
  const rows = await findRows(input, actor);
  const totalItems = rows[0]?.totalItems ?? 0;
  return {
    items: rows.map(({ firstName, lastName, scoreBreakdown, criteriaSnapshot, ...row }) => {
      const stored = scoreBreakdownSchema.parse(scoreBreakdown);
      const breakdown = labelBreakdown(stored, criteriaSnapshot, actor.locale);
      const { candidateId, processId, processName, ordinalNumber, isHidden } = row;
      return {
        candidateId,
        processId,
        processName,
        ordinalNumber,
        matchScore: isHidden ? null : row.matchScore,
        name: [firstName, lastName].filter(Boolean).join(' ') || null,
        rangeLow: isHidden ? null : breakdown.rangeLow,
        rangeHigh: isHidden ? null : breakdown.rangeHigh,
        ...openPoints(breakdown),
      };
    }),
    page: input.page,
    pageSize,
    totalItems,
    totalPages: Math.ceil(totalItems / pageSize),
    hasAnalysed: rows.length > 0 || (await hasAnalysed(input.scope, actor)),
  };
}
