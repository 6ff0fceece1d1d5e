import { inngestHandler } from '@/inngest/handler';
import { GET, POST, PUT } from './route';

const url = 'http://127.0.0.1:3000/api/inngest?fnId=recruitment-assistant-system-clean-up&stepId=step';
const body = JSON.stringify({
  version: 2,
  event: { name: 'x', data: {} },
  events: [],
  steps: {},
  ctx: { run_id: 'r' },
});

test.each([
  ['GET', GET],
  ['POST', POST],
  ['PUT', PUT],
])('returns 404 to outside requests with the embedded runner: %s', async (method, handler) => {
  const response = await handler(new Request(url, { method, ...(method === 'GET' ? {} : { body }) }));
  expect(response.status).toBe(404);
  expect(await response.text()).toBe('');
});

test('the handler rejects requests not signed by this process', async () => {
  const forged = {
    'x-inngest-signature': `t=${Math.round(Date.now() / 1_000)}&s=${'0'.repeat(64)}`,
    host: '127.0.0.1',
  };
  for (const headers of [{ host: '127.0.0.1' }, forged]) {
    const response = await inngestHandler(new Request(url, { method: 'POST', body, headers }));
    expect(response.status).toBe(401);
  }
});
