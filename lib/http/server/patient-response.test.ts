import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { patientResponse } from './patient-response';

const request = new Request('http://product.example/api/v1/slow', { method: 'POST' });
const everyMs = 20;

test('what comes soon is given to the handler as it is, a failure too', async () => {
  expect(await patientResponse(request, async () => ({ ok: true }))).toEqual({ ok: true });
  await expect(patientResponse(request, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('what comes late is JSON after spaces that were sent meanwhile', async () => {
  const work = async () => {
    await sleep(10 * everyMs);
    return { ok: true };
  };
  const response = await patientResponse(request, work, everyMs);
  if (!(response instanceof Response)) throw new Error('It waited for the result.');
  expect(response.headers.get('cache-control')).toContain('no-transform');
  const text = await response.text();
  expect(JSON.parse(text)).toEqual({ ok: true });
  expect(text).toMatch(/^ {2,}\{/);
});

test('a failure after that breaks the response off', async () => {
  const work = async () => {
    await sleep(5 * everyMs);
    throw new Error('broken');
  };
  const response = await patientResponse(request, work, everyMs);
  if (!(response instanceof Response)) throw new Error('It waited for the result.');
  await expect(response.text()).rejects.toThrow('broken');
});

test('the work is told when the client has gone', async () => {
  let signal: AbortSignal | undefined;
  const work = async (given: AbortSignal) => {
    signal = given;
    await once(given, 'abort');
  };
  const response = await patientResponse(request, work, everyMs);
  if (!(response instanceof Response)) throw new Error('It waited for the result.');
  await response.body?.cancel();
  expect(signal?.aborted).toBe(true);
});
