import { auditActions } from '@/lib/audit/audit-actions';
import type { EventRow } from '@/lib/audit-log/find-events';

/** Facts whose texts are ids and codes. Reasons that people wrote, and whatever a later action records, are not among them. */
const coded = new Set([
  'code',
  'reason',
  'trigger',
  'state',
  'role',
  'from',
  'to',
  'format',
  'language',
  'sha256',
  'kind',
  'effect',
  'by',
  'cause',
  'way',
  'until',
  'engine',
  'engineVersion',
  'targetKind',
  'scope',
  'ofProcessId',
  'decision',
  'status',
  'analysisId',
  'apiTokenId',
  'batchId',
  'connectionId',
  'decisionId',
  'holdId',
  'invitationId',
  'linkId',
  'mailId',
  'pickId',
  'requestId',
  'runId',
  'sessionId',
  'simulationId',
  'syncId',
  'tokenId',
  'userId',
]);
/** A code has no space and no capital among small letters, so that a name is none. */
const code = /^(?:[a-z0-9][a-z0-9.:_-]{0,79}|[A-Z0-9][A-Z0-9_.:TZ-]{0,79})$/;
/** Where some acts record a code, others might record words. */
const reasonCode = /^[a-z0-9-]{1,40}\.[a-z0-9.-]{1,60}$/;
/** What a process, a setting or a rule was and is; of candidates no values are recorded. */
const withChanges: ReadonlySet<string> = new Set([...auditActions.settings, ...auditActions.process]);

function isShown(name: string, value: unknown, row: Pick<EventRow, 'action' | 'candidateId'>): boolean {
  if (name === 'changes') return withChanges.has(row.action) && row.candidateId === null;
  // A score is what was said of somebody.
  if (name === 'matchScore') return false;
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return true;
  return typeof value === 'string' && coded.has(name) && (name === 'reason' ? reasonCode : code).test(value);
}

/** The details of an event that hold no words about a person, and the names of the others. */
export function shownDetails(row: Pick<EventRow, 'action' | 'candidateId' | 'details'>) {
  const details: Record<string, unknown> = {};
  const leftOut: string[] = [];
  for (const [name, value] of Object.entries(row.details)) {
    if (isShown(name, value, row)) details[name] = value;
    else leftOut.push(name);
  }
  return { details, leftOut };
}
