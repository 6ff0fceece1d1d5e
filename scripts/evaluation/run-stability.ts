import { env } from '@/lib/env';
import { endIdleReaders } from '@/lib/reader/reader-pool';
import { bundlePrograms } from '../build/bundle-programs';
import { Failure } from '../../lib/failure';
import { runCommand } from '../run-command';
import { evaluateStability } from './evaluate';
import { loadCases } from './labelled-cases';
import { readOptions } from './options';

// `npm run eval:stability`: how far repeated judging of the same CVs differs. The built-in engine's must not.

await runCommand(async () => {
  await bundlePrograms(process.cwd());
  const options = readOptions(process.argv.slice(2));
  const positions = loadCases(options.only);
  const { offline } = await evaluateStability({ positions, options, env: env(), print: console.log });
  endIdleReaders();
  if (offline && offline.unstable.length > 0) {
    throw new Failure(
      'The built-in engine gave different verdicts for the same CV.',
      'Find what it depends on besides.',
    );
  }
});
