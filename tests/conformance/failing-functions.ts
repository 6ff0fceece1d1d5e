import { NonRetriableError, RetryAfterError, type Inngest, type InngestFunction } from 'inngest';
import type { ConformanceLog } from './conformance-log';

/** Functions that fail in various ways, and functions with concurrency limits. */
export function failingFunctions(client: Inngest, log: ConformanceLog): InngestFunction.Any[] {
  const flaky = client.createFunction(
    { id: 'flaky', retries: 2, triggers: [{ event: 'conformance/flaky' }] },
    async ({ event, step, attempt }) => {
      const { scope } = event.data;
      await step.run('before', () => log.note(scope, 'before'));
      await step.run('flaky', async () => {
        await log.note(scope, 'try', attempt);
        if (attempt < 2) throw new Error('not yet');
      });
      await step.run('done', () => log.note(scope, 'done'));
    },
  );

  const caught = client.createFunction(
    { id: 'caught', retries: 1, triggers: [{ event: 'conformance/caught' }] },
    async ({ event, step }) => {
      const { scope } = event.data;
      const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown');
      const hopeless = await step
        .run('hopeless', async () => {
          await log.note(scope, 'hopeless');
          throw new NonRetriableError('hopeless');
        })
        .catch(messageOf);
      const failing = await step
        .run('failing', async () => {
          await log.note(scope, 'failing');
          throw new Error('failing');
        })
        .catch(messageOf);
      await step.run('done', () => log.note(scope, 'done', { hopeless, failing }));
    },
  );

  const patient = client.createFunction(
    { id: 'patient', retries: 1, triggers: [{ event: 'conformance/patient' }] },
    async ({ event, step, attempt }) => {
      const { scope } = event.data;
      await step.run('patient', async () => {
        await log.note(scope, 'try');
        if (attempt === 0) throw new RetryAfterError('busy', 3_000);
      });
      await step.run('done', () => log.note(scope, 'done'));
    },
  );

  const failing = client.createFunction(
    {
      id: 'failing',
      retries: 1,
      triggers: [{ event: 'conformance/failing' }],
      onFailure: async ({ event, error, step }) => {
        const { scope } = event.data.event.data;
        await step.run('clean up', () => log.note(scope, 'clean up'));
        await step.run('done', () => log.note(scope, 'done', { message: error.message, run: event.data.run_id }));
      },
    },
    async ({ event }) => {
      await log.note(event.data.scope, 'try');
      throw new Error('it fails');
    },
  );

  const limited = client.createFunction(
    {
      id: 'limited',
      retries: 0,
      triggers: [{ event: 'conformance/limited' }],
      concurrency: [{ limit: 3 }, { limit: 2, key: 'event.data.group' }],
    },
    async ({ event, step }) => {
      const { scope, group } = event.data;
      await step.run('one', () => log.span(scope, `group ${group}`, 300));
      await step.run('two', () => log.span(scope, `group ${group}`, 300));
    },
  );

  const slow = client.createFunction(
    { id: 'slow', retries: 3, triggers: [{ event: 'conformance/slow' }], concurrency: { limit: 4 } },
    async ({ event, step }) => {
      const { scope } = event.data;
      await step.run('quick', () => log.note(scope, 'quick'));
      await step.run('slow', () => log.span(scope, 'slow', 600));
      await step.run('done', () => log.note(scope, 'done'));
    },
  );
  return [flaky, caught, patient, failing, limited, slow];
}
