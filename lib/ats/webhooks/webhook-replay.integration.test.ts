import { createHmac } from 'node:crypto';
import { database } from '@/lib/db/client';
import { encryptSecret } from '@/lib/encrypted-secret';
import { createSandboxConnection } from '@/tests/ats/sandbox-connection';
import { receiveWebhook } from './receive-webhook';

const secret = 'a-shared-secret';

async function setUp() {
  // Nothing is called: the sandbox need not run.
  const connectionId = await createSandboxConnection('GREENHOUSE', 'http://127.0.0.1:9');
  const encryptedWebhookSecret = encryptSecret(secret, 'ats-credentials');
  await database().atsConnection.update({ where: { id: connectionId }, data: { encryptedWebhookSecret } });
  const send = (message: object, eventId: string) => {
    const body = Buffer.from(JSON.stringify(message));
    const signature = `sha256 ${createHmac('sha256', secret).update(body).digest('hex')}`;
    const headers = new Headers({ signature, 'greenhouse-event-id': eventId });
    return receiveWebhook({ connectionId, secret: null, body, headers });
  };
  const deliveries = () => database().atsWebhookDelivery.findMany({ where: { connectionId } });
  return { send, deliveries };
}

const moved = (id: number) => ({
  action: 'candidate_stage_change',
  payload: { application: { id, candidate_id: id + 1, job_id: 3, candidate: { id: id + 1 } } },
});

test('Greenhouse: a copy of a signed message under another event id is stored once', async () => {
  const { send, deliveries } = await setUp();
  for (const eventId of ['1', '2', '']) await send(moved(10), eventId);
  expect(await deliveries()).toHaveLength(1);
});

test('Greenhouse: another message is stored, even under an event id that came before', async () => {
  const { send, deliveries } = await setUp();
  for (const id of [10, 20]) await send(moved(id), 'the same');
  expect(await deliveries()).toHaveLength(2);
});
