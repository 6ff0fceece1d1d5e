import { randomUUID } from 'node:crypto';
import { admit, concurrencyLimits, slotKeysOf } from '@/lib/jobs/embedded/concurrency-slots';
import type { FunctionConfig } from '@/lib/jobs/embedded/protocol';
import { sendWebhookFunction } from '../webhooks/send-webhook';
import { handleWebhooksFunction } from './handle-webhooks';
import { sendPickFunction } from './send-pick';
import { syncProcess } from './sync-process';

const all = { handleWebhooksFunction, sendPickFunction, syncProcess, sendWebhookFunction };

test.each(Object.entries(all))('%s: a connection whose calls never end holds up no other one', (_name, made) => {
  const { concurrency } = made.opts as Pick<FunctionConfig, 'concurrency'>;
  const config = { concurrency } as FunctionConfig;
  const [slow, quick] = [randomUUID(), randomUUID()];
  const keysOf = (connectionId: string) =>
    slotKeysOf(config, { id: '', name: '', ts: 0, data: { connectionId, processId: randomUUID() } });
  const ofSlow = Array.from({ length: 50 }, (_, index) => ({ id: `slow ${index}`, slotKeys: keysOf(slow) }));
  const running = admit(concurrencyLimits(config), [], ofSlow);
  expect(running).not.toEqual([]);
  const held = ofSlow.filter(({ id }) => running.includes(id)).flatMap(({ slotKeys }) => slotKeys);
  const waiting = [...ofSlow.filter(({ id }) => !running.includes(id)), { id: 'quick', slotKeys: keysOf(quick) }];
  expect(admit(concurrencyLimits(config), held, waiting)).toEqual(['quick']);
});
