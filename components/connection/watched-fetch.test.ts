import { ConnectionMonitor } from './connection-monitor';
import { watchedFetch } from './watched-fetch';

const origin = 'https://recruiting.company.example';
const navigation = { headers: { rsc: '1' } };
const answer = (status: number, type = 'text/html') => new Response('', { status, headers: { 'content-type': type } });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** `native` answers what the test puts into `next`; an Error is thrown. */
function scene() {
  const server = { up: false, next: new TypeError('Failed to fetch') as Response | Error };
  const monitor = new ConnectionMonitor(() => Promise.resolve(server.up));
  const native = jest.fn(() =>
    server.next instanceof Response ? Promise.resolve(server.next) : Promise.reject(server.next),
  );
  const come = () => {
    server.up = true;
    server.next = answer(200);
  };
  return { server, monitor, native, come, fetch: watchedFetch(native, monitor, origin) };
}

test.each([
  ['gets no answer', new TypeError('Failed to fetch')],
  ['is answered by a proxy', answer(502)],
])('a navigation that %s waits, and goes on when the server is back', async (_how, failure) => {
  const { server, monitor, come, fetch } = scene();
  server.next = failure;
  const arrived = jest.fn();
  void fetch('/processes?_rsc=1', navigation).then(arrived);
  await jest.advanceTimersByTimeAsync(500);
  expect(monitor.get().kind).toBe('lost');
  expect(arrived).not.toHaveBeenCalled();
  come();
  await jest.advanceTimersByTimeAsync(1000);
  expect(arrived).toHaveBeenCalledWith(expect.objectContaining({ status: 200 }));
});

test.each([
  ['a call', '/api/v1/processes', {}],
  ['a mutation', '/processes', { method: 'POST', headers: { rsc: '1' } }],
  ['a page fetched ahead', '/processes', { headers: { rsc: '1', 'next-router-prefetch': '1' } }],
])('%s is never repeated: it fails at once, and the monitor knows', async (_what, path, init) => {
  const { monitor, native, fetch } = scene();
  await expect(fetch(path, init)).rejects.toThrow('Failed to fetch');
  await jest.advanceTimersByTimeAsync(0);
  expect(monitor.get().kind).toBe('lost');
  expect(native).toHaveBeenCalledTimes(1);
});

test('our own 503 is an answer, not a lost connection', async () => {
  const { server, monitor, fetch } = scene();
  server.next = answer(503, 'application/problem+json');
  await expect(fetch('/api/v1/processes')).resolves.toMatchObject({ status: 503 });
  await jest.advanceTimersByTimeAsync(0);
  expect(monitor.get().kind).toBe('connected');
});

test('what other sites answer says nothing about ours', async () => {
  const { monitor, fetch } = scene();
  await expect(fetch('https://elsewhere.example/x', navigation)).rejects.toThrow();
  await jest.advanceTimersByTimeAsync(0);
  expect(monitor.get().kind).toBe('connected');
});

test('an aborted navigation is not repeated', async () => {
  const { server, native, fetch } = scene();
  server.next = new DOMException('Aborted', 'AbortError');
  await expect(fetch('/processes', navigation)).rejects.toThrow('Aborted');
  expect(native).toHaveBeenCalledTimes(1);
});

test('a navigation that fails though the server answers is given up, so that Next can load the page whole', async () => {
  const { server, native, fetch } = scene();
  server.up = true;
  await expect(fetch('/processes', navigation)).rejects.toThrow('Failed to fetch');
  expect(native).toHaveBeenCalledTimes(3);
});
