import { endIdleReaders } from '@/lib/reader/reader-pool';
import { bundlePrograms } from './build/bundle-programs';
import { readTrialCommand, WrongUse } from './model-trial/trial-options';
import { runModelTrial } from './model-trial/run-model-trial';
import { runCommand } from './run-command';
import { reportFailure } from './start/stages';

// `npm run model:try`: has a model judge invented CVs and compares its verdicts with the right ones. Exit code: 0 when it ran, 1
// when the server could not be asked, 2 for wrong use, 130 after Ctrl-C.

const interrupted = 130;

async function main(): Promise<void> {
  const command = readTrialCommand(process.argv.slice(2), process.env);
  await bundlePrograms(process.cwd());
  const stop = new AbortController();
  process.once('SIGINT', () => {
    process.exitCode = interrupted;
    stop.abort();
  });
  try {
    await runModelTrial(command, { print: console.log, progress: console.error, signal: stop.signal });
  } finally {
    endIdleReaders();
  }
}

await runCommand(async () => {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error;
    reportFailure(error);
    process.exitCode = 2;
  }
});
