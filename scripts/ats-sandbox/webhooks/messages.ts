import { createHmac, randomUUID } from 'node:crypto';
import { sandboxWebhookSecrets, type WebhookDialect } from '../credentials';
import { type Change } from '../data/changes';
import { applicationRow, candidateRow } from '../dialects/greenhouse-reading';
import { type SandboxWorld } from '../dialects/dialect';

export interface WebhookMessage {
  event: string;
  id: string;
  body: string;
  headers: Record<string, string>;
}

const greenhouseActions: Partial<Record<Change['kind'], string>> = {
  'application-added': 'new_candidate_application',
  'stage-changed': 'candidate_stage_change',
  'candidate-changed': 'update_candidate',
  'application-changed': 'update_candidate',
  'candidate-deleted': 'delete_candidate',
  'candidates-merged': 'merge_candidate',
  'candidate-anonymised': 'candidate_anonymized',
};
const teamtailorEvents: Record<Change['kind'], string> = {
  'application-added': 'job_application.create',
  'application-changed': 'job_application.update',
  'application-deleted': 'job_application.destroy',
  'stage-changed': 'job_application.update',
  'candidate-added': 'candidate.create',
  'candidate-changed': 'candidate.update',
  'candidate-deleted': 'candidate.destroy',
  'candidate-anonymised': 'candidate.update',
  'candidates-merged': 'candidate.destroy',
};

/** What the product says of a change: at most one message, signed over its very bytes. */
export function messagesOf(dialect: WebhookDialect, change: Change, world: SandboxWorld): WebhookMessage[] {
  const id = randomUUID();
  if (dialect === 'traffit')
    return [{ event: change.kind, id, body: JSON.stringify(traffitBody(change, world)), headers: {} }];
  if (dialect === 'teamtailor') return [teamtailorMessage(change, world, id)];
  const action = greenhouseActions[change.kind];
  if (!action) return [];
  const body = JSON.stringify({ action, payload: greenhousePayload(change, world) });
  const signature = `sha256 ${hmac(sandboxWebhookSecrets.greenhouse, body)}`;
  return [{ event: action, id, body, headers: { signature, 'greenhouse-event-id': id } }];
}

/** The signature of Teamtailor's `TT-Signature`. */
function teamtailorMessage(change: Change, { clock }: SandboxWorld, id: string): WebhookMessage {
  const event = teamtailorEvents[change.kind];
  const ofApplication = event.startsWith('job_application');
  const target = ofApplication && 'applicationId' in change ? change.applicationId : change.candidateId;
  const body = JSON.stringify({
    event,
    id: String(target),
    resource_type: ofApplication ? 'job-applications' : 'candidates',
  });
  const timestamp = Math.floor(clock.now() / 1000);
  const signed = hmac(sandboxWebhookSecrets.teamtailor, `${timestamp}.${body}`);
  const signature = Buffer.from(`t=${timestamp},v2=${signed}`).toString('base64');
  return { event, id, body, headers: { 'tt-signature': signature } };
}

/** Assumed: nothing is published of the body. */
function traffitBody(change: Change, { store }: SandboxWorld) {
  const application = 'applicationId' in change ? store.data.applications.get(change.applicationId) : undefined;
  return { event: change.kind, employee_id: change.candidateId, recruitment_id: application?.recruitmentId ?? null };
}

function greenhousePayload(change: Change, { store }: SandboxWorld) {
  const application = 'applicationId' in change ? store.data.applications.get(change.applicationId) : undefined;
  const candidate = store.data.candidates.get(change.candidateId);
  return {
    ...(application && {
      application: { ...applicationRow(application), candidate: candidate && candidateRow(candidate) },
    }),
    ...(!application && { candidate: candidate ? candidateRow(candidate) : { id: change.candidateId } }),
    ...(change.kind === 'candidates-merged' && { merged_into: { id: change.intoId } }),
  };
}

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');
