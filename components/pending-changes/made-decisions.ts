import { candidatePath } from '@/components/queries/candidates/candidate-queries';
import { createTabStore } from '@/components/state/tab-store';
import type { CandidateListItem } from '@/lib/domain/candidate-schemas';
import type { NewChange } from './pending-change';

/** A decision of this tab that can be taken back. */
export interface MadeDecision {
  processId: string;
  /** Whom it is about; several were decided about at once. */
  candidateIds: readonly string[];
  /** The call that takes it back. */
  undoPath: string;
  /** For the banner. */
  name: string;
  /** The candidate's page; null for several. */
  href: string | null;
}

/** The decision about one candidate, whose row the server returned. */
export function madeDecision(
  { processId, candidateId, name, href }: Pick<NewChange, 'processId' | 'candidateId' | 'name' | 'href'>,
  item: Pick<CandidateListItem, 'decision'>,
): MadeDecision {
  const query = new URLSearchParams({ decisionId: item.decision?.decisionId ?? '' });
  const undoPath = `${candidatePath(processId, candidateId)}/decision?${query}`;
  return { processId, candidateIds: [candidateId], undoPath, name, href: href ?? null };
}

const maxKept = 100;

/** The decisions of this tab, newest last. */
export const madeDecisions = createTabStore<readonly MadeDecision[]>([]);

export function keepDecision(made: MadeDecision): void {
  madeDecisions.set([...madeDecisions.read(), made].slice(-maxKept));
}

export function forgetDecision({ undoPath }: MadeDecision): void {
  madeDecisions.set(madeDecisions.read().filter((other) => other.undoPath !== undoPath));
}
