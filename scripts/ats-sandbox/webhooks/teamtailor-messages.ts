import { createHmac } from 'node:crypto';
import { sandboxWebhookSecrets } from '../../../prisma/seed/demo-ats-credentials';
import { type Change } from '../data/changes';
import { isObserved, type SandboxWorld } from '../dialects/dialect';
import { teamtailorRegions } from '../dialects/teamtailor';
import { TeamtailorResources } from '../dialects/teamtailor-resources';
import { type WebhookMessage } from './webhook-message';

const events: Record<Change['kind'], string> = {
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

const hmac = (text: string) => createHmac('sha256', sandboxWebhookSecrets.teamtailor).update(text).digest('hex');
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** A partner's webhook with a signed header, or, as companies have them, one that is signed inside its body. */
export function teamtailorMessage(change: Change, world: SandboxWorld): Omit<WebhookMessage, 'id'> {
  const event = events[change.kind];
  const isApplication = event.startsWith('job_application');
  const id = String(isApplication && 'applicationId' in change ? change.applicationId : change.candidateId);
  const type = isApplication ? 'job-applications' : 'candidates';
  const hasResourceId = world.settings.teamtailorWebhook === 'resource-id';
  if (hasResourceId || !isObserved(world, 'teamtailor')) {
    const body = JSON.stringify({ event, [hasResourceId ? 'resource_id' : 'id']: id, resource_type: type });
    const timestamp = Math.floor(world.clock.now() / 1000);
    const signature = base64(`t=${timestamp},v2=${hmac(`${timestamp}.${body}`)}`);
    return { event, body, headers: { [hasResourceId ? 'teamtailor-signature' : 'tt-signature']: signature } };
  }
  const data = { id, type, attributes: attributesOf(world, type, Number(id)) };
  // Of the resource's id only: what else stands in the body is not signed.
  const signature = base64(hmac(id));
  return { event, body: JSON.stringify({ payload: { event_name: event, data }, signature }), headers: {} };
}

/** Nothing of a record that is gone. */
function attributesOf(world: SandboxWorld, type: string, id: number): Record<string, unknown> {
  const { data } = world.store;
  const resources = new TeamtailorResources(world, teamtailorRegions[0]?.prefix ?? '');
  const application = type === 'job-applications' ? data.applications.get(id) : undefined;
  if (application) return resources.application(application, []).attributes;
  const candidate = type === 'candidates' ? data.candidates.get(id) : undefined;
  return candidate ? resources.candidate(candidate).attributes : {};
}
