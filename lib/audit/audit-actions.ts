/**
 * Every action of the audit log, by group: `<noun>.<past participle>`. Each has its words in `messages/<locale>/audit-log.json`.
 */
export const auditActions = {
  signIn: [
    'session.opened',
    'session.ended',
    'session.other-ended',
    'session.others-ended',
    'user.unlocked',
    'user.password-changed',
    'user.password-reset',
    'user.sessions-ended',
    'second-step.set-up',
    'second-step.switched-off',
    'second-step.reset',
    'second-step.recovery-code-used',
    'second-step.recovery-codes-renewed',
  ],
  access: [
    'installation.set-up',
    'user.created',
    'user.renamed',
    'user.role-changed',
    'user.deactivated',
    'user.reactivated',
    'user.reset-link-created',
    'user.reset-link-ended',
    'invitation.created',
    'invitation.accepted',
    'invitation.renewed',
    'invitation.withdrawn',
    'invitation.link-ended',
    'api-token.created',
    'api-token.revoked',
  ],
  settings: [
    'model.settings-saved',
    'decision-reasons.saved',
    'ats-connection.created',
    'ats-connection.changed',
    'ats-connection.checked',
    'ats-connection.deleted',
    'audit.retention-changed',
    'second-step.required',
    'second-step.optional',
  ],
  log: ['audit.exported', 'audit.deleted', 'demo.seeded'],
  process: [
    'process.created',
    'process.defined',
    'process.edited',
    'process.status-changed',
    'process.deleted',
    'process.blind-mode-changed',
    'process.access-changed',
    'process.member-added',
    'process.member-removed',
    'process.ats-linked',
    'process.ats-unlinked',
  ],
  views: ['candidate.viewed', 'candidate.cv-viewed', 'candidate.seen'],
  exports: ['process.candidates-exported'],
  identity: ['candidate.revealed', 'candidate.hidden', 'process.candidates-revealed', 'process.candidates-hidden'],
  erasure: ['candidate.erased', 'candidate.kept', 'candidate.restored'],
  cv: [
    'candidate.uploaded',
    'candidate.imported',
    'candidate.cv-imported',
    'candidate.cv-replaced',
    'candidate.cv-typed',
    'candidate.cv-unreadable',
  ],
  analysis: [
    'candidate.analysed',
    'candidate.analysis-failed',
    'candidate.nothing-to-judge',
    'candidate.reprocessed',
    'process.candidates-reprocessed',
    'process.batch-requested',
    'process.batch-cancelled',
    'process.batch-ended',
  ],
  decision: [
    'candidate.decided',
    'candidate.decision-undone',
    'candidate.rated',
    'candidate.thumb-up',
    'candidate.thumb-down',
    'candidate.thumb-removed',
    'verdict.corrected',
    'verdict.correction-undone',
  ],
  interview: [
    'interview.created',
    'interview.answered',
    'interview.skipped',
    'interview.completed',
    'interview.reopened',
    'interview.retried',
  ],
  ats: [
    'candidate.picked',
    'candidate.pick-dismissed',
    'candidate.pick-failed',
    'candidate.sent',
    'sync.requested',
    'sync.ended',
    'sync.trial-confirmed',
  ],
} as const;

export type AuditGroup = keyof typeof auditActions;
export type AuditAction = (typeof auditActions)[AuditGroup][number];

/** In the order in which they are offered. */
export const auditGroups = [
  ...(['signIn', 'access', 'settings', 'log', 'process', 'views', 'exports'] as const),
  ...(['identity', 'erasure', 'cv', 'analysis', 'decision', 'interview', 'ats'] as const),
] as const satisfies AuditGroup[];

/** In the order of their groups. */
export const allAuditActions: readonly AuditAction[] = Object.values(auditActions).flat();
