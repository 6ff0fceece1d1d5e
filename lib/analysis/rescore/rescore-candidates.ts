import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { toLocale } from '@/lib/i18n/locale';
import type { ProcessRow } from '@/lib/process-rows/get-process-row';
import { applyCorrections } from '../corrections/apply-corrections';
import { buildCriteriaSnapshot } from '../criteria/build-criteria-snapshot';
import { criterionLabels } from '../criteria/criterion-labels';
import { noUsage } from '../engines/model-usage';
import { toJudgements, verdictsInclude } from '../store/find-stored-judgements';
import { analysisInputHash, areAllJudged } from '../criteria/input-hash';
import { canBeScored, breakDown, starsForScore } from '../score/match-score';
import { planCriteriaChange } from '../criteria/plan-criteria-change';
import { rejudgeBudget } from '../judge/rejudge-budget';
import {
  criterionSnapshotSchema,
  scoreBreakdownSchema,
  type CriterionSnapshot,
  type Judgement,
} from '@/lib/domain/analysis-schemas';
import { storeAnalyses, type FinishedAnalysis } from '../store/store-analyses';
import { payColumns, presentCorrections, readSalary } from '../details/corrected-details';
import { toTextsDraft } from '../written-texts/find-written-texts';

const batchSize = 100;

/** Candidates whose verdicts are valid: analysed and not outdated. */
export function rescorable(processId: string): Prisma.CandidateWhereInput {
  return {
    processId,
    status: { in: ['NEW', 'SEEN', 'AWAITING_EXTERNAL_PICK', 'sent'] },
    currentAnalysisId: { not: null },
  };
}

const rescoreSelect = {
  id: true,
  createdAt: true,
  ...payColumns,
  detailCorrections: presentCorrections,
  currentAnalysis: { include: { verdicts: verdictsInclude } },
} satisfies Prisma.CandidateSelect;

type Row = Prisma.CandidateGetPayload<{ select: typeof rescoreSelect }>;
type StoredAnalysis = NonNullable<Row['currentAnalysis']>;

/**
 * Recomputes scores from stored verdicts with the process's current weights and budget: a new analysis succeeds each
 * old one, match score and AI rating follow, a recruiter's rating stays. Idempotent: candidates whose analysis has the
 * same criteria are skipped, as are those whose verdicts do not cover the criteria.
 *
 * @param process with its criteria; locked by the caller's transaction
 * @returns how many scores were computed
 */
export async function rescoreCandidates(db: Db, process: ProcessRow, candidateIds: string[]): Promise<number> {
  const criteria = buildCriteriaSnapshot(process);
  if (!canBeScored(criteria)) return 0;
  let count = 0;
  for (let from = 0; from < candidateIds.length; from += batchSize) {
    count += await rescoreBatch(db, process.id, criteria, candidateIds.slice(from, from + batchSize));
  }
  return count;
}

async function rescoreBatch(db: Db, processId: string, criteria: CriterionSnapshot[], ids: string[]): Promise<number> {
  await db.$queryRaw`SELECT 1 FROM candidate WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`;
  const rows = await db.candidate.findMany({
    where: { ...rescorable(processId), id: { in: ids } },
    select: rescoreSelect,
  });
  const finished: FinishedAnalysis[] = [];
  for (const row of rows) {
    const analysis = rescore(row, criteria);
    if (analysis) finished.push(analysis);
  }
  if (finished.length === 0) return 0;
  await updateCandidates(db, finished, await storeAnalyses(db, finished));
  await applyCorrections(
    db,
    finished.map(({ candidateId }) => candidateId),
  );
  return finished.length;
}

function rescore(row: Row, criteria: CriterionSnapshot[]): FinishedAnalysis | null {
  const { id, createdAt, currentAnalysis } = row;
  if (!currentAnalysis) return null;
  const judged = z.array(criterionSnapshotSchema).parse(currentAnalysis.criteriaSnapshot);
  if (!areAllJudged(criteria, judged) || planCriteriaChange(judged, criteria) === 'NONE') return null;
  const { cvSha256, readerVersion, engine, engineVersion, model, promptVersion, fallbackReason, votes } =
    currentAnalysis;
  const locale = toLocale(currentAnalysis.locale);
  const referenceDate = createdAt.toISOString().slice(0, 10);
  const judgements = judgementsOf(row, currentAnalysis, criteria, judged);
  const unreadLanguage = unreadLanguageOf(currentAnalysis);
  const breakdown = breakDown(criteria, judgements, criterionLabels(criteria, locale), unreadLanguage);
  const inputHash = analysisInputHash({
    cvSha256,
    criteria,
    engine: { name: engine, version: engineVersion, model, promptVersion },
    locale,
    readerVersion,
    referenceDate,
  });
  const facts = {
    readerVersion,
    inputHash,
    engine,
    engineVersion,
    model,
    promptVersion,
    fallbackReason,
    votes,
    locale,
    unreadLanguage,
  };
  const draft = { ...facts, startedAt: new Date().toISOString(), criteria, judgements, usage: noUsage };
  // Written about the former criteria; `settleTexts` leaves out what no longer holds.
  const texts = toTextsDraft(currentAnalysis);
  return {
    candidateId: id,
    requestId: randomUUID(),
    requestedById: null,
    cvSha256,
    draft: { ...draft, texts },
    breakdown,
  };
}

const unreadLanguageOf = ({ scoreBreakdown }: StoredAnalysis): string | null =>
  scoreBreakdownSchema.parse(scoreBreakdown).unreadLanguage ?? null;

const budgetOf = (criteria: CriterionSnapshot[]): number | null =>
  criteria.find(({ kind }) => kind === 'BUDGET')?.budgetMaxMinor ?? null;

/** The stored verdicts in the criteria's order; the budget's is rejudged if its amount changed. */
function judgementsOf(
  row: Row,
  analysis: StoredAnalysis,
  criteria: CriterionSnapshot[],
  judged: CriterionSnapshot[],
): Judgement[] {
  const stored = new Map(toJudgements(analysis.verdicts).map((judgement) => [judgement.criterionId, judgement]));
  const judgements = criteria.flatMap(({ criterionId }) => stored.get(criterionId) ?? []);
  if (budgetOf(criteria) === budgetOf(judged) || unreadLanguageOf(analysis) !== null) return judgements;
  return rejudgeBudget(judgements, criteria, readSalary(row), toLocale(analysis.locale));
}

async function updateCandidates(db: Db, finished: FinishedAnalysis[], ids: Map<string, string>): Promise<void> {
  const scores = finished.map(({ candidateId, requestId, breakdown: { score } }) => ({
    id: candidateId,
    analysisId: ids.get(requestId),
    score,
    stars: score === null ? null : starsForScore(score),
  }));
  // A recruiter's rating is never overwritten (docs/specification.md, Candidate).
  await db.$executeRaw`
    UPDATE candidate SET match_score = r.score, current_analysis_id = r."analysisId", updated_at = now(),
      rate = CASE WHEN rate_source = 'RECRUITER' THEN rate ELSE r.stars END,
      rate_source = CASE WHEN r.stars IS NULL AND rate_source = 'AI' THEN NULL ELSE coalesce(rate_source, 'AI') END
    FROM jsonb_to_recordset(${JSON.stringify(scores)}::jsonb)
      AS r(id uuid, "analysisId" uuid, score smallint, stars smallint)
    WHERE candidate.id = r.id`;
}
