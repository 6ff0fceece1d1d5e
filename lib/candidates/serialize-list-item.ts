import { scoreBreakdownSchema } from '@/lib/analysis/schemas';
import type { ScoreBreakdown } from '@/lib/analysis/schemas';
import type { Prisma } from '@/lib/db/generated/client';
import type { CandidateListItem } from './schemas';

/** Columns that a row of the candidate table is made from. */
export const listItemSelect = {
  id: true,
  ordinalNumber: true,
  firstName: true,
  lastName: true,
  currentPosition: true,
  city: true,
  status: true,
  statusReason: true,
  progress: true,
  source: true,
  externalProcessStatus: true,
  matchScore: true,
  rate: true,
  rateSource: true,
  cvFileName: true,
  hasHiddenText: true,
  createdAt: true,
  currentAnalysis: {
    select: {
      scoreBreakdown: true,
      verdicts: {
        orderBy: { position: 'asc' },
        select: {
          criterionId: true,
          verdict: true,
          evidence: { orderBy: { position: 'asc' }, take: 1, select: { quote: true } },
        },
      },
    },
  },
} satisfies Prisma.CandidateSelect;

export type ListItemRow = Prisma.CandidateGetPayload<{ select: typeof listItemSelect }>;

function verdictMarks(row: ListItemRow, breakdown: ScoreBreakdown | null): CandidateListItem['verdicts'] {
  const lines = new Map(breakdown?.lines.map((line) => [line.criterionId, line]));
  return (row.currentAnalysis?.verdicts ?? []).flatMap(({ criterionId, verdict, evidence }) => {
    const line = lines.get(criterionId);
    if (!line) return [];
    return [{ criterionId, kind: line.kind, label: line.label, verdict, quote: evidence[0]?.quote ?? null }];
  });
}

/** A candidate's row as the candidate table shows it. */
export function serializeListItem(row: ListItemRow): CandidateListItem {
  const stored = row.currentAnalysis?.scoreBreakdown;
  const breakdown = stored === undefined ? null : scoreBreakdownSchema.parse(stored);
  return {
    id: row.id,
    ordinalNumber: row.ordinalNumber,
    firstName: row.firstName,
    lastName: row.lastName,
    currentPosition: row.currentPosition,
    city: row.city,
    status: row.status,
    statusReason: row.statusReason,
    progress: row.progress,
    source: row.source,
    externalProcessStatus: row.externalProcessStatus,
    matchScore: row.matchScore,
    rangeLow: breakdown?.rangeLow ?? null,
    rangeHigh: breakdown?.rangeHigh ?? null,
    rate: row.rate,
    rateSource: row.rateSource,
    cvFileName: row.cvFileName,
    hasHiddenText: row.hasHiddenText,
    verdicts: verdictMarks(row, breakdown),
    date: row.createdAt.toISOString(),
  };
}
