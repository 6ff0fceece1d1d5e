import { env } from '@/lib/env';
import { startEmbeddedEngine, type EmbeddedEngine } from '@/lib/jobs/embedded/start-embedded-engine';
import { startOutboxFlush, stopOutboxFlush } from '@/lib/jobs/outbox-flush';
import { assertEngineCanRun, selectedEngine } from '@/lib/jobs/select-engine';
import { logger } from '@/lib/logger';
import { inngestHandler } from './handler';

/** Next may load a module twice; the engine must run once. */
const globalScope = globalThis as typeof globalThis & { __durableFunctions?: Promise<EmbeddedEngine | undefined> };

/**
 * Starts what runs durable functions in this process: the embedded engine, when the settings select it, and the
 * sending of the outbox. To be called once at start; again it does nothing.
 *
 * @throws Error naming the settings to set, or the functions and features that cannot be run.
 */
export async function startDurableFunctions(): Promise<void> {
  globalScope.__durableFunctions ??= start();
  await globalScope.__durableFunctions;
}

/** Ends what `startDurableFunctions` started; steps that run have `timeoutMs` to end. */
export async function stopDurableFunctions(timeoutMs?: number): Promise<void> {
  const started = globalScope.__durableFunctions;
  delete globalScope.__durableFunctions;
  await stopOutboxFlush();
  await (await started)?.stop(timeoutMs);
}

async function start(): Promise<EmbeddedEngine | undefined> {
  assertEngineCanRun();
  const { DATABASE_URL: connectionString, ANALYSIS_CONCURRENCY } = env();
  let engine: EmbeddedEngine | undefined;
  if (selectedEngine() === 'embedded' && connectionString) {
    // More than the analyses, so that other functions never wait behind them.
    engine = await startEmbeddedEngine({
      handler: inngestHandler,
      connectionString,
      workers: ANALYSIS_CONCURRENCY + 2,
    });
  }
  startOutboxFlush();
  logger.info({ engine: selectedEngine() }, 'durable functions started');
  return engine;
}
