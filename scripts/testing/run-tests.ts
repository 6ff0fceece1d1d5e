import { buildProduct, isBuilt } from '../build/build-product';
import { Failure } from '../failure';
import { acquireTestServer } from './database-server';
import { ensureChromium } from './find-chromium';
import { startProduct, type RunningProduct } from './product';
import { countFrom, describe, reportFile, runStage, runVisibly, type Count, type StageResult } from './stages';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

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
/** The whole matrix of screens is run by its name alone: `npm run test:screens`. */
const usualStages = stageNames.filter((name) => name !== 'screens');

/** Jest leaves one core alone, which is half of a machine with two. */
const allCores = ['--maxWorkers=100%'];

async function runChecks(): Promise<Count> {
  const file = reportFile('checks');
  const code = await runVisibly('tsx', ['scripts/checks/run-checks.ts', '--report', file]);
  return countFrom<Count>(file, code, ({ passed, failed }) => ({ passed, failed }));
}

async function runJest(project: StageName, env: Record<string, string> = {}, args: string[] = []): Promise<Count> {
  const file = reportFile(project);
  const options = ['--selectProjects', project, '--passWithNoTests=false', '--json', '--outputFile', file, ...args];
  const code = await runVisibly('jest', options, env);
  return countFrom<JestReport>(file, code, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  }));
}

function runCalls({ server, databaseUrl }: RunningProduct): Promise<Count> {
  const env = { BASE_URL: server.url, PRODUCT_DATABASE_URL: databaseUrl };
  return runJest('api', env, allCores);
}

async function runBrowser(stage: 'e2e' | 'screens', { server, databaseUrl }: RunningProduct): Promise<Count> {
  const file = reportFile(stage);
  const env = {
    BASE_URL: server.url,
    PRODUCT_DATABASE_URL: databaseUrl,
    PLAYWRIGHT_CHROMIUM: ensureChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...(stage === 'screens' ? { SCREENS: 'all' } : {}),
  };
  const files = stage === 'screens' ? ['e2e/screens'] : [];
  const code = await runVisibly('playwright', ['test', ...files, '--reporter=list,json'], env);
  return countFrom<PlaywrightReport>(file, code, ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  }));
}

async function build(): Promise<Count> {
  const project = process.cwd();
  if (isBuilt(project)) console.log('The build is that of these sources already.');
  else await buildProduct(project, true);
  return { passed: 1, failed: 0 };
}

/** One server for the API tests and those in the browser. */
class SharedProduct {
  private running: Promise<RunningProduct> | undefined;

  start(): Promise<RunningProduct> {
    this.running ??= startProduct();
    return this.running;
  }

  async stop(): Promise<void> {
    await (await this.running?.catch(() => undefined))?.stop();
  }
}

function readWanted(): Set<StageName> {
  const words = process.argv.slice(2);
  const unknown = words.find((word) => !stageNames.some((name) => name === word));
  if (unknown) throw new Failure(`No stage "${unknown}".`, `There are: ${stageNames.join(', ')}`);
  const wanted = new Set<StageName>(
    words.length === 0 ? usualStages : stageNames.filter((name) => words.includes(name)),
  );
  if (needBuild.some((name) => wanted.has(name))) wanted.add('build');
  return wanted;
}

async function main(): Promise<void> {
  const wanted = readWanted();
  const results: StageResult[] = [];
  const product = new SharedProduct();
  // Held to the end, so that the embedded server is started once and not by every stage.
  const database = await acquireTestServer();
  const stages: Record<StageName, () => Promise<Count>> = {
    checks: runChecks,
    unit: () => runJest('unit', {}, allCores),
    integration: () => runJest('integration', {}, allCores),
    conformance: () => runJest('conformance', {}, allCores),
    build,
    api: async () => runCalls(await product.start()),
    e2e: async () => runBrowser('e2e', await product.start()),
    screens: async () => runBrowser('screens', await product.start()),
    server: () => runJest('server', {}, ['--runInBand']),
    kill: () => runJest('kill'),
    standalone: () => runJest('standalone'),
  };
  const letGo = async (): Promise<void> => {
    await product.stop();
    await database.release();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void letGo().finally(() => process.exit(130)));
  }
  try {
    for (const name of stageNames.filter((each) => wanted.has(each))) {
      const isBuildBroken = results.some((result) => result.name === 'build' && result.failed > 0);
      const notBuilt = (): Promise<Count> => Promise.reject(new Error('Not run, because the build failed.'));
      results.push(await runStage(name, isBuildBroken && needBuild.includes(name) ? notBuilt : stages[name]));
      if (name === 'e2e' || name === 'screens') await product.stop();
    }
  } finally {
    await letGo();
  }
  summarise(results);
}

function summarise(results: StageResult[]): void {
  const sum = (pick: (result: StageResult) => number): number => results.reduce((all, each) => all + pick(each), 0);
  console.log(`\n${results.map(describe).join('\n')}`);
  const failed = sum((each) => each.failed);
  console.log(`${(sum((each) => each.seconds) / 60).toFixed(1)} minutes in all\n`);
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
