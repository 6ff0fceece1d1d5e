import type { DataTable } from './data-classes';

/** What retention keeps of candidates. A table stands after the one that it belongs to. */
export const retentionTables = {
  RetentionHold: {
    of: ['candidateId', 'Candidate'],
    rows: 'go',
    columns: {
      id: 'inner',
      processId: 'inner',
      candidateId: 'inner',
      until: 'record',
      reason: 'said',
      createdById: 'colleague',
      createdAt: 'record',
    },
  },
  /** In it is the candidate, who is nowhere else meanwhile. */
  BlockedCandidate: {
    of: null,
    rows: 'go-at-their-time',
    columns: {
      id: 'inner',
      processId: 'inner',
      ordinalNumber: 'record',
      basis: 'record',
      blockedAt: 'record',
      eraseAt: 'record',
      files: 'blocked',
      content: 'blocked',
    },
  },
  Tombstone: {
    of: null,
    rows: 'stay-for-good',
    columns: { hash: 'reference', createdAt: 'record' },
  },
  ErasureEntry: {
    of: null,
    rows: 'age',
    columns: {
      id: 'inner',
      processId: 'inner',
      candidateId: 'inner',
      kind: 'record',
      hashes: 'reference',
      at: 'record',
    },
  },
  ErasedCandidate: {
    of: null,
    rows: 'stay-for-good',
    columns: {
      id: 'inner',
      processId: 'inner',
      source: 'record',
      status: 'record',
      decision: 'record',
      addedOn: 'record',
      erasedOn: 'record',
    },
  },
} as const satisfies Record<string, DataTable>;
