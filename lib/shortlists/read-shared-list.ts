import { blindSelect, shownNames } from '@/lib/candidates/blind/blindness';
import { findHiddenScores } from '@/lib/candidates/hidden-score/hidden-score';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { scoreBreakdownSchema, type ScoreLine } from '@/lib/domain/analysis-schemas';
import type { ShortlistRow } from './find-shortlist';
import type { Reviewer } from './open-by-link';
import { answersOf, serializeOwnAnswer } from './own-answer';
import { showsScores } from './shared-score';
import type { SharedList } from './shortlist-schemas';

const candidateSelect = {
  ...blindSelect,
  id: true,
  ordinalNumber: true,
  firstName: true,
  lastName: true,
  currentPosition: true,
  matchScore: true,
  correctedBreakdown: true,
  currentAnalysis: { select: { scoreBreakdown: true } },
} satisfies Prisma.CandidateSelect;

type CandidateRow = Prisma.CandidateGetPayload<{ select: typeof candidateSelect }>;

function linesOf({ correctedBreakdown, currentAnalysis }: CandidateRow): ScoreLine[] {
  const stored = correctedBreakdown ?? currentAnalysis?.scoreBreakdown;
  return stored ? scoreBreakdownSchema.parse(stored).lines : [];
}

/** How many criteria are met, of how many; what is said of pay only where it may be seen. */
function countLines(lines: ScoreLine[], showsPay: boolean) {
  const asked = lines.filter(({ kind }) => kind !== 'RED_FLAG' && (showsPay || kind !== 'BUDGET'));
  return {
    met: asked.filter(({ verdict }) => verdict === 'MET').length,
    judged: asked.length,
    redFlags: lines.filter(({ kind, verdict }) => kind === 'RED_FLAG' && verdict === 'MET').length,
  };
}

/** The name under which a candidate is shown; null: hidden, or not known. */
export function sharedName(row: Parameters<typeof shownNames>[0], isBlind: boolean): string | null {
  const { firstName, lastName } = shownNames(row);
  return isBlind ? null : [firstName, lastName].filter(Boolean).join(' ') || null;
}

/**
 * The candidates of a shortlist as its switches and the process allow, below the question of rights.
 *
 * @param endsAt when the reader's link ends; null for a member
 */
export async function readSharedList(
  shortlist: ShortlistRow,
  { actor, key }: Reviewer,
  endsAt: Date | null,
): Promise<SharedList> {
  const { isBlind, showsContact, showsPay, showsNotes } = shortlist;
  const entries = await database().shortlistEntry.findMany({
    where: { shortlistId: shortlist.id },
    orderBy: { position: 'asc' },
    select: { candidate: { select: candidateSelect }, answers: answersOf(key) },
  });
  const hidden = await findHiddenScores(
    actor,
    entries.map(({ candidate }) => candidate.id),
  );
  return {
    name: shortlist.name,
    criteria: shortlist.criteria,
    isBlind,
    showsContact,
    showsPay,
    showsNotes,
    processName: shortlist.process.name,
    endsAt: endsAt?.toISOString() ?? null,
    candidates: entries.map(({ candidate, answers }) => ({
      candidateId: candidate.id,
      ordinalNumber: candidate.ordinalNumber,
      name: sharedName(candidate, isBlind),
      position: candidate.currentPosition,
      score: showsScores(shortlist) && !hidden.has(candidate.id) ? candidate.matchScore : null,
      ...countLines(hidden.get(candidate.id) === 'VERDICTS' ? [] : linesOf(candidate), showsPay),
      answer: serializeOwnAnswer(answers),
    })),
  };
}
