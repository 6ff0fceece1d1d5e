import { ConnectionMonitor } from './connection-monitor';

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
});
afterEach(() => {
  jest.useRealTimers();
});

/** A monitor whose server answers while `up` is true, and never while it is null. */
function scene() {
  const server: { up: boolean | null; looks: number } = { up: false, looks: 0 };
  const monitor = new ConnectionMonitor(() => {
    server.looks += 1;
    return server.up === null ? new Promise(() => undefined) : Promise.resolve(server.up);
  });
  return { server, monitor, kind: () => monitor.get().kind };
}

test('a request that failed by itself changes nothing while the server answers', async () => {
  const { server, monitor, kind } = scene();
  server.up = true;
  await expect(monitor.suspect()).resolves.toBe(false);
  expect(kind()).toBe('connected');
});

test('without an answer it tries again after 1, 2, 4, 8 and then every 15 seconds', async () => {
  const { server, monitor } = scene();
  await expect(monitor.suspect()).resolves.toBe(true);
  const pauses: number[] = [];
  for (let tries = 0; tries < 6; tries += 1) {
    const state = monitor.get();
    if (state.kind !== 'lost' || state.nextTryAt === null) throw new Error('not waiting');
    pauses.push((state.nextTryAt - Date.now()) / 1000);
    const looks = server.looks;
    await jest.advanceTimersByTimeAsync(state.nextTryAt - Date.now());
    expect(server.looks).toBe(looks + 1);
  }
  expect(pauses).toEqual([1, 2, 4, 8, 15, 15]);
});

test('a server that keeps silent counts as away after a second', async () => {
  const { server, monitor, kind } = scene();
  server.up = null;
  const verdict = monitor.suspect();
  await jest.advanceTimersByTimeAsync(999);
  expect(kind()).toBe('connected');
  await jest.advanceTimersByTimeAsync(1);
  await expect(verdict).resolves.toBe(true);
  expect(kind()).toBe('lost');
});

test('when it is back it says so for three seconds, and whoever waited goes on', async () => {
  const { server, monitor, kind } = scene();
  await monitor.suspect();
  const waited = jest.fn();
  void monitor.whenConnected().then(waited);
  server.up = true;
  await jest.advanceTimersByTimeAsync(999);
  expect(waited).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(waited).toHaveBeenCalledTimes(1);
  expect(kind()).toBe('back');
  await jest.advanceTimersByTimeAsync(3000);
  expect(kind()).toBe('connected');
});

test('“Try now” does not wait, and after it the pauses go on growing', async () => {
  const { server, monitor, kind } = scene();
  monitor.lose('offline');
  monitor.tryNow();
  await jest.advanceTimersByTimeAsync(0);
  expect(server.looks).toBe(1);
  expect(monitor.get()).toEqual({ kind: 'lost', cause: 'offline', nextTryAt: 2000 });
  server.up = true;
  monitor.tryNow();
  await jest.advanceTimersByTimeAsync(0);
  expect(kind()).toBe('back');
});

test('an aborted wait ends at once', async () => {
  const { monitor } = scene();
  await monitor.suspect();
  const controller = new AbortController();
  const waiting = monitor.whenConnected(controller.signal);
  controller.abort();
  await expect(waiting).rejects.toThrow();
});

test('while the page is being left, failing requests mean nothing', async () => {
  const { monitor, kind } = scene();
  monitor.sleep(true);
  await expect(monitor.suspect()).resolves.toBe(false);
  monitor.sleep(false);
  await expect(monitor.suspect()).resolves.toBe(true);
  expect(kind()).toBe('lost');
});
