import { PgBoss } from 'pg-boss';
import { connectionSettings, defaultLimits } from '@/lib/db/connection-settings';
import { isBehindPooler } from '@/lib/db/pooler';
import { logger } from '@/lib/logger';
import { updateCronSchedules } from './cron-schedules';
import { queues, type RunnerContext } from './runner-context';
import { RunnerDatabase } from './runner-database';
import { fillAllSlots } from './runner-transaction';
import { findRunning } from './find-running';
import { ingestEvents } from './ingest-events';
import { startRepeating, type RepeatingTask } from '../repeat';
import { OwnerLease } from './owner-lease';
import { OwnerLock } from './owner-lock';
import { recoverCalls } from './recover-calls';
import { addLocalRunner, removeLocalRunner, type LocalRunner } from './local-runners';
import { requestRegistration, type SdkHandler } from './sdk-requests';
import { assertSupported } from './supported-features';
import { startWorkers } from './workers';

export interface EmbeddedRunnerOptions {
  /** The SDK's handler of the functions; its client must be created with `embeddedClientOptions`. */
  handler: SdkHandler;
  connectionString: string;
  /** Concurrent calls in this process, whatever the functions' own limits. */
  workers?: number;
  /** False: it accepts events and leaves the calls to other processes. */
  makesCalls?: boolean;
  /** Milliseconds before a retry; `attempt` is 1 for the first. */
  retryDelayMs?: (attempt: number) => number;
}

export interface EmbeddedRunner extends LocalRunner {
  /**
   * Stops taking work and waits for running calls (at most `timeoutMs`). Events are still accepted, for other processes and
   * later starts.
   */
  pause(timeoutMs: number): Promise<void>;
  /** Stops taking work, waits for running calls (at most `timeoutMs`, default 20 s) and closes all connections. */
  stop(timeoutMs?: number): Promise<void>;
}

/** Every worker checks the queue when a job arrives, so idle ones only cost time. */
const defaultWorkers = 5;
const runnerConnections = 5;
const bossConnections = 5;
/** Of a runner that makes no calls: it only writes. */
const fewConnections = 2;
/** Of a runner that makes no calls: no lease has this number. */
const noOwner = 0;
const recoverCallsEveryMs = 1_000;
/** How long pg-boss keeps finished jobs. */
const keepJobsSeconds = 600;
/** The longest a step may take, as on Inngest's server. */
const maxCallSeconds = 2 * 60 * 60;

/** 2, 6, 18, 54 … seconds, at most 10 minutes, plus up to 20% jitter. */
export function defaultRetryDelayMs(attempt: number): number {
  return Math.min(2_000 * 3 ** (attempt - 1), 600_000) * (1 + Math.random() / 5);
}

/**
 * Starts the embedded runner in this process. Any number of processes may share one database: each call is made by one
 * of them. After a crash another process repeats the calls in progress within seconds.
 *
 * @throws UnsupportedFeatureError when a function uses an unsupported feature
 */
export async function startEmbeddedRunner(options: EmbeddedRunnerOptions): Promise<EmbeddedRunner> {
  const configs = await requestRegistration(options.handler);
  assertSupported(configs);
  const report = (error: unknown) => logger.error({ err: error }, 'embedded runner');
  const { connectionString, makesCalls = true } = options;
  const isPooled = await isBehindPooler(connectionString, defaultLimits.connectMs);
  const database = await RunnerDatabase.open(connectionString, makesCalls ? runnerConnections : fewConnections, report);
  const boss = new PgBoss({
    ...(await connectionSettings(connectionString, makesCalls ? bossConnections : fewConnections)),
    schema: 'pgboss',
    // A pooler does not say whose notification it is; there the queue is asked more often (workers.ts).
    useListenNotify: makesCalls && !isPooled,
    supervise: makesCalls,
    schedule: makesCalls,
    // When a dead process's connection stays open, its jobs run again after the heartbeat, within about 15 s.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    maintenanceIntervalSeconds: 300,
    cronMonitorIntervalSeconds: 15,
    cronWorkerIntervalSeconds: 2,
  });
  boss.on('error', report);
  await boss.start();
  await createQueues(boss);
  const owner = makesCalls ? await OwnerLease.hold(connectionString, report) : null;
  const ownerLock = owner && !isPooled ? new OwnerLock(connectionString, owner.ownerId, report) : null;
  await ownerLock?.hold();
  const context: RunnerContext = {
    database,
    boss,
    handler: options.handler,
    functions: new Map(configs.map((config) => [config.id, config])),
    ownerId: owner?.ownerId ?? noOwner,
    retryDelayMs: options.retryDelayMs ?? defaultRetryDelayMs,
    runningCalls: new Set(),
    isStopping: false,
  };
  const recovery = makesCalls ? await beginCalls(context, options.workers ?? defaultWorkers) : null;
  const releaseOwner = async () => {
    await ownerLock?.release();
    await owner?.release();
  };
  return localRunnerOf(context, recovery, releaseOwner);
}

/** From now on this process makes calls, also those that dead ones left. */
async function beginCalls(context: RunnerContext, workers: number): Promise<RepeatingTask> {
  await updateCronSchedules(context);
  await fillAllSlots(context);
  const recovery = startRepeating('calls were not recovered', () => recoverCalls(context), recoverCallsEveryMs);
  await recovery.now();
  await startWorkers(context, workers);
  return recovery;
}

async function createQueues(boss: PgBoss): Promise<void> {
  // The runner counts attempts itself; a job that throws hit a fault of the runner or the database and must not be
  // lost.
  const common = {
    retryLimit: 10_000,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 30,
    deleteAfterSeconds: keepJobsSeconds,
  };
  const recovering = { ...common, heartbeatSeconds: 10, retentionSeconds: 366 * 24 * 60 * 60 };
  const options = {
    [queues.call]: { ...recovering, notify: true, expireInSeconds: maxCallSeconds },
    [queues.timer]: { ...recovering, expireInSeconds: 60 },
    [queues.cron]: { ...common, expireInSeconds: 60 },
  };
  for (const [name, queue] of Object.entries(options)) {
    await boss.createQueue(name, queue);
    // createQueue does not change the options of an existing queue.
    await boss.updateQueue(name, queue);
  }
}

function localRunnerOf(
  context: RunnerContext,
  recovery: RepeatingTask | null,
  releaseOwner: () => Promise<void>,
): EmbeddedRunner {
  let pausing: Promise<void> | undefined;
  let stopping: Promise<void> | undefined;
  const runner: EmbeddedRunner = {
    ingest: (events, seed) => ingestEvents(context, events, seed),
    findRunning: (key, values) => findRunning(context, key, values),
    pause: (timeoutMs) => (pausing ??= pause(timeoutMs)),
    stop: (timeoutMs = 20_000) => (stopping ??= stop(timeoutMs)),
  };
  async function pause(timeoutMs: number): Promise<void> {
    context.isStopping = true;
    await recovery?.stop();
    await context.boss.stop({ graceful: true, timeout: timeoutMs, close: false });
  }
  async function stop(timeoutMs: number): Promise<void> {
    await runner.pause(timeoutMs);
    removeLocalRunner(runner);
    await context.boss.stop();
    await context.database.close();
    await releaseOwner();
  }
  addLocalRunner(runner);
  return runner;
}
