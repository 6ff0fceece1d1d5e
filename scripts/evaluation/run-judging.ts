import { env } from '@/lib/env';
import { endIdleReaders } from '@/lib/reader/reader-pool';
import { bundlePrograms } from '../build/bundle-programs';
import { runCommand } from '../run-command';
import { evaluateJudging } from './evaluate';
import { printAdverts } from './measure-adverts';
import { loadConventionCases, loadFactCases } from './convention-cases';
import { loadCases, type LabelledPosition } from './labelled-cases';
import { readOptions } from './options';
import { loadShortCases } from './short-cases';

// `npm run eval:judging`: the verdicts on labelled cases, by the built-in engine and by the model of OPENAI_*. `--only short`
// judges the short cases alone, `--only conventions` those for the conventions, `--only facts` those for a model. With prices
// it says what the model cost; what a model has come to is kept in .data/evaluations.

await runCommand(async () => {
  await bundlePrograms(process.cwd());
  const options = readOptions(process.argv.slice(2));
  const isWhole = options.only.length === 0;
  const positions = options.only.filter((name) => name !== 'short' && name !== 'conventions' && name !== 'facts');
  const judge = (set: string, cases: LabelledPosition[]) =>
    evaluateJudging({ set, positions: cases, options, env: env(), print: console.log });
  if (isWhole || positions.length > 0) await judge('positions', loadCases(positions));
  if (isWhole || options.only.includes('short')) {
    console.log('\nShort cases');
    await judge('short', loadShortCases());
  }
  if (isWhole || options.only.includes('conventions')) {
    console.log('\nConventions');
    await judge('conventions', loadConventionCases());
  }
  if (options.only.includes('facts')) {
    console.log('\nFacts, for a model');
    await judge('facts', loadFactCases());
  }
  endIdleReaders();
  if (isWhole) printAdverts(console.log);
});
