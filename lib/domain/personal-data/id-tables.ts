import type { DataTable } from './data-classes';

/** Tables that may name a candidate by an id, and have nothing else of the person. */
export const idTables = {
  /** Kept as long as the administrators set; nothing in it changes (docs/decisions/0152). */
  AuditEvent: {
    of: null,
    rows: 'age',
    columns: {
      id: 'inner',
      at: 'record',
      actorId: 'colleague',
      sessionId: 'colleague',
      address: 'colleague',
      source: 'inner',
      action: 'record',
      processId: 'inner',
      candidateId: 'inner',
      details: 'inner',
      seq: 'inner',
      hash: 'inner',
    },
  },
  /** Its filters are what a colleague typed. A day after it was last used it goes. */
  CandidateSearch: {
    of: null,
    rows: 'age',
    columns: {
      id: 'inner',
      processId: 'inner',
      userId: 'colleague',
      fingerprint: 'inner',
      filters: 'colleague',
      sortBy: 'inner',
      sortOrder: 'inner',
      candidateIds: 'inner',
      similarCount: 'inner',
      createdAt: 'inner',
      usedAt: 'inner',
    },
  },
  SentWrite: {
    of: null,
    rows: 'age',
    columns: { userId: 'colleague', key: 'inner', contentHash: 'inner', createdId: 'inner', sentAt: 'inner' },
  },
  AtsWebhookDelivery: {
    of: null,
    rows: 'age',
    columns: {
      connectionId: 'inner',
      deliveryId: 'inner',
      event: 'reference',
      receivedAt: 'inner',
      handledAt: 'inner',
    },
  },
  OutboxEvent: {
    of: null,
    rows: 'age',
    columns: {
      id: 'inner',
      name: 'inner',
      data: 'inner',
      createdAt: 'inner',
      claimedUntil: 'inner',
      attempts: 'inner',
      possibleSends: 'inner',
      setAsideAt: 'inner',
      setAsideReason: 'inner',
    },
  },
  SentEvent: {
    of: null,
    rows: 'age',
    columns: { id: 'inner', requestId: 'inner', engineEventId: 'inner', sentAt: 'inner', missingSince: 'inner' },
  },
  DurableRun: {
    of: null,
    rows: 'age',
    columns: {
      id: 'inner',
      functionId: 'inner',
      state: 'inner',
      event: 'inner',
      completionOrder: 'inner',
      output: 'inner',
      error: 'inner',
      parentRunId: 'inner',
      parentStepId: 'inner',
      startedAt: 'inner',
      endedAt: 'inner',
    },
  },
  DurableStep: {
    of: null,
    rows: 'age',
    columns: {
      runId: 'inner',
      stepId: 'inner',
      operation: 'inner',
      name: 'inner',
      result: 'inner',
      createdAt: 'inner',
      endedAt: 'inner',
    },
  },
} as const satisfies Record<string, DataTable>;
