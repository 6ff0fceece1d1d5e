import { z } from 'zod';
import { highlightBoxes } from '@/lib/cv/highlight-boxes';
import type { QuotedPlace } from '@/lib/domain/cv-document';
import type { QuotedRange } from '@/lib/cv/quoted-places';
import type { Prisma } from '@/lib/db/generated/client';
import { toLocale, type Locale } from '@/lib/i18n/locale';
import type { AnalysisTextsOfCandidate } from '../texts/compose-texts';
import { criterionKey } from '../criteria/criterion-key';
import { criterionLabels } from '../criteria/criterion-labels';
import { secondOpinionOf, toJudgements, unstableOf } from './find-stored-judgements';
import { breakDown, type CriterionLabels } from '../score/match-score';
import { needsCheck } from '../score/needs-check';
import {
  criterionSnapshotSchema,
  scoreBreakdownSchema,
  type AnalysisDto,
  type CorrectionDto,
  type CriterionSnapshot,
  type CriterionVerdictDto,
} from '@/lib/domain/analysis-schemas';
import { isWorthALook } from '../score/second-opinion';
import { scoreSpread } from '../stability/stability';
import { parseTranslations } from '../texts/translations';
import { textsSelect, toTextsDraft } from '../written-texts/find-written-texts';
import { byRules, settleTexts } from '../written-texts/settle-texts';

export const analysisSelect = {
  id: true,
  engine: true,
  engineVersion: true,
  readerVersion: true,
  model: true,
  fallbackReason: true,
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
  ...textsSelect,
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

interface AnalysisContext {
  places: Map<string, QuotedPlace>;
  /** Of its cost. */
  currency: string | null;
  /** The reader's language; an analysis that is stored in one language keeps its own. */
  locale: Locale;
  /** Those that hold, by the key of their criterion. */
  corrections: ReadonlyMap<string, CorrectionDto>;
  /** Whether it is hidden who the candidate is. */
  isBlind: boolean;
}

/** A row's texts and reasons in the language that is shown. */
interface ShownRow extends AnalysisRow {
  labels: CriterionLabels;
}

function inLanguage(row: AnalysisRow, criteria: CriterionSnapshot[], locale: Locale): ShownRow {
  const labels = criterionLabels(criteria, locale);
  const translated = toLocale(row.locale) === locale ? null : parseTranslations(row.translations);
  if (!translated) return { ...row, labels };
  const verdicts = row.verdicts.map((verdict) => ({ ...verdict, reason: verdict.translatedReason ?? verdict.reason }));
  return { ...row, ...translated, locale, verdicts, labels };
}

/** Score and texts, which follow the corrections. */
function correctedFacts(
  row: ShownRow,
  criteria: CriterionSnapshot[],
  corrections: Map<string, CorrectionDto>,
  { locale, isBlind }: Pick<AnalysisContext, 'locale' | 'isBlind'>,
) {
  const stored = scoreBreakdownSchema.parse(row.scoreBreakdown);
  const lines = stored.lines.map((line) => ({ ...line, label: row.labels[line.criterionId] ?? line.label }));
  const { written, model, reason } = toTextsDraft(row);
  const writer = { textsModel: written && model, textsReason: reason };
  if (corrections.size === 0 && !written) {
    const scoreBreakdown = { ...stored, lines };
    return { matchScore: row.matchScore, scoreBreakdown, ...textsOf(row), textsBy: byRules, ...writer };
  }
  const judgements = toJudgements(row.verdicts).map((judgement) => {
    const correction = corrections.get(judgement.criterionId);
    return correction
      ? { ...judgement, verdict: correction.verdict, confidence: 1, reason: correction.reason }
      : judgement;
  });
  const breakdown =
    corrections.size === 0
      ? { ...stored, lines }
      : breakDown(criteria, judgements, row.labels, stored.unreadLanguage ?? null);
  const corrected = new Set(corrections.keys());
  const facts = { criteria, judgements, breakdown, locale: toLocale(row.locale) };
  const { texts, by } = settleTexts({ ...facts, written, shownIn: locale, corrected, isBlind });
  return { matchScore: breakdown.score, scoreBreakdown: breakdown, ...texts, textsBy: by, ...writer };
}

function applyingTo(criteria: CriterionSnapshot[], corrections: AnalysisContext['corrections']) {
  return new Map(
    criteria.flatMap((criterion) => {
      const correction = corrections.get(criterionKey(criterion));
      return correction ? [[criterion.criterionId, correction] as const] : [];
    }),
  );
}

/** An analysis for the API, with the corrections that apply, and each quote with its boxes on the page. */
export function serializeAnalysis(stored: AnalysisRow, context: AnalysisContext): AnalysisDto {
  const { places, currency, locale, corrections } = context;
  const snapshot = z.array(criterionSnapshotSchema).parse(stored.criteriaSnapshot);
  const criteria = new Map(snapshot.map((criterion) => [criterion.criterionId, criterion]));
  const applying = applyingTo(snapshot, corrections);
  const row = inLanguage(stored, snapshot, locale);
  return {
    id: row.id,
    engine: row.engine,
    engineVersion: row.engineVersion,
    model: row.model,
    fallbackReason: row.fallbackReason,
    locale: toLocale(row.locale),
    engineScore: row.matchScore,
    ...correctedFacts(row, snapshot, applying, context),
    scoreSpread: row.matchScore === null ? null : scoreSpread(snapshot, toJudgements(row.verdicts), row.votes),
    verdicts: row.verdicts.flatMap((verdict) => {
      const criterion = criteria.get(verdict.criterionId);
      const correction = applying.get(verdict.criterionId) ?? null;
      return criterion
        ? [serializeVerdict({ ...verdict, isUnread: row.matchScore === null }, criterion, correction, places)]
        : [];
    }),
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt.toISOString(),
    inputTokens: row.inputTokens,
    outputTokens: row.outputTokens,
    cost: row.costMicros > 0 && currency !== null ? { micros: row.costMicros, currency } : null,
  };
}

function serializeVerdict(
  row: AnalysisRow['verdicts'][number] & { isUnread: boolean },
  criterion: CriterionSnapshot,
  correction: CorrectionDto | null,
  places: Map<string, QuotedPlace>,
): CriterionVerdictDto {
  const { id, verdict: engineVerdict, confidence, reason, runVerdicts, earlierVerdict } = row;
  const second = secondOpinionOf(row);
  return {
    id,
    criterion,
    engineVerdict,
    correction,
    confidence,
    reason,
    second,
    verdict: correction?.verdict ?? engineVerdict,
    evidence: row.evidence.map((quote) => serializeEvidence(quote, places.get(quote.id))),
    worthALook: isWorthALook({ verdict: engineVerdict, confidence, second }),
    unstable: unstableOf({ runVerdicts, earlierVerdict }),
    toCheck: correction === null && (row.isUnread || needsCheck(row)),
  };
}
