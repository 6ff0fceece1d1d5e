import { scoreBreakdownSchema } from '@/lib/analysis/schemas';
import type { ScoreBreakdown } from '@/lib/analysis/schemas';
import type { Prisma } from '@/lib/db/generated/client';
import type { CandidateListItem } from './schemas';

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
  source: true,
  externalProcessStatus: true,
  applicationSources: true,
  matchScore: true,
  rate: true,
  rateSource: true,
  cvFileName: true,
  hasHiddenText: true,
  createdAt: true,
} satisfies Prisma.CandidateSelect;

export const listItemSelect = {
  ...listColumns,
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

/** A row of the candidate table for the API. */
export function serializeListItem(row: ListItemRow): CandidateListItem {
  const { currentAnalysis, createdAt, ...columns } = row;
  const breakdown = currentAnalysis ? scoreBreakdownSchema.parse(currentAnalysis.scoreBreakdown) : null;
  return {
    ...columns,
    rangeLow: breakdown?.rangeLow ?? null,
    rangeHigh: breakdown?.rangeHigh ?? null,
    verdicts: verdictMarks(row, breakdown),
    date: createdAt.toISOString(),
  };
}
