import { availableParallelism } from 'node:os';
import { buildProduct, isBuilt } from '../build/build-product';
import { Failure } from '../failure';
import { acquireTestServer } from './database-server';
import { ensureChromium } from './find-chromium';
import { countOfBrowser, countOfJest, type JestReport, type PlaywrightReport } from './test-reports';
import { countFrom, describe, reportFile, runStage, runWithOutput, type Count, type StageResult } from './stages';

const stageNames = [
  'checks',
  'unit',
  'integration',
  'conformance',
  'build',
  'api',
  'e2e',
  'screens',
  'server',
  'kill',
  'standalone',
] as const;
type StageName = (typeof stageNames)[number];
const needBuild: StageName[] = ['api', 'e2e', 'screens', 'server', 'kill', 'standalone'];
/** The full screen matrix runs only by name: `npm run test:screens`. */
const defaultStages = stageNames.filter((name) => name !== 'screens');

/** By default Jest leaves one core idle. */
const allCores = ['--maxWorkers=100%'];
/** For tests that wait for servers, retries and time limits half of their time. */
const moreThanCores = [`--maxWorkers=${availableParallelism() + 1}`];

async function runChecks(): Promise<Count> {
  const file = reportFile('checks');
  const code = await runWithOutput('tsx', ['scripts/checks/run-checks.ts', '--report', file]);
  return countFrom<Count>(file, code, (count) => count);
}

async function runJest(project: StageName, args: string[] = []): Promise<Count> {
  const file = reportFile(project);
  const options = ['--selectProjects', project, '--passWithNoTests=false', '--json', '--outputFile', file, ...args];
  const code = await runWithOutput('jest', options);
  return countFrom<JestReport>(file, code, countOfJest);
}

/** On a product of its own: the home page shows the best candidates of all processes. */
async function runBrowser(stage: 'e2e' | 'screens'): Promise<Count> {
  const file = reportFile(stage);
  const env = {
    PLAYWRIGHT_CHROMIUM: ensureChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...(stage === 'screens' ? { SCREENS: 'all' } : {}),
  };
  const files = stage === 'screens' ? ['e2e/screens'] : [];
  const code = await runWithOutput('playwright', ['test', ...files, '--reporter=list,json'], env);
  return countFrom<PlaywrightReport>(file, code, countOfBrowser);
}

async function build(): Promise<Count> {
  const project = process.cwd();
  if (isBuilt(project)) console.log('The build is up to date.');
  else await buildProduct(project, true);
  return { passed: 1, failed: 0 };
}

function selectStages(): Set<StageName> {
  const names = process.argv.slice(2);
  const unknown = names.find((each) => !stageNames.some((name) => name === each));
  if (unknown) throw new Failure(`No stage "${unknown}".`, `There are: ${stageNames.join(', ')}`);
  const selected = new Set<StageName>(
    names.length === 0 ? defaultStages : stageNames.filter((name) => names.includes(name)),
  );
  if (needBuild.some((name) => selected.has(name))) selected.add('build');
  return selected;
}

async function main(): Promise<void> {
  const selected = selectStages();
  const results: StageResult[] = [];
  // Held to the end, so that the embedded server starts only once.
  const database = await acquireTestServer();
  const stages: Record<StageName, () => Promise<Count>> = {
    checks: runChecks,
    unit: () => runJest('unit', allCores),
    integration: () => runJest('integration', moreThanCores),
    conformance: () => runJest('conformance', allCores),
    build,
    api: () => runJest('api', allCores),
    e2e: () => runBrowser('e2e'),
    screens: () => runBrowser('screens'),
    server: () => runJest('server', ['--runInBand']),
    kill: () => runJest('kill', allCores),
    standalone: () => runJest('standalone'),
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void database.release().finally(() => process.exit(130)));
  }
  try {
    for (const name of stageNames.filter((each) => selected.has(each))) {
      const isBuildBroken = results.some((result) => result.name === 'build' && result.failed > 0);
      const notBuilt = (): Promise<Count> => Promise.reject(new Error('Skipped, because the build failed.'));
      results.push(await runStage(name, isBuildBroken && needBuild.includes(name) ? notBuilt : stages[name]));
    }
  } finally {
    await database.release();
  }
  summarise(results);
}

function summarise(results: StageResult[]): void {
  const sum = (pick: (result: StageResult) => number): number => results.reduce((all, each) => all + pick(each), 0);
  console.log(`\n${results.map(describe).join('\n')}`);
  const failed = sum((each) => each.failed);
  console.log(`${(sum((each) => each.seconds) / 60).toFixed(1)} minutes in total\n`);
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
