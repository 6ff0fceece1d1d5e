import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pauseDurableFunctions, startDurableFunctions, stopDurableFunctions } from '@/inngest/start';
import { MigrationError } from '@/lib/db/apply-migration';
import { requireFinishedRestore } from '@/lib/backup/unfinished-restore';
import { checkServer } from '@/lib/db/check-server';
import { disconnectDatabase } from '@/lib/db/client';
import { explainConnectionError, isTransient } from '@/lib/db/explain-connection-error';
import { applyMigrations } from '@/lib/db/migrate';
import { requireSettings } from '@/lib/deployment/require-settings';
import { watchProcess } from '@/lib/deployment/metrics/render-metrics';
import { env, trustedProxies } from '@/lib/env';
import { Admission, type AdmissionOptions } from '@/lib/http/server/admission';
import { endOnSignal } from '@/lib/http/server/end-on-signal';
import { guardServers } from '@/lib/http/server/guard-server';
import { listPublicFiles } from '@/lib/http/server/list-public-files';
import { transportHeaders } from '@/lib/http/server/security-headers';
import { ServerTraffic } from '@/lib/http/server/server-traffic';
import { flushTraces } from '@/lib/tracing/trace';
import { systemActor } from '@/lib/auth/actor';
import { completeErasures } from '@/lib/candidates/erasure/complete-erasures';
import { recordPeerAddresses } from '@/lib/auth/peer-address';
import { logger } from '@/lib/logger';
import { indexCvTextsAtStart } from '@/lib/maintenance/index-cv-texts';
import { writePhoneNumbers } from '@/lib/maintenance/write-phone-numbers';
import { lookForModelServer } from '@/lib/model/look-at-start';
import { beginFirstRun } from '@/lib/users/setup/begin-first-run';
import { rotateSecretsAtStart } from '@/lib/secrets/rotate-secrets-at-start';

/** In containers PostgreSQL may start together with this process. */
const databaseTimeoutMs = 30_000;
/** How often a start that waits for connections looks again. */
const connectionsEveryMs = 3_000;
/** After that the start goes on with what is free. */
const connectionsWaitMs = 5 * 60_000;
const indexDelayMs = 20_000;
const modelSearchDelayMs = 3_000;
/** A collector that is away does not hold up the end. */
const tracesMs = 2_000;

/** Prepares this process to serve: settings, database, durable functions. Exits on failure. */
export async function prepareServer(): Promise<void> {
  try {
    requireSettings();
    watchProcess();
    recordPeerAddresses();
    const traffic = new ServerTraffic();
    await guardOwnServer(traffic);
    // On Vercel instances start with every burst of requests; migrations are applied at deployment.
    if (!env().VERCEL) await migrateDatabase(env().DATABASE_URL ?? '');
    await requireFinishedRestore(env().DATABASE_URL ?? '');
    await rotateSecretsAtStart();
    if (env().ROLE !== 'worker') await beginFirstRun();
    await startDurableFunctions();
    stopWithProcess(traffic);
    if (!env().VERCEL && env().ROLE !== 'web') fillInLater();
    if (!env().VERCEL && env().ROLE !== 'worker') lookForModelLater();
  } catch (error) {
    if (env().VERCEL) throw error;
    console.error(`\n✗ ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/** Erasures of an older version completed, older CVs made searchable and phones comparable, once the server has settled; the night does what is left. */
function fillInLater(): void {
  const report = (error: unknown) => logger.error({ err: error }, 'filling in what older rows lack failed');
  const fillIn = async () => {
    await completeErasures(systemActor).catch(report);
    await writePhoneNumbers(systemActor).catch(report);
    await indexCvTextsAtStart(systemActor).catch(report);
  };
  setTimeout(() => void fillIn(), indexDelayMs).unref();
}

/** A server of models on this machine is looked for once and beside everything else: nothing waits for it. */
function lookForModelLater(): void {
  const look = () => lookForModelServer().catch((error: unknown) => logger.warn({ err: error }, 'no look for a model'));
  setTimeout(() => void look(), modelSearchDelayMs).unref();
}

/**
 * In order (docs/decisions/0126). An interrupted step runs again, in another process or at the next start. Next's development
 * server and Vercel end the process themselves.
 */
function stopWithProcess(traffic: ServerTraffic): void {
  const { NODE_ENV, VERCEL, SHUTDOWN_TIMEOUT_SECONDS } = env();
  if (NODE_ENV === 'development' || VERCEL) {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stopDurableFunctions(5_000));
    return;
  }
  endOnSignal({
    traffic,
    timeoutMs: SHUTDOWN_TIMEOUT_SECONDS * 1000,
    pauseWork: pauseDurableFunctions,
    finish: async () => {
      await stopDurableFunctions();
      await disconnectDatabase();
      await flushTraces(tracesMs);
    },
  });
}

/** On Vercel the platform accepts no upgrades and only the product's own hosts. */
async function guardOwnServer(traffic: ServerTraffic): Promise<void> {
  const { VERCEL, NODE_ENV, NEXTAUTH_URL, WORKER_URL, HOSTNAME, PORT, ROLE: role } = env();
  if (VERCEL) return;
  const hosts = { publicUrl: NEXTAUTH_URL, workerUrl: WORKER_URL, boundTo: HOSTNAME };
  const development = NODE_ENV === 'development';
  const admission = development ? null : new Admission(await admissionOptions());
  const headers = transportHeaders(env());
  await guardServers({ hosts, admission, headers, development, role, traffic }, { host: HOSTNAME, port: PORT });
}

async function admissionOptions(): Promise<AdmissionOptions> {
  return {
    visitorRequestsPerMinute: env().VISITOR_REQUESTS_PER_MINUTE,
    trustedProxies: trustedProxies(),
    publicFiles: await listPublicFiles(path.join(process.cwd(), 'public')),
  };
}

async function migrateDatabase(url: string): Promise<void> {
  let deadline = Date.now() + databaseTimeoutMs;
  const waitsUntil = Date.now() + connectionsWaitMs;
  for (;;) {
    try {
      // Another instance may end, or somebody allow more; one that waits for this one to start does not.
      while (!(await checkServer(url)) && Date.now() < waitsUntil) {
        await sleep(connectionsEveryMs);
        deadline = Date.now() + databaseTimeoutMs;
      }
      const applied = await applyMigrations(url);
      if (applied.length > 0) logger.info({ applied }, 'database.migrated');
      return;
    } catch (error) {
      if (error instanceof MigrationError) throw error;
      if (!isTransient(error) || Date.now() > deadline)
        throw new Error(explainConnectionError(error), { cause: error });
      await sleep(500);
    }
  }
}
