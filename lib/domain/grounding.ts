import type { Quote, Verdict } from './analysis-schemas';

/** What a model says of one criterion, by the criterion's 1-based number and the numbers of sentences. */
export interface ModelVerdict {
  criterion: number;
  verdict: Verdict;
  /** 0..1; null: it said none that can be understood. */
  confidence: number | null;
  reason: string;
  /** `sentence`: 0 where none was stated. */
  evidence: { sentence: number; quote: string }[];
}

/** Why a quote proves nothing: it does not stand there, says nothing of the criterion, or lost a word that turns its sense. */
export type QuoteProblem = 'quote-not-found' | 'quote-weak' | 'quote-cut';
/** Why a verdict cannot be taken as it is. */
export type GroundingProblem = 'missing' | 'no-evidence' | QuoteProblem;

export interface GroundedVerdict {
  verdict: Verdict;
  confidence: number;
  reason: string;
  evidence: Quote[];
}

/** `quote`: the one that was refused, as the model gave it. */
export type Grounding =
  { grounded: GroundedVerdict } | { problem: GroundingProblem; quote?: { sentence: number; quote: string } };
