import { createHmac, randomUUID } from 'node:crypto';
import { sandboxWebhookSecrets, type WebhookDialect } from '../../../prisma/seed/demo-ats-credentials';
import { type Change } from '../data/changes';
import { greenhouseBody } from '../webhooks/greenhouse-messages';
import { teamtailorMessage } from '../webhooks/teamtailor-messages';
import { type WebhookMessage } from '../webhooks/webhook-message';
import { type Dialect, type SandboxWorld } from './dialect';
import { erecruiterDialect } from './erecruiter';
import { greenhouseDialect } from './greenhouse';
import { teamtailorDialect, teamtailorRegions } from './teamtailor';
import { traffitDialect } from './traffit';

/** What each product answers. */
export const createDialects = (world: SandboxWorld): Dialect[] => [
  erecruiterDialect(world),
  traffitDialect(world),
  ...teamtailorRegions.map((region) => teamtailorDialect(world, region)),
  greenhouseDialect(world),
];

/** What the product says of a change: at most one message. */
export function messagesOf(dialect: WebhookDialect, change: Change, world: SandboxWorld): WebhookMessage[] {
  const id = randomUUID();
  if (dialect === 'traffit')
    return [{ event: change.kind, id, body: JSON.stringify(traffitBody(change, world)), headers: {} }];
  if (dialect === 'teamtailor') return [{ id, ...teamtailorMessage(change, world) }];
  const told = greenhouseBody(change, world);
  if (!told) return [];
  const body = JSON.stringify(told);
  const signature = `sha256 ${createHmac('sha256', sandboxWebhookSecrets.greenhouse).update(body).digest('hex')}`;
  // The event's id is not part of what is signed.
  return [{ event: told.action, id, body, headers: { signature, 'greenhouse-event-id': id } }];
}

/** Assumed: nothing is published of the body. */
function traffitBody(change: Change, { store }: SandboxWorld) {
  const application = 'applicationId' in change ? store.data.applications.get(change.applicationId) : undefined;
  const gone = change.kind === 'application-deleted' ? change.gone : undefined;
  const recruitmentId = (application ?? gone)?.recruitmentId ?? null;
  return { event: change.kind, employee_id: change.candidateId, recruitment_id: recruitmentId };
}
