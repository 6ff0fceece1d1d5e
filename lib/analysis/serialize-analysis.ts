import { z } from 'zod';
import { highlightBoxes } from '@/lib/cv/highlight-boxes';
import type { QuotedPlace, QuotedRange } from '@/lib/cv/quoted-places';
import type { Prisma } from '@/lib/db/generated/client';
import { toLocale } from '@/lib/i18n/locale';
import { secondOpinionOf, toJudgements, unstableOf } from './find-stored-judgements';
import type { AnalysisDto, CriterionVerdictDto } from './schemas';
import { criterionSnapshotSchema, scoreBreakdownSchema } from './schemas';
import { areFarApart } from './second-opinion';
import { scoreSpread } from './stability';

export const analysisSelect = {
  id: true,
  engine: true,
  engineVersion: true,
  readerVersion: true,
  model: true,
  votes: true,
  locale: true,
  matchScore: true,
  criteriaSnapshot: true,
  scoreBreakdown: true,
  strengths: true,
  weaknesses: true,
  redFlags: true,
  tips: true,
  feedback: true,
  inputTokens: true,
  outputTokens: true,
  costMicros: true,
  startedAt: true,
  finishedAt: true,
  verdicts: { orderBy: { position: 'asc' }, include: { evidence: { orderBy: { position: 'asc' } } } },
} satisfies Prisma.AnalysisSelect;

type AnalysisRow = Prisma.AnalysisGetPayload<{ select: typeof analysisSelect }>;
type EvidenceRow = AnalysisRow['verdicts'][number]['evidence'][number];

/** All quotes of an analysis, for locating them. */
export function quotedRanges(row: AnalysisRow | null): QuotedRange[] {
  const quotes = row?.verdicts.flatMap(({ evidence }) => evidence) ?? [];
  return quotes.map(({ id, page, startOffset, endOffset }) => ({ id, page, start: startOffset, end: endOffset }));
}

function serializeEvidence(row: EvidenceRow, place: QuotedPlace | undefined): CriterionVerdictDto['evidence'][number] {
  return {
    id: row.id,
    page: row.page,
    start: row.startOffset,
    end: row.endOffset,
    quote: row.quote,
    boxes: place ? highlightBoxes(place, row.startOffset, row.endOffset) : [],
  };
}

/**
 * An analysis for the API, each quote with its boxes on the page.
 *
 * @param currency of its cost
 */
export function serializeAnalysis(
  row: AnalysisRow,
  places: Map<string, QuotedPlace>,
  currency: string | null,
): AnalysisDto {
  const snapshot = z.array(criterionSnapshotSchema).parse(row.criteriaSnapshot);
  const criteria = new Map(snapshot.map((criterion) => [criterion.criterionId, criterion]));
  return {
    id: row.id,
    engine: row.engine,
    engineVersion: row.engineVersion,
    model: row.model,
    locale: toLocale(row.locale),
    matchScore: row.matchScore,
    scoreBreakdown: scoreBreakdownSchema.parse(row.scoreBreakdown),
    scoreSpread: scoreSpread(snapshot, toJudgements(row.verdicts), row.votes),
    strengths: row.strengths,
    weaknesses: row.weaknesses,
    redFlags: row.redFlags,
    tips: row.tips,
    feedback: row.feedback,
    verdicts: row.verdicts.flatMap((verdict) => {
      const criterion = criteria.get(verdict.criterionId);
      if (!criterion) return [];
      const { id, confidence, reason } = verdict;
      const evidence = verdict.evidence.map((quote) => serializeEvidence(quote, places.get(quote.id)));
      const second = secondOpinionOf(verdict);
      const worthALook = second !== null && areFarApart(verdict.verdict, second.verdict);
      const { runVerdicts, earlierVerdict } = verdict;
      const unstable = unstableOf({ runVerdicts, earlierVerdict });
      return [{ id, criterion, verdict: verdict.verdict, confidence, reason, evidence, second, worthALook, unstable }];
    }),
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt.toISOString(),
    inputTokens: row.inputTokens,
    outputTokens: row.outputTokens,
    cost: row.costMicros > 0 && currency !== null ? { micros: row.costMicros, currency } : null,
  };
}
