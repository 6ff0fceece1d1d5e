import type { Inngest, InngestFunction } from 'inngest';
import type { ConformanceLog } from './conformance-log';

/** Functions with sequential, parallel, sleeping and waiting steps. */
export function stepFunctions(client: Inngest, log: ConformanceLog): InngestFunction.Any[] {
  const sequence = client.createFunction(
    { id: 'sequence', retries: 0, triggers: [{ event: 'conformance/sequence' }] },
    async ({ event, step }) => {
      const { scope } = event.data;
      const first = await step.run('first', async () => {
        await log.note(scope, 'first');
        return { value: 20 };
      });
      const second = await step.run('second', async () => {
        await log.note(scope, 'second');
        return first.value + 1;
      });
      const nothing = await step.run('nothing', () => log.note(scope, 'nothing'));
      let sum = 0;
      for (let turn = 0; turn < 12; turn += 1) sum += await step.run('same name', () => turn);
      await step.run('done', () => log.note(scope, 'done', { first, second, nothing, sum }));
    },
  );

  const parallel = client.createFunction(
    { id: 'parallel', retries: 0, triggers: [{ event: 'conformance/parallel' }] },
    async ({ event, step }) => {
      const { scope } = event.data;
      const parts = [1, 2, 3].map((part) =>
        step.run(`part ${part}`, async () => {
          await log.span(scope, 'part', 400);
          return part * 10;
        }),
      );
      const results = await Promise.all([...parts, step.sleep('meanwhile', '1s')]);
      await step.run('done', () => log.note(scope, 'done', results));
    },
  );

  const sleeping = client.createFunction(
    { id: 'sleeping', retries: 0, triggers: [{ event: 'conformance/sleeping' }] },
    async ({ event, step }) => {
      const { scope } = event.data;
      const until = await step.run('before', async () => {
        await log.note(scope, 'before');
        return Date.now() + 3_000;
      });
      await step.sleep('nap', '1s');
      await step.run('between', () => log.note(scope, 'between'));
      await step.sleepUntil('until', new Date(until));
      await step.run('done', () => log.note(scope, 'done'));
    },
  );

  const waiting = client.createFunction(
    { id: 'waiting', retries: 0, triggers: [{ event: 'conformance/waiting' }] },
    async ({ event, step }) => {
      const { scope } = event.data;
      await step.run('ready', () => log.note(scope, 'ready'));
      const matched = await step.waitForEvent('matched', {
        event: 'conformance/answer',
        timeout: '1m',
        match: 'data.scope',
      });
      const chosen = await step.waitForEvent('chosen', {
        event: 'conformance/answer',
        timeout: '1m',
        if: 'async.data.number == 9',
      });
      const late = await step.waitForEvent('late', { event: 'conformance/never', timeout: '1s' });
      const numbers = [matched?.data.number, chosen?.data.number, late];
      await step.run('done', () => log.note(scope, 'done', numbers));
    },
  );

  return [sequence, parallel, sleeping, waiting];
}
