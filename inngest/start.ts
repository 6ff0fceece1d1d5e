import { env } from '@/lib/env';
import { startEmbeddedEngine, type EmbeddedEngine } from '@/lib/jobs/embedded/start-embedded-engine';
import { startOutboxSender, stopOutboxSender } from '@/lib/jobs/outbox-sender';
import { startRepeating, type RepeatingTask } from '@/lib/jobs/repeat';
import { assertEngineCanRun, selectedEngine } from '@/lib/jobs/select-engine';
import { sendOutbox } from '@/lib/jobs/send-outbox';
import { logger } from '@/lib/logger';
import { inngestHandler } from './handler';
import { recoverLostWork, recoveryInterval } from './recover-lost-work';
import { registerFunctions } from './register';

const registerEveryMs = 5 * 60_000;

interface Started {
  engine: EmbeddedEngine | undefined;
  recovery: RepeatingTask;
}

/** Next may load a module twice; the engine must run once. */
const globalScope = globalThis as typeof globalThis & { __durableFunctions?: Promise<Started> };

/**
 * Starts what runs durable functions in this process: the embedded engine when configured, the outbox sender, and the
 * recovery of lost runs. Idempotent.
 *
 * @throws Error naming the missing settings, or the functions and features that are not supported
 */
export async function startDurableFunctions(): Promise<void> {
  globalScope.__durableFunctions ??= start();
  await globalScope.__durableFunctions;
}

/**
 * Takes no more work in this process; running steps get `timeoutMs` to finish. Events are still sent, and are handled by
 * other processes or after the next start.
 */
export async function pauseDurableFunctions(timeoutMs: number): Promise<void> {
  const started = await globalScope.__durableFunctions;
  await started?.recovery.stop();
  await started?.engine?.pause(timeoutMs);
}

/** Stops what `startDurableFunctions` started, after a last send; running steps get `timeoutMs` to finish. */
export async function stopDurableFunctions(timeoutMs?: number): Promise<void> {
  const started = await globalScope.__durableFunctions;
  delete globalScope.__durableFunctions;
  await stopOutboxSender();
  await started?.recovery.stop();
  await started?.engine?.stop(timeoutMs);
}

async function start(): Promise<Started> {
  assertEngineCanRun();
  const engine = await startEngine();
  startOutboxSender(selectedEngine() === 'inngest' && !env().VERCEL ? sendToRegisteredServer() : sendOutbox);
  // A timer, not a durable function: it must not depend on what it monitors.
  const recovery = startRepeating('lost runs were not recovered', recoverLostWork, recoveryInterval());
  logger.info({ engine: selectedEngine() }, 'durable functions started');
  return { engine, recovery };
}

async function startEngine(): Promise<EmbeddedEngine | undefined> {
  const { DATABASE_URL: connectionString, ANALYSIS_CONCURRENCY } = env();
  if (selectedEngine() !== 'embedded' || !connectionString) return undefined;
  // More workers than concurrent analyses and synchronisations, so that other functions never wait behind them.
  return startEmbeddedEngine({ handler: inngestHandler, connectionString, workers: ANALYSIS_CONCURRENCY + 4 });
}

/** The server drops events for functions it does not know, so registration comes first. */
function sendToRegisteredServer(): () => Promise<void> {
  return async () => {
    if (await registerFunctions(registerEveryMs)) await sendOutbox();
  };
}
