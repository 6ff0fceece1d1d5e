import { Inngest, type InngestFunction } from 'inngest';
import { serve } from 'inngest/edge';
import { embeddedClientOptions } from './client-options';
import { requestRegistration } from './sdk-requests';
import type { FunctionConfig } from './protocol';
import { assertSupported, UnsupportedFeatureError } from './supported-features';

const client = new Inngest({ id: 'app', ...embeddedClientOptions() });
type Options = Parameters<typeof client.createFunction>[0];

async function problemsOf(options: Omit<Options, 'id'>): Promise<string[]> {
  const named: InngestFunction.Any = client.createFunction(
    { id: 'named', triggers: [{ event: 'go' }], ...options },
    () => null,
  );
  const configs = await requestRegistration(serve({ client, functions: [named] }));
  try {
    assertSupported(configs);
    return [];
  } catch (error) {
    if (error instanceof UnsupportedFeatureError) return error.problems;
    throw error;
  }
}

test('takes a function that uses everything the runner does', async () => {
  const problems = await problemsOf({
    retries: 4,
    triggers: [{ event: 'go', if: 'event.data.a == 1' }, { cron: 'TZ=Europe/Warsaw 0 3 * * *' }],
    idempotency: 'event.data.a',
    concurrency: [{ limit: 2 }, { limit: 1, key: 'event.data.a' }],
    cancelOn: [{ event: 'stop', match: 'data.a', timeout: '1h' }],
    onFailure: () => undefined,
  });
  expect(problems).toEqual([]);
});

test.each<[string, Omit<Options, 'id'>, string]>([
  ['throttle', { throttle: { limit: 1, period: '1s' } }, 'throttle is not supported'],
  ['rateLimit', { rateLimit: { limit: 1, period: '1s' } }, 'rateLimit is not supported'],
  ['debounce', { debounce: { period: '1s' } }, 'debounce is not supported'],
  ['batchEvents', { batchEvents: { maxSize: 2, timeout: '1s' } }, 'batchEvents is not supported'],
  ['priority', { priority: { run: '1' } }, 'priority is not supported'],
  ['singleton', { singleton: { mode: 'skip' } }, 'singleton is not supported'],
  ['timeouts', { timeouts: { finish: '1h' } }, 'timeouts is not supported'],
  ['concurrency scope', { concurrency: { limit: 1, scope: 'env', key: '"x"' } }, 'scope "env"'],
  ['concurrency key', { concurrency: { limit: 1, key: 'event.data.a.size()' } }, 'concurrency key: the expression'],
  ['idempotency', { idempotency: 'has(event.data.a)' }, 'idempotency: the expression'],
  [
    'trigger if',
    { triggers: [{ event: 'go', if: 'event.data.list.exists(x, x == 1)' }] },
    'trigger if: the expression',
  ],
  ['wildcard trigger', { triggers: [{ event: 'go/*' }] }, 'event names with *'],
  ['internal event', { triggers: [{ event: 'inngest/function.finished' }] }, 'inngest/function.finished'],
  ['cron fields', { triggers: [{ cron: '0 0 3 * * *' }] }, 'five fields'],
  ['cron time zone', { triggers: [{ cron: 'TZ=Europe/Nowhere 0 3 * * *' }] }, 'time zone'],
  ['cancelOn if', { cancelOn: [{ event: 'stop', if: 'async.data.a in [1]' }] }, 'cancelOn: the expression'],
])('refuses %s, naming the function', async (_name, options, problem) => {
  const problems = await problemsOf(options);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('function "app-named": ');
  expect(problems[0]).toContain(problem);
});

test('refuses settings of a newer SDK that it does not know', () => {
  const config: FunctionConfig = {
    id: 'f',
    triggers: [{ cron: '0 3 * * *', jitter: '30s' }],
    steps: { step: {} },
    fresh: 1,
  };
  expect(() => assertSupported([config])).toThrow(
    /function "f": fresh is not supported\n.*function "f": trigger jitter/,
  );
});
