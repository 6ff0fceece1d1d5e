import { env } from '@/lib/env';
import { runCommand } from '../run-command';
import { evaluateJudging } from './evaluate';
import { printAdverts } from './measure-adverts';
import { loadCases } from './labelled-cases';
import { readOptions } from './options';

// `npm run eval:judging`: the verdicts on labelled cases, by the built-in engine and by the model of OPENAI_*.

await runCommand(async () => {
  const options = readOptions(process.argv.slice(2));
  await evaluateJudging({ positions: loadCases(options.only), options, env: env(), print: console.log });
  if (options.only.length === 0) printAdverts(console.log);
});
