import type { ChildProcess } from 'node:child_process';
import { acquireDatabase, type AcquiredDatabase } from '../database/embedded';
import { superviseDatabase } from '../database/supervise';
import { checkConnection } from './check-connection';
import { buildPages, generateDatabaseClient, isBuilt } from '../build/build-product';
import { bundlePrograms } from '../build/bundle-programs';
import { writeLists } from '../build/write-lists';
import { copyViewerFiles } from '../build/copy-viewer-files';
import { Failure } from '../../lib/failure';
import { readLaunchSettings, type LaunchSettings } from './launch-settings';
import { loadEnvFiles } from './load-env-files';
import { startProductServer, stopProductServer, waitForServer } from './product-server';
import { checkPort, clearOldInstance, forgetInstance, recordInstance } from './running-instance';
import { sessionSecret } from './secrets';
import { seedDemo, printAccounts, waitForAnalyses } from './demo';
import { reportFailure, stage } from './stages';

// `npm start`, part 2: starts database, build, demo data and server, keeps running, and stops them all at the end.

const project = process.cwd();
/** `npm run dev`: the sources instead of the build. */
const development = process.argv.includes('--dev');

/** Run at the end, last first. */
const cleanUp: (() => Promise<void>)[] = [];
let stopping = false;
/** While it stops, further signals are passed on: a second one ends it at once. */
let productServer: ChildProcess | undefined;

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  // The terminal may be gone.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  for (const step of cleanUp.reverse()) await step().catch(reportFailure);
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (stopping) return void productServer?.kill('SIGTERM');
    console.log('\nStopping … (once more ends at once)');
    void stop(0);
  });
}
process.once('disconnect', () => void stop(1));

async function openDatabase(): Promise<AcquiredDatabase> {
  let database: AcquiredDatabase | undefined;
  await stage('Database', async () => {
    database = await acquireDatabase();
    cleanUp.push(database.release);
    if (database.embedded) return 'embedded PostgreSQL is up';
    await checkConnection(database.url);
    return 'connected to DATABASE_URL';
  });
  if (!database) throw new Error('No database.');
  cleanUp.push(
    superviseDatabase(database, {
      report: (text) => console.log(`… ${text}`),
      giveUp: (failure) => {
        reportFailure(failure);
        void stop(1);
      },
    }),
  );
  return database;
}

async function build(hasBuild: boolean): Promise<void> {
  if (development) return;
  await stage('Build', async (progress) => {
    if (hasBuild) return 'nothing has changed';
    progress('building the product (about a minute)');
    await buildPages(project, false);
    return 'built';
  });
}

async function serve(settings: LaunchSettings, databaseUrl: string): Promise<void> {
  await stage('Server', async () => {
    const server = startProductServer({ project, settings, databaseUrl, secret: sessionSecret(project), development });
    cleanUp.push(async () => forgetInstance(project));
    productServer = server;
    cleanUp.push(() => stopProductServer(server, settings));
    recordInstance(project, server.pid ?? 0, settings.url);
    await waitForServer(server, settings);
    server.once('exit', (code, signal) => {
      if (stopping) return;
      reportFailure(new Failure(`The server exited (${signal ?? code}).`, 'See its output above, then start again.'));
      void stop(1);
    });
    return 'running, database up to date';
  });
}

/** Loaded in the demo only. The connections to it follow when it had to take another port. */
async function startSandbox(databaseUrl: string): Promise<void> {
  await stage('Sandbox', async () => {
    const { startDemoSandbox } = await import('./demo-sandbox');
    const { moveDemoConnections } = await import('./move-demo-connections');
    const { url, close, earlierPort } = await startDemoSandbox(project);
    cleanUp.push(close);
    await moveDemoConnections(databaseUrl, { url, earlierPort });
    return `an ATS to try the product with, ${url}/board`;
  });
}

/** @returns whether the data are new */
async function createDemoData(databaseUrl: string): Promise<boolean> {
  let isNew = false;
  await stage('Demo data', async (progress) => {
    isNew = await seedDemo(project, databaseUrl, progress);
    return isNew ? 'created' : 'exists already';
  });
  return isNew;
}

async function launch(): Promise<void> {
  loadEnvFiles(project);
  const settings = readLaunchSettings(process.env);
  await clearOldInstance(project, (text) => console.log(`… ${text}`));
  await checkPort(settings);
  const hasBuild = !development && isBuilt(project);
  if (development) copyViewerFiles(project);
  writeLists(project);
  const [database] = await Promise.all([
    openDatabase(),
    hasBuild ? undefined : generateDatabaseClient(project, false),
    // The demo's data are made from the sources, and so is what the development server runs.
    bundlePrograms(project),
  ]);
  if (settings.demo) await startSandbox(database.url);
  // The demo's CVs are created during the build; the server analyses them afterwards.
  const [, isNewDemo] = await Promise.all([build(hasBuild), settings.demo && createDemoData(database.url)]);
  await serve(settings, database.url);
  if (isNewDemo) await stage('Analyses', (progress) => waitForAnalyses(database.url, progress));
  console.log(`\n  ${settings.url}\n`);
  printAccounts(settings.demo);
  console.log('Ctrl-C stops everything.');
}

try {
  await launch();
} catch (error) {
  if (!stopping) reportFailure(error);
  await stop(1);
}
