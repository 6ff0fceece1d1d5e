import { acquireDatabase } from '../database/embedded';
import type { AcquiredDatabase } from '../database/embedded';
import { superviseDatabase } from '../database/supervise';
import { checkConnection } from './check-connection';
import { buildPages, generateDatabaseClient, isBuilt } from '../build/build-product';
import { Failure } from '../failure';
import { readLaunchSettings } from './launch-settings';
import type { LaunchSettings } from './launch-settings';
import { loadEnvFiles } from './load-env-files';
import { startProductServer, stopProductServer, waitForServer } from './product-server';
import { checkPort, clearOldInstance, forgetInstance, recordInstance } from './running-instance';
import { sessionSecret } from './secrets';
import { seedDemo, printAccounts, waitForAnalyses } from './demo';
import { reportFailure, stage } from './stages';

// `npm start`, second part: database, build and demo data, server; then it stays, and stops all of them at the end.

const project = process.cwd();
/** `npm run dev`: the sources instead of the build. */
const development = process.argv.includes('--dev');

/** What to undo at the end, the last first. */
const undo: (() => Promise<void>)[] = [];
let stopping = false;

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  // Whoever asked may be gone together with the terminal.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  for (const step of undo.reverse()) await step().catch(reportFailure);
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!stopping) console.log('\nStopping …');
    void stop(0);
  });
}
process.once('disconnect', () => void stop(1));

async function openDatabase(): Promise<AcquiredDatabase> {
  let database: AcquiredDatabase | undefined;
  await stage('Database', async () => {
    database = await acquireDatabase();
    undo.push(database.release);
    if (database.embedded) return 'embedded PostgreSQL is up';
    await checkConnection(database.url);
    return 'the one of DATABASE_URL answers';
  });
  if (!database) throw new Error('No database.');
  undo.push(
    superviseDatabase(database, {
      report: (words) => console.log(`… ${words}`),
      giveUp: (failure) => {
        reportFailure(failure);
        void stop(1);
      },
    }),
  );
  return database;
}

async function build(isBuiltAlready: boolean): Promise<void> {
  if (development) return;
  await stage('Build', async (progress) => {
    if (isBuiltAlready) return 'nothing has changed';
    progress('building the product (about a minute)');
    await buildPages(project, false);
    return 'built';
  });
}

async function serve(settings: LaunchSettings, databaseUrl: string): Promise<void> {
  await stage('Server', async () => {
    const server = startProductServer({ project, settings, databaseUrl, secret: sessionSecret(project), development });
    undo.push(async () => forgetInstance(project));
    undo.push(() => stopProductServer(server));
    recordInstance(project, server.pid ?? 0, settings.url);
    await waitForServer(server, settings);
    server.once('exit', (code, signal) => {
      if (stopping) return;
      reportFailure(new Failure(`The server ended (${signal ?? code}).`, 'Its last lines above say why. Start again.'));
      void stop(1);
    });
    return 'answers, database up to date';
  });
}

/** @returns whether there was none */
async function makeDemoData(databaseUrl: string): Promise<boolean> {
  let isNew = false;
  await stage('Demo data', async (progress) => {
    isNew = await seedDemo(project, databaseUrl, progress);
    return isNew ? 'made' : 'there already';
  });
  return isNew;
}

async function launch(): Promise<void> {
  loadEnvFiles(project);
  const settings = readLaunchSettings(process.env);
  await clearOldInstance(project, (words) => console.log(`… ${words}`));
  await checkPort(settings);
  const isBuiltAlready = !development && isBuilt(project);
  const [database] = await Promise.all([
    openDatabase(),
    isBuiltAlready ? undefined : generateDatabaseClient(project, false),
  ]);
  // The demo's CVs are drawn and handed in while the product is built; the server then analyses them.
  const [, isNewDemo] = await Promise.all([build(isBuiltAlready), settings.demo && makeDemoData(database.url)]);
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
