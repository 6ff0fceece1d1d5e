import type { Prisma } from '@/lib/db/generated/client';
import { hideColumns } from '@/lib/domain/personal-data';

/** The columns by which `isBlind` decides. */
export const blindSelect = {
  revealedAt: true,
  process: { select: { blindMode: true } },
} satisfies Prisma.CandidateSelect;

type BlindRow = Prisma.CandidateGetPayload<{ select: typeof blindSelect }>;

/**
 * Whether a candidate's identity is hidden: the process is blind, and nobody has decided to advance the candidate or
 * revealed it with a reason.
 */
export function isBlind({ process, revealedAt }: BlindRow): boolean {
  return process.blindMode && revealedAt === null;
}

/** For Prisma: candidates whose identity may be shown. */
export const identified: Prisma.CandidateWhereInput = {
  OR: [{ process: { blindMode: false } }, { revealedAt: { not: null } }],
};

/** A candidate's names, as far as they may be shown. */
export function shownNames(row: BlindRow & { firstName: string | null; lastName: string | null }) {
  const { firstName, lastName } = row;
  return isBlind(row) ? hideColumns({ firstName, lastName }) : { firstName, lastName };
}
