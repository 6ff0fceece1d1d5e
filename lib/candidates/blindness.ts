import type { Prisma } from '@/lib/db/generated/client';

/** What tells whether a candidate's identity is hidden. */
export const blindSelect = {
  decision: true,
  revealedAt: true,
  process: { select: { blindMode: true } },
} satisfies Prisma.CandidateSelect;

type BlindRow = Prisma.CandidateGetPayload<{ select: typeof blindSelect }>;

/** Whether a blind process hides who it is: until a decision to advance, or a reveal with a reason. */
export function isBlind({ process, decision, revealedAt }: BlindRow): boolean {
  return process.blindMode && decision !== 'ADVANCE' && revealedAt === null;
}

/** For Prisma: candidates whose identity may be shown. */
export const identified: Prisma.CandidateWhereInput = {
  OR: [{ process: { blindMode: false } }, { decision: 'ADVANCE' }, { revealedAt: { not: null } }],
};

/** A candidate's names, as far as they may be shown. */
export function shownNames(row: BlindRow & { firstName: string | null; lastName: string | null }) {
  const { firstName, lastName } = row;
  return isBlind(row) ? { firstName: null, lastName: null } : { firstName, lastName };
}

/** What stands for characters that are hidden. */
const bar = '███';

/**
 * A text about a candidate without what is masked in the CV.
 *
 * @param masked what the reader masked in the CV; null: not known, so that nothing of the text may be shown
 */
export function maskText(text: string, masked: readonly string[] | null): string {
  if (masked === null) return '';
  let result = text;
  for (const part of masked) if (part.length > 2) result = result.replaceAll(part, bar);
  return result;
}
