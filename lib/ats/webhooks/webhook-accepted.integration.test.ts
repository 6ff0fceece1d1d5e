import { createHmac } from 'node:crypto';
import { POST } from '@/app/api/v1/ats/webhooks/[connectionId]/route';
import { database } from '@/lib/db/client';
import { encryptSecret } from '@/lib/encrypted-secret';
import type { AtsSandbox } from '@/scripts/ats-sandbox/start-sandbox';
import { createSandboxConnection, startReachableSandbox } from '@/tests/ats/sandbox-connection';

const secret = 'a-shared-secret';
let sandbox: AtsSandbox;
beforeAll(async () => {
  sandbox = await startReachableSandbox({ recruitments: 1, candidatesPerRecruitment: 3 });
});
afterAll(() => sandbox.close());

/** Greenhouse repeats what is answered with anything but 200, and leaves a webhook disabled whose ping is. */
test.each<[string, object]>([
  ['a change', { action: 'update_candidate', payload: { candidate: { id: 500_000_001 } } }],
  ['a ping', { action: 'ping', payload: { web_hook_type: 'Candidate updated' } }],
])('%s of Greenhouse is answered with 200', async (_, event) => {
  const connectionId = await createSandboxConnection('GREENHOUSE', sandbox.url);
  const encryptedWebhookSecret = encryptSecret(secret, 'ats-credentials');
  await database().atsConnection.update({ where: { id: connectionId }, data: { encryptedWebhookSecret } });
  const body = JSON.stringify(event);
  const send = (key: string) => {
    const signature = `sha256 ${createHmac('sha256', key).update(body).digest('hex')}`;
    const headers = { signature, 'greenhouse-event-id': 'e-1', 'content-type': 'application/json' };
    const url = `http://127.0.0.1/api/v1/ats/webhooks/${connectionId}`;
    return POST(new Request(url, { method: 'POST', body, headers }), { params: Promise.resolve({ connectionId }) });
  };
  expect((await send(secret)).status).toBe(200);
  expect((await send('another-secret')).status).toBe(401);
});
