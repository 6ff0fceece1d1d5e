import type { DataTable } from './data-classes';

/** What the fairness lab found about copies of a candidate's CV. */
export const fairnessTables = {
  FairnessCase: {
    of: ['candidateId', 'Candidate'],
    rows: 'go-for-good',
    columns: {
      id: 'inner',
      runId: 'inner',
      candidateId: 'inner',
      position: 'inner',
      result: 'exchange',
      problem: 'exchange',
      examinedAt: 'record',
    },
  },
} as const satisfies Record<string, DataTable>;
