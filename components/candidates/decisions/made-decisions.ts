import { createTabStore } from '@/components/state/tab-store';

/** A decision of this tab that can be taken back. */
export interface MadeDecision {
  processId: string;
  candidateId: string;
  decisionId: string;
  name: string;
  /** The page on which it was made. */
  href: string;
}

const maxKept = 100;

/** The decisions of this tab, newest last. */
export const madeDecisions = createTabStore<readonly MadeDecision[]>([]);

export function keepDecision(made: MadeDecision): void {
  madeDecisions.set([...madeDecisions.read(), made].slice(-maxKept));
}

export function forgetDecision({ decisionId }: MadeDecision): void {
  madeDecisions.set(madeDecisions.read().filter((other) => other.decisionId !== decisionId));
}
