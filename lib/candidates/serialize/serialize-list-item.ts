import { labelBreakdown } from '@/lib/analysis/criteria/criterion-labels';
import { type ScoreBreakdown, scoreBreakdownSchema } from '@/lib/domain/analysis-schemas';
import { hideColumns } from '@/lib/domain/personal-data';
import type { Prisma } from '@/lib/db/generated/client';
import type { Locale } from '@/lib/i18n/locale';
import { maskQuote, type BlindMask } from '../blind/blind-mask';
import { blindSelect, isBlind } from '../blind/blindness';
import type { CandidateListItem } from '@/lib/domain/candidate-schemas';
import { decisionSelect, serializeDecision } from './serialize-decision';
import { followUpSelect, serializeFollowUp } from './serialize-follow-up';
import { serializeThumb, thumbsSelect } from './serialize-thumb';

export const listColumns = {
  id: true,
  ordinalNumber: true,
  firstName: true,
  lastName: true,
  currentPosition: true,
  city: true,
  status: true,
  statusReason: true,
  progress: true,
  readingPage: true,
  readingPages: true,
  source: true,
  externalProcessStatus: true,
  applicationSources: true,
  matchScore: true,
  rate: true,
  rateSource: true,
  cvFileName: true,
  cvSha256: true,
  hasHiddenText: true,
  createdAt: true,
  correctedBreakdown: true,
  currentDecision: { select: decisionSelect },
  thumbs: thumbsSelect,
  ...followUpSelect,
  atsApplication: { select: { ...followUpSelect.atsApplication.select, rejected: true } },
  privacy: { select: { notByProgramAt: true } },
  ...blindSelect,
} satisfies Prisma.CandidateSelect;

export const listItemSelect = {
  ...listColumns,
  processId: true,
  contactKeys: true,
  currentAnalysis: {
    select: {
      cvSha256: true,
      readerVersion: true,
      criteriaSnapshot: true,
      scoreBreakdown: true,
      fallbackReason: true,
      verdicts: {
        orderBy: { position: 'asc' },
        select: {
          criterionId: true,
          verdict: true,
          evidence: {
            orderBy: { position: 'asc' },
            take: 1,
            select: { quote: true, page: true, startOffset: true, endOffset: true },
          },
        },
      },
    },
  },
} satisfies Prisma.CandidateSelect;

export type ListItemRow = Prisma.CandidateGetPayload<{ select: typeof listItemSelect }>;

/** What an answer shows of a candidate besides its row. */
export interface ViewerContext {
  /** The language of the criteria's names. */
  locale: Locale;
  /** The actor has opened the candidate. */
  isOpened: boolean;
  /** The score that the actor saw last, where a later analysis gave another. */
  earlierScore: number | null;
  duplicates: CandidateListItem['duplicates'];
  /** What was masked in the CV; null: not known. Needed of blind candidates only. */
  masked: BlindMask | null;
}

type ColumnsRow = Prisma.CandidateGetPayload<{ select: typeof listColumns }>;

/** What the list and the details show of a row as it is, without who it is where that is hidden. */
export function shownColumns(row: ColumnsRow) {
  const {
    id,
    ordinalNumber,
    firstName,
    lastName,
    currentPosition,
    city,
    status,
    statusReason,
    progress,
    readingPage,
    readingPages,
  } = row;
  const { source, externalProcessStatus, applicationSources, matchScore, rate, rateSource } = row;
  const { cvFileName, hasHiddenText, currentDecision, createdAt } = row;
  const blind = isBlind(row);
  const columns = {
    id,
    ordinalNumber,
    firstName,
    lastName,
    currentPosition,
    city,
    cvFileName,
    status,
    statusReason,
    progress,
    readingPage,
    readingPages,
    source,
    externalProcessStatus,
    applicationSources,
    matchScore,
    rate,
    rateSource,
    hasHiddenText,
  };
  return {
    ...(blind ? hideColumns(columns) : columns),
    ...(row.atsApplication?.rejected ? { isRejectedInAts: true as const } : {}),
    ...(row.privacy?.notByProgramAt ? { isReadByPerson: true as const } : {}),
    decision: currentDecision && serializeDecision(currentDecision),
    followUp: serializeFollowUp(row),
    thumbs: row.thumbs.map(serializeThumb),
    isBlind: blind,
    date: createdAt.toISOString(),
  };
}

type ListQuote = NonNullable<ListItemRow['currentAnalysis']>['verdicts'][number]['evidence'][number];
type VerdictMarks = CandidateListItem['verdicts'];

/** The verdicts with the recruiters' corrections, as the breakdown has them. */
function verdictMarks(row: ListItemRow, breakdown: ScoreBreakdown | null, show: (quote: ListQuote) => string) {
  const lines = new Map(breakdown?.lines.map((line) => [line.criterionId, line]));
  return (row.currentAnalysis?.verdicts ?? []).flatMap(({ criterionId, verdict, evidence }): VerdictMarks => {
    const line = lines.get(criterionId);
    if (!line) return [];
    const quote = evidence[0] ? show(evidence[0]) || null : null;
    const corrected = line.verdict === verdict ? {} : { isCorrected: true };
    return [{ criterionId, kind: line.kind, label: line.label, verdict: line.verdict, quote, ...corrected }];
  });
}

/** The language that the rules do not read, where that is why there is no score. */
export function unreadOf(breakdown: ScoreBreakdown | null | undefined): Pick<CandidateListItem, 'unreadLanguage'> {
  return breakdown?.unreadLanguage === undefined ? {} : { unreadLanguage: breakdown.unreadLanguage };
}

/** A row of the candidate table for the API. */
export function serializeListItem(row: ListItemRow, viewer: ViewerContext): CandidateListItem {
  const stored = row.correctedBreakdown ?? row.currentAnalysis?.scoreBreakdown;
  const snapshot = row.currentAnalysis?.criteriaSnapshot ?? [];
  const breakdown = stored ? labelBreakdown(scoreBreakdownSchema.parse(stored), snapshot, viewer.locale) : null;
  const columns = shownColumns(row);
  const { isOpened, earlierScore, duplicates, masked } = viewer;
  return {
    ...columns,
    ...(row.currentAnalysis?.fallbackReason ? { isJudgedInstead: true as const } : {}),
    ...unreadOf(breakdown),
    earlierScore,
    rangeLow: breakdown?.rangeLow ?? null,
    rangeHigh: breakdown?.rangeHigh ?? null,
    isOpened,
    duplicates,
    verdicts: verdictMarks(row, breakdown, ({ quote, page, startOffset: start, endOffset: end }) =>
      columns.isBlind
        ? maskQuote({ quote, page, start, end }, masked, row.currentAnalysis?.readerVersion ?? '')
        : quote,
    ),
  };
}
