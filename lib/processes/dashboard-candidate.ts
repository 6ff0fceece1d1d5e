import { blindSelect, isBlind } from '@/lib/candidates/blind/blindness';
import type { Prisma } from '@/lib/db/generated/client';

export const candidateSelect = {
  id: true,
  ordinalNumber: true,
  firstName: true,
  lastName: true,
  matchScore: true,
  status: true,
  statusReason: true,
  ...blindSelect,
  process: { select: { id: true, name: true, blindMode: true } },
} satisfies Prisma.CandidateSelect;

type CandidateRow = Prisma.CandidateGetPayload<{ select: typeof candidateSelect }>;

/** A candidate as the home page names it. */
export function describeCandidate(row: CandidateRow): {
  candidateId: string;
  processId: string;
  processName: string;
  name: string | null;
  ordinalNumber: number;
} {
  const name = isBlind(row) ? '' : [row.firstName, row.lastName].filter(Boolean).join(' ');
  return {
    candidateId: row.id,
    processId: row.process.id,
    processName: row.process.name,
    name: name === '' ? null : name,
    ordinalNumber: row.ordinalNumber,
  };
}
