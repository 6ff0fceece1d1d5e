import type { Inngest, InngestFunction } from 'inngest';
import type { ConformanceLog } from './conformance-log';

/** Functions that use what the embedded runner does not support. */
export function refusingFunctions(client: Inngest, log: ConformanceLog): InngestFunction.Any[] {
  const failing = (id: string) => ({
    id,
    retries: 1 as const,
    triggers: [{ event: `refused/${id}` }],
    onFailure: async ({ event, error }: { event: { data: { event: { data: { scope: string } } } }; error: Error }) =>
      log.note(event.data.event.data.scope, 'refused', error.message),
  });
  const signal = client.createFunction(failing('signal'), async ({ step }) => {
    await step.waitForSignal('wait', { signal: 'go', timeout: '1m', onConflict: 'fail' });
  });
  const condition = client.createFunction(failing('condition'), async ({ step }) => {
    await step.waitForEvent('wait', { event: 'never', timeout: '1m', if: 'size(async.data.list) > 1' });
  });
  const race = client.createFunction(failing('race'), async ({ step }) => {
    const options = { parallelMode: 'race' } as const;
    await Promise.race([step.run({ id: 'one', ...options }, () => 1), step.run({ id: 'two', ...options }, () => 2)]);
  });
  return [signal, condition, race];
}
