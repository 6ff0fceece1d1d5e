import { env } from '@/lib/env';
import { startEmbeddedRunner, type EmbeddedRunner } from '@/lib/jobs/embedded/start-embedded-runner';
import { startOutboxSender, stopOutboxSender } from '@/lib/jobs/outbox-sender';
import { startRepeating, type RepeatingTask } from '@/lib/jobs/repeat';
import { assertRunnerCanRun, selectedRunner } from '@/lib/jobs/select-runner';
import { sendOutbox } from '@/lib/jobs/send-outbox';
import { logger } from '@/lib/logger';
import { inngestHandler } from './handler';
import { startBackups } from './keep-backups';
import { recoverLostWork, recoveryInterval } from './recover-lost-work';
import { registerFunctions } from './register';

const registerEveryMs = 5 * 60_000;

interface Started {
  runner: EmbeddedRunner | undefined;
  /** None in a process that only serves people. */
  recovery: RepeatingTask | undefined;
  /** Ends the backups of this process; none where none are made. */
  stopBackups: (() => Promise<void>) | undefined;
}

/** Next may load a module twice; one runner must run. */
const globalScope = globalThis as typeof globalThis & { __durableFunctions?: Promise<Started> };

/**
 * Starts what runs durable functions in this process: the embedded runner when configured, the outbox sender, and the
 * recovery of lost runs. A process that only serves people (`ROLE`) sends events and does no step. Idempotent.
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
  await Promise.all([started?.recovery?.stop(), started?.stopBackups?.()]);
  await started?.runner?.pause(timeoutMs);
}

/** Stops what `startDurableFunctions` started, after a last send; running steps get `timeoutMs` to finish. */
export async function stopDurableFunctions(timeoutMs?: number): Promise<void> {
  const started = await globalScope.__durableFunctions;
  delete globalScope.__durableFunctions;
  await stopOutboxSender();
  await Promise.all([started?.recovery?.stop(), started?.stopBackups?.()]);
  await started?.runner?.stop(timeoutMs);
}

async function start(): Promise<Started> {
  assertRunnerCanRun();
  const runner = await startRunner();
  startOutboxSender(selectedRunner() === 'inngest' && !env().VERCEL ? sendToRegisteredServer() : sendOutbox);
  // A timer, not a durable function: it must not depend on what it monitors.
  const recovery = doesWork()
    ? startRepeating('lost runs were not recovered', recoverLostWork, recoveryInterval())
    : undefined;
  logger.info({ runner: selectedRunner(), role: env().ROLE }, 'durable functions started');
  return { runner, recovery, stopBackups: doesWork() ? startBackups() : undefined };
}

async function startRunner(): Promise<EmbeddedRunner | undefined> {
  const { DATABASE_URL: connectionString, ANALYSIS_CONCURRENCY } = env();
  if (selectedRunner() !== 'embedded' || !connectionString) return undefined;
  // More workers than concurrent analyses and synchronisations, so that other functions never wait behind them.
  const workers = ANALYSIS_CONCURRENCY + 4;
  return startEmbeddedRunner({ handler: inngestHandler, connectionString, workers, makesCalls: doesWork() });
}

function doesWork(): boolean {
  return env().ROLE !== 'web';
}

/** The server drops events for functions it does not know, so registration comes first. */
function sendToRegisteredServer(): () => Promise<void> {
  return async () => {
    if (await registerFunctions(registerEveryMs)) await sendOutbox();
  };
}
