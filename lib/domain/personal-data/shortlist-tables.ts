import type { DataTable } from './data-classes';

/** Where a candidate was shown to a hiring manager, and what these thought. */
export const shortlistTables = {
  ShortlistEntry: {
    of: ['candidateId', 'Candidate'],
    rows: 'go',
    columns: { id: 'inner', shortlistId: 'inner', candidateId: 'inner', position: 'inner' },
  },
  ShortlistAnswer: {
    of: ['entryId', 'ShortlistEntry'],
    rows: 'go',
    columns: {
      id: 'inner',
      entryId: 'inner',
      reviewerKey: 'inner',
      reviewerName: 'colleague',
      userId: 'colleague',
      overall: 'said',
      marks: 'said',
      comment: 'said',
      createdAt: 'record',
      updatedAt: 'record',
    },
  },
  ShortlistView: {
    of: ['entryId', 'ShortlistEntry'],
    rows: 'go',
    columns: { id: 'inner', entryId: 'inner', reviewerName: 'colleague', isFile: 'record', at: 'record' },
  },
} as const satisfies Record<string, DataTable>;
