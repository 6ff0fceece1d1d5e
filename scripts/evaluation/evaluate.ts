import type { Env } from '@/lib/env';
import { describeEngine, evaluatedEngines } from './evaluated-engines';
import { judgeCases } from './judge-cases';
import type { LabelledPosition } from './labelled-cases';
import { measureJudging, type JudgingMeasures } from './measure-judging';
import { measureStability, type StabilityMeasures } from './measure-stability';
import type { EvaluationOptions } from './options';
import { recordJudging } from './record-judging';
import { printJudging, printStability, printUsage, summaryOf, type Print } from './print-measures';

export interface EvaluationInput {
  /** Which cases these are, for the record. */
  set: string;
  positions: LabelledPosition[];
  options: EvaluationOptions;
  env: Pick<Env, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL'>;
  print: Print;
  /** Keeps the result; by default in `.data/evaluations`. */
  record?: typeof recordJudging;
}

/** By the engine's name. */
type Results<T> = Record<string, T>;

/** Compares the verdicts of each engine with the labels, and prints the result. */
export async function evaluateJudging({
  set,
  positions,
  options,
  env,
  print,
  record = recordJudging,
}: EvaluationInput) {
  const results: Results<JudgingMeasures> = {};
  for (const engine of evaluatedEngines(options, env, print)) {
    const cvs = await judgeCases(engine, positions);
    const measures = (results[engine.name] = measureJudging(cvs));
    print(`\n${describeEngine(engine)}`);
    printJudging(measures, options.wrong, print);
    const heldOut = cvs.filter(({ position }) => position.isHeldOut);
    if (heldOut.length > 0 && heldOut.length < cvs.length) {
      print(`\nOpen: ${summaryOf(measureJudging(cvs.filter(({ position }) => !position.isHeldOut)))}`);
      print(`Held out: ${summaryOf(measureJudging(heldOut))}`);
    }
    printUsage(cvs, options.currency, print);
    if (engine.model !== null) print(`Recorded in ${record({ set, engine, options, cvs, measures })}`);
  }
  return results;
}

/** Judges every CV several times with each engine, and prints how far the runs differ. */
export async function evaluateStability({ positions, options, env, print }: Omit<EvaluationInput, 'set' | 'record'>) {
  const results: Results<StabilityMeasures> = {};
  for (const engine of evaluatedEngines(options, env, print)) {
    const cvs = await judgeCases(engine, positions, options.runs);
    const measures = (results[engine.name] = measureStability(cvs));
    print(`\n${describeEngine(engine)}, ${cvs.length} CVs, ${options.runs} runs`);
    printStability(measures, print);
    printUsage(cvs, options.currency, print);
  }
  return results;
}
