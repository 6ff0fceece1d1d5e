import { z } from 'zod';
import { highlightBoxes } from '@/lib/cv/highlight-boxes';
import type { QuotedPlace, QuotedRange } from '@/lib/cv/quoted-places';
import type { Prisma } from '@/lib/db/generated/client';
import { toLocale, type Locale } from '@/lib/i18n/locale';
import type { AnalysisTextsOfCandidate } from './compose-texts';
import { criterionLabels } from './criterion-labels';
import { secondOpinionOf, toJudgements, unstableOf } from './find-stored-judgements';
import type { AnalysisDto, CriterionVerdictDto } from './schemas';
import { criterionSnapshotSchema, scoreBreakdownSchema } from './schemas';
import { areFarApart } from './second-opinion';
import { scoreSpread } from './stability';
import { parseTranslations } from './translations';

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
  translations: true,
  inputTokens: true,
  outputTokens: true,
  costMicros: true,
  startedAt: true,
  finishedAt: true,
  verdicts: { orderBy: { position: 'asc' }, include: { evidence: { orderBy: { position: 'asc' } } } },
} satisfies Prisma.AnalysisSelect;

type AnalysisRow = Prisma.AnalysisGetPayload<{ select: typeof analysisSelect }>;
type EvidenceRow = AnalysisRow['verdicts'][number]['evidence'][number];

function textsOf({ strengths, weaknesses, redFlags, tips, feedback }: AnalysisRow): AnalysisTextsOfCandidate {
  return { strengths, weaknesses, redFlags, tips, feedback };
}

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
 * @param locale the reader's language; an analysis that is stored in one language keeps its own
 */
export function serializeAnalysis(
  row: AnalysisRow,
  places: Map<string, QuotedPlace>,
  { currency, locale }: { currency: string | null; locale: Locale },
): AnalysisDto {
  const snapshot = z.array(criterionSnapshotSchema).parse(row.criteriaSnapshot);
  const criteria = new Map(snapshot.map((criterion) => [criterion.criterionId, criterion]));
  const translated = toLocale(row.locale) === locale ? null : parseTranslations(row.translations);
  const labels = criterionLabels(snapshot, locale);
  const breakdown = scoreBreakdownSchema.parse(row.scoreBreakdown);
  return {
    id: row.id,
    engine: row.engine,
    engineVersion: row.engineVersion,
    model: row.model,
    locale: translated ? locale : toLocale(row.locale),
    matchScore: row.matchScore,
    scoreBreakdown: {
      ...breakdown,
      lines: breakdown.lines.map((line) => ({ ...line, label: labels[line.criterionId] ?? line.label })),
    },
    scoreSpread: scoreSpread(snapshot, toJudgements(row.verdicts), row.votes),
    ...(translated ?? textsOf(row)),
    verdicts: row.verdicts.flatMap((verdict) => {
      const criterion = criteria.get(verdict.criterionId);
      if (!criterion) return [];
      const { id, confidence } = verdict;
      const reason = (translated && verdict.translatedReason) ?? verdict.reason;
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
