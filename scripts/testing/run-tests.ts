import { availableParallelism } from 'node:os';
import { buildProduct, isBuilt } from '../build/build-product';
import { bundlePrograms } from '../build/bundle-programs';
import { writeLists } from '../build/write-lists';
import { Failure } from '../../lib/failure';
import { bundledVariable } from '../../tests/bundled-programs';
import { acquireTestServer } from '../../tests/database-server';
import { ensureChromium } from '../../tests/find-chromium';
import { lackOfEngine } from '../../tests/container/container-engine';
import { ensurePgBouncer } from '../../tests/pgbouncer';
import { lackOfObjectServer } from '../../tests/storage/object-server';
import { runInLanes, type Step } from './lanes';
import { afterSecondRun, deservesSecondRun } from './second-run';
import { countOfBrowser, countOfJest, type JestReport, type PlaywrightReport } from './test-reports';
import {
  countFrom,
  describe,
  reportFile,
  runStage,
  runWithOutput,
  type Count,
  type FailedTest,
  type StageResult,
} from './stages';

// `npm test`, part 2. Arguments name stages; `--strict` gives a test that fails no second chance.

/** The full screen matrix runs only by name: `npm run test:screens`. */
const steps = [
  { name: 'checks', lane: 'processor' },
  { name: 'unit', lane: 'processor' },
  { name: 'integration', lane: 'processor' },
  { name: 'eval', lane: 'processor' },
  { name: 'hostile', lane: 'processor' },
  // It mostly waits, and is the first that the other lane takes over.
  { name: 'contract', lane: 'processor' },
  { name: 'conformance', lane: 'waiting' },
  // Both write to .next.
  { name: 'build', lane: 'waiting', after: ['checks'] },
  { name: 'server', lane: 'waiting', after: ['build'] },
  { name: 'kill', lane: 'waiting', after: ['build'] },
  { name: 'pooler', lane: 'waiting', after: ['build'] },
  { name: 'storage', lane: 'waiting', after: ['build'] },
  { name: 'container', lane: 'waiting', after: ['build'] },
  { name: 'standalone', lane: 'waiting', after: ['build'] },
  { name: 'api', lane: 'alone' },
  { name: 'e2e', lane: 'alone' },
  { name: 'screens', lane: 'alone' },
] as const satisfies Step<string>[];
type StageName = (typeof steps)[number]['name'];
const stageNames: readonly StageName[] = steps.map(({ name }) => name);
const needBuild: StageName[] = [
  'api',
  'e2e',
  'screens',
  'server',
  'kill',
  'pooler',
  'storage',
  'container',
  'standalone',
];

/** By default Jest leaves one core idle. */
const allCores = ['--maxWorkers=100%'];
/** For tests that wait for servers, retries and time limits half of their time. */
const moreThanCores = [`--maxWorkers=${availableParallelism() + 1}`];

async function runChecks(): Promise<Count> {
  const file = reportFile('checks');
  const code = await runWithOutput('tsx', ['scripts/checks/run-checks.ts', '--report', file], {}, 'checks');
  return countFrom<Count>(file, code, ({ passed, failed, notes = [] }) => ({ passed, failed, notes }));
}

/** @param files all of the project's by default */
async function runJest(project: StageName, args: string[] = [], files: string[] = []): Promise<Count> {
  const file = reportFile(files.length > 0 ? `${project}-again` : project);
  const options = ['--selectProjects', project, '--passWithNoTests=false', '--json', '--outputFile', file, ...args];
  const only = files.length > 0 ? ['--runTestsByPath', ...files] : [];
  const code = await runWithOutput('jest', [...options, ...only], {}, project);
  return countFrom<JestReport>(file, code, countOfJest);
}

/** Installed once, if need be, beside the other stages. */
let installing: Promise<string> | undefined;
function browser(): Promise<string> {
  installing ??= ensureChromium();
  return installing;
}

/** On a product of its own: the home page shows the best candidates of all processes. */
async function runBrowser(stage: 'e2e' | 'screens', again: string[] = []): Promise<Count> {
  const file = reportFile(again.length > 0 ? `${stage}-again` : stage);
  const env = {
    PLAYWRIGHT_CHROMIUM: await browser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...(stage === 'screens' ? { SCREENS: 'all' } : {}),
  };
  const files = stage === 'screens' ? ['e2e/screens'] : [];
  const code = await runWithOutput('playwright', ['test', ...files, ...again, '--reporter=list,json'], env, stage);
  return countFrom<PlaywrightReport>(file, code, countOfBrowser);
}

/** Outside of continuous integration a machine without PgBouncer goes without. */
async function runPooler(): Promise<Count> {
  if ((await ensurePgBouncer()) || process.env.CI) return runJest('pooler');
  return { passed: 0, failed: 0, notes: ['pooler: skipped, as PgBouncer is missing ("apt-get install pgbouncer").'] };
}

/** Outside of continuous integration a machine that cannot have a container engine goes without. */
async function runContainer(): Promise<Count> {
  const lack = await lackOfEngine();
  if (lack === null || process.env.CI) return runJest('container');
  return { passed: 0, failed: 0, notes: [`container: skipped, as ${lack}.`] };
}

/** Outside of continuous integration a machine that cannot have a store goes without. */
async function runStorage(): Promise<Count> {
  const lack = await lackOfObjectServer();
  if (lack === null || process.env.CI) {
    process.env.PLAYWRIGHT_CHROMIUM = await browser();
    return runJest('storage', allCores);
  }
  return { passed: 0, failed: 0, notes: [`storage: skipped, as ${lack}.`] };
}

async function build(): Promise<Count> {
  const project = process.cwd();
  if (isBuilt(project)) console.log('The build is up to date.');
  else await buildProduct(project, false);
  return { passed: 1, failed: 0 };
}

const stages: Record<StageName, () => Promise<Count>> = {
  checks: runChecks,
  unit: () => runJest('unit', allCores),
  hostile: () => runJest('hostile', ['--runInBand']),
  eval: () => runJest('eval', allCores),
  integration: () => runJest('integration', moreThanCores),
  conformance: () => runJest('conformance', allCores),
  contract: () => runJest('contract', moreThanCores),
  build,
  api: () => runJest('api', allCores),
  e2e: () => runBrowser('e2e'),
  screens: () => runBrowser('screens'),
  server: () => runJest('server', ['--runInBand']),
  kill: () => runJest('kill', allCores),
  pooler: runPooler,
  storage: runStorage,
  container: runContainer,
  standalone: () => runJest('standalone'),
};

/** Runs what failed once more, alone. */
function runAgain(stage: StageName, failures: FailedTest[]): Promise<Count> {
  if (stage === 'e2e' || stage === 'screens') return runBrowser(stage, ['--last-failed', '--workers=1']);
  return runJest(stage, ['--runInBand'], [...new Set(failures.map(({ file }) => file))]);
}

async function secondChance(result: StageResult): Promise<StageResult> {
  const name = stageNames.find((stage) => stage === result.name);
  if (!name || !deservesSecondRun(result)) return result;
  console.log(`\n${result.failed} failed in ${name}: run once more, alone …`);
  const startedAt = performance.now();
  const again = await runAgain(name, result.failures ?? []);
  return afterSecondRun(result, again, (performance.now() - startedAt) / 1000);
}

function selectSteps(names: string[]): Step<StageName>[] {
  const unknown = names.find((each) => !stageNames.some((name) => name === each));
  if (unknown) throw new Failure(`No stage "${unknown}".`, `There are: ${stageNames.join(', ')}`);
  const isChosen = (name: StageName) => (names.length === 0 ? name !== 'screens' : names.includes(name));
  const chosen = new Set(stageNames.filter(isChosen));
  if (needBuild.some((name) => chosen.has(name))) chosen.add('build');
  return steps.filter(({ name }) => chosen.has(name));
}

async function main(): Promise<void> {
  const startedAt = performance.now();
  const isStrict = process.argv.includes('--strict');
  const selected = selectSteps(process.argv.slice(2).filter((word) => word !== '--strict'));
  writeLists(process.cwd());
  await bundlePrograms(process.cwd());
  process.env[bundledVariable] = '1';
  // Held to the end, so that the server starts only once.
  const database = await acquireTestServer({ inMemory: true });
  process.env.TEST_SERVER_URL = database.url;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void database.release().finally(() => process.exit(130)));
  }
  // The stage of the browser tells what is wrong.
  if (selected.some(({ name }) => name === 'e2e' || name === 'screens')) browser().catch(() => undefined);
  const results: StageResult[] = [];
  const run = async (name: StageName): Promise<void> => {
    const isBuildBroken = results.some((result) => result.name === 'build' && result.failed > 0);
    const notBuilt = (): Promise<Count> => Promise.reject(new Error('Skipped, because the build failed.'));
    results.push(await runStage(name, isBuildBroken && needBuild.includes(name) ? notBuilt : stages[name]));
  };
  try {
    await runInLanes(selected, run);
    for (const [index, result] of results.entries()) {
      if (!isStrict) results[index] = await secondChance(result);
    }
  } finally {
    await database.release();
  }
  summarise(results, performance.now() - startedAt);
}

function summarise(results: StageResult[], milliseconds: number): void {
  const sum = (pick: (result: StageResult) => number): number => results.reduce((all, each) => all + pick(each), 0);
  console.log(`\n${results.map(describe).join('\n')}`);
  const failed = sum((each) => each.failed);
  for (const note of results.flatMap(({ notes = [] }) => notes)) console.log(`\n!!! ${note}`);
  console.log(`${(milliseconds / 60_000).toFixed(1)} minutes in total\n`);
  console.log(`${sum((each) => each.passed)} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

try {
  await main();
} catch (error) {
  if (error instanceof Failure) console.error(`✗ ${error.message}\n  ${error.remedy}`);
  else console.error(error);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
}
