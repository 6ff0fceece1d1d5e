import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { ModelSettings } from '@/lib/model/model-settings';
import { engineNames, modelApis, reasoningEfforts } from '@/lib/domain/model-enums';
import { Failure, errorText } from '../../lib/failure';
import { priceOptions, priceUsage, readPrices } from '../model-prices';
import type { EngineChoice } from './evaluated-engines';

const usage =
  '[--engine offline|openai] [--only it,fin-3] [--api responses|chat] [--effort none|minimal|low|medium|high]; ' +
  `${priceUsage}; eval:judging also [--wrong], eval:stability also [--runs 5]`;

export interface EvaluationOptions extends EngineChoice {
  only: string[];
  wrong: boolean;
  runs: number;
  prices: ModelSettings['prices'];
  currency: string;
}

const options = {
  engine: { type: 'string' },
  only: { type: 'string', default: '' },
  api: { type: 'string' },
  effort: { type: 'string' },
  wrong: { type: 'boolean', default: false },
  runs: { type: 'string', default: '5' },
  ...priceOptions,
} as const satisfies ParseArgsConfig['options'];

function parse(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new Failure(errorText(error), usage, { cause: error });
  }
}

function oneOf<T extends string>(allowed: readonly T[], value: string | undefined): T | undefined {
  const found = allowed.find((one) => one === value);
  if (value !== undefined && !found) throw new Failure(`"${value}" is none of ${allowed.join(', ')}.`, usage);
  return found;
}

/** @throws Failure for an option that there is not */
export function readOptions(args: string[]): EvaluationOptions {
  const values = parse(args);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 2) throw new Failure('--runs is a whole number from 2.', usage);
  return {
    engine: oneOf(engineNames, values.engine),
    api: oneOf(modelApis, values.api),
    effort: oneOf(reasoningEfforts, values.effort),
    only: values.only.split(',').filter((name) => name !== ''),
    wrong: values.wrong,
    runs,
    prices: readPrices(values),
    currency: values.currency,
  };
}
