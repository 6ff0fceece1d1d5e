import type { Db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { AnalysisDraft } from '../drafts/analysis-draft';
import type { Judgement, ScoreBreakdown } from '@/lib/domain/analysis-schemas';
import { translateTexts } from '../texts/translations';
import { settleTexts } from '../written-texts/settle-texts';
import { composedTexts } from '@/lib/domain/written-texts';

export interface FinishedAnalysis {
  candidateId: string;
  requestId: string;
  cvSha256: string;
  /** Null: the product itself. */
  requestedById: string | null;
  draft: AnalysisDraft;
  breakdown: ScoreBreakdown;
}

/**
 * Stores analyses with texts, verdicts and quotes, one statement per table.
 *
 * @param analyses at most 100, because statements have a parameter limit
 * @returns the analyses' ids by `requestId`
 */
export async function storeAnalyses(db: Db, analyses: FinishedAnalysis[]): Promise<Map<string, string>> {
  const stored = await db.analysis.createManyAndReturn({
    data: analyses.map(analysisData),
    select: { id: true, requestId: true },
  });
  const ids = new Map(stored.map(({ id, requestId }) => [requestId, id]));
  const judged = analyses.flatMap(({ requestId, draft }): Judged[] =>
    draft.judgements.map((judgement, position) => ({ judgement, position, analysisId: ids.get(requestId) ?? '' })),
  );
  const verdicts = await db.criterionVerdict.createManyAndReturn({
    data: judged.map(verdictData),
    select: { id: true, analysisId: true, criterionId: true },
  });
  const verdictIds = new Map(verdicts.map(({ id, ...place }) => [placeOf(place), id]));
  await db.evidence.createMany({
    data: judged.flatMap(({ judgement: { criterionId, evidence }, analysisId }) =>
      evidence.map(({ page, start, end, quote }, position) => ({
        verdictId: verdictIds.get(placeOf({ analysisId, criterionId })) ?? '',
        position,
        page,
        startOffset: start,
        endOffset: end,
        quote,
      })),
    ),
  });
  return ids;
}

interface Judged {
  judgement: Judgement;
  position: number;
  analysisId: string;
}

function verdictData({ judgement, position, analysisId }: Judged) {
  const { criterionId, verdict, confidence, reason, translatedReason, second, unstable } = judgement;
  return {
    analysisId,
    criterionId,
    position,
    verdict,
    confidence,
    reason,
    translatedReason,
    secondEngine: second?.engine ?? null,
    secondVerdict: second?.verdict ?? null,
    secondReason: second?.reason ?? null,
    secondConfidence: second?.confidence ?? null,
    runVerdicts: unstable?.runs ?? [],
    earlierVerdict: unstable?.earlier ?? null,
  };
}

const placeOf = ({ analysisId, criterionId }: { analysisId: string; criterionId: string }): string =>
  `${analysisId} ${criterionId}`;

function analysisData({ candidateId, requestId, requestedById, cvSha256, draft, breakdown }: FinishedAnalysis) {
  const { criteria, judgements, startedAt, usage, texts: drafted, unreadLanguage: _, ...facts } = draft;
  const { written, model, promptVersion, hash, reason, removed } = drafted ?? composedTexts;
  const texts = { criteria, judgements, breakdown, locale: draft.locale };
  const translations = translateTexts(texts);
  return {
    ...facts,
    inputTokens: usage.inputTokens,
    cachedTokens: usage.cachedTokens,
    outputTokens: usage.outputTokens,
    costMicros: usage.costMicros,
    candidateId,
    requestId,
    requestedById,
    cvSha256,
    ...settleTexts({ ...texts, written, shownIn: draft.locale }).texts,
    writtenTexts: written ?? Prisma.DbNull,
    textsModel: model,
    textsPromptVersion: promptVersion,
    textsHash: hash,
    textsReason: reason,
    removedSentences: removed,
    translations: translations ? { ...translations } : Prisma.DbNull,
    criteriaSnapshot: criteria,
    matchScore: breakdown.score,
    scoreBreakdown: breakdown,
    startedAt: new Date(startedAt),
  };
}
