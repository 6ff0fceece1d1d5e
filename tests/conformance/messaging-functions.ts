import { NonRetriableError, type Inngest, type InngestFunction } from 'inngest';
import type { ConformanceLog } from './conformance-log';

/** Functions that trigger each other, and functions with conditional triggers. */
export function messagingFunctions(client: Inngest, log: ConformanceLog): InngestFunction.Any[] {
  const sender = client.createFunction(
    { id: 'sender', retries: 0, triggers: [{ event: 'conformance/sender' }] },
    async ({ event, step }) => {
      const { scope } = event.data;
      const { ids } = await step.sendEvent(
        'send',
        [1, 2].map((number) => ({ name: 'conformance/sent', data: { scope, number } })),
      );
      await step.run('done', () => log.note(scope, 'done', ids.length));
    },
  );
  const receiver = client.createFunction(
    { id: 'receiver', retries: 0, triggers: [{ event: 'conformance/sent', if: 'event.data.number == 2' }] },
    async ({ event }) => log.note(event.data.scope, 'received', event.data),
  );
  const double = client.createFunction({ id: 'double', retries: 0, triggers: [] }, async ({ event, step }) => {
    await step.sleep('think', '1s');
    return step.run('double', () => twice(event.data));
  });
  const refuse = client.createFunction({ id: 'refuse', retries: 0, triggers: [] }, async () => {
    throw new NonRetriableError('refused');
  });
  const invoker = client.createFunction(
    { id: 'invoker', retries: 0, triggers: [{ event: 'conformance/invoker' }] },
    async ({ event, step }) => {
      const { scope } = event.data;
      const doubled = await step.invoke('ask', { function: double, data: { number: 21 } });
      const refused = await step
        .invoke('ask refused', { function: refuse, data: {} })
        .then(() => 'answered')
        .catch(() => 'refused');
      await step.run('done', () => log.note(scope, 'done', { doubled, refused }));
    },
  );
  const once = client.createFunction(
    { id: 'once', retries: 0, idempotency: 'event.data.key', triggers: [{ event: 'conformance/once' }] },
    async ({ event, step }) => step.run('count', () => log.note(event.data.scope, 'ran', event.data.key)),
  );
  const counted = ['one', 'other'].map((name) =>
    client.createFunction(
      { id: `counted-${name}`, retries: 0, triggers: [{ event: `conformance/counted.${name}` }] },
      async ({ event }) => log.note(event.data.scope, name),
    ),
  );
  const cancellable = client.createFunction(
    {
      id: 'cancellable',
      retries: 0,
      triggers: [{ event: 'conformance/cancellable' }],
      cancelOn: [{ event: 'conformance/cancel', match: 'data.scope' }],
    },
    async ({ event, step }) => {
      const scope = event.data.scope ?? event.data.log;
      await step.run('started', () => log.note(scope, 'started'));
      await step.sleep('nap', '2s');
      await step.run('done', () => log.note(scope, 'done'));
    },
  );
  const everyMinute = client.createFunction(
    { id: 'every-minute', retries: 0, triggers: [{ cron: '* * * * *' }] },
    async ({ event, step }) => step.run('tick', () => log.note('cron', 'tick', event.data)),
  );
  return [sender, receiver, double, refuse, invoker, once, ...counted, cancellable, everyMinute];
}

function twice(data: object): number {
  return 'number' in data && typeof data.number === 'number' ? data.number * 2 : Number.NaN;
}
