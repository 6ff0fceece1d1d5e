import { parseArgs, type ParseArgsConfig } from 'node:util';
import { modelApis, reasoningEfforts } from '@/lib/domain/model-enums';
import { isOpenAi, isSameServer } from '@/lib/model/openai-address';
import type { ModelSettings } from '@/lib/model/model-settings';
import { presetOf, presets } from '@/lib/model/presets';
import { settingsOf } from '../evaluation/evaluated-engines';
import { errorText, Failure } from '../../lib/failure';
import { priceOptions, priceUsage, readPrices } from '../model-prices';

const usage = `npm run model:try -- --url http://127.0.0.1:11434/v1 --model NAME [--api ${modelApis.join('|')}] [--key-env NAME_OF_A_VARIABLE]
  [--context TOKENS] [--effort ${reasoningEfforts.join('|')}] [--timeout SECONDS] ${priceUsage} [--json]
  Without --url, --model and --key-env it takes OPENAI_BASE_URL, OPENAI_MODEL and OPENAI_API_KEY; without --api and --context what
  the product's settings begin with for a server at that address.`;
const longestSeconds = 3600;
/** As in the product's settings, in tokens. */
const contextLengths = { min: 1024, max: 10_000_000 };

const options = {
  url: { type: 'string' },
  model: { type: 'string' },
  api: { type: 'string' },
  context: { type: 'string' },
  'key-env': { type: 'string' },
  effort: { type: 'string' },
  timeout: { type: 'string', default: '300' },
  json: { type: 'boolean', default: false },
  ...priceOptions,
} as const satisfies ParseArgsConfig['options'];

export interface TrialCommand {
  settings: ModelSettings;
  currency: string;
  json: boolean;
}

type Variables = Record<string, string | undefined>;

/** A mistake in the command. */
export class WrongUse extends Failure {
  constructor(what: string) {
    super(what, usage);
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new WrongUse(errorText(error).split('\n')[0] ?? '');
  }
}

function oneOf<T extends string>(allowed: readonly T[], name: string, value: string | undefined): T | undefined {
  const found = allowed.find((one) => one === value);
  if (value !== undefined && !found) throw new WrongUse(`--${name} is one of ${allowed.join(', ')}.`);
  return found;
}

/** The key of the environment goes to its own server only. */
function findKey(name: string | undefined, url: string | null, variables: Variables): string | undefined {
  const { OPENAI_API_KEY, OPENAI_BASE_URL } = variables;
  if (name === undefined)
    return isSameServer(url, OPENAI_BASE_URL || undefined) ? OPENAI_API_KEY || undefined : undefined;
  const key = variables[name];
  if (!key) throw new WrongUse(`The variable ${name} is not set.`);
  return key;
}

function readAddress(text: string | undefined): string | null {
  if (!text) return null;
  if (!URL.canParse(text) || !/^https?:/.test(text)) throw new WrongUse(`--url is no address: "${text}".`);
  return text;
}

function readWhole(name: string, unit: string, text: string, { min, max }: { min: number; max: number }): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < min || number > max)
    throw new WrongUse(`--${name} is a whole number of ${unit}, ${min} to ${max}.`);
  return number;
}

/** How the server is asked: as the product's settings begin with for it, where the command does not say. */
function readServer(
  { api: wanted, context }: { api?: string | undefined; context?: string | undefined },
  baseUrl: string | null,
): Pick<ModelSettings, 'api' | 'contextLength'> {
  const preset = presets[presetOf(baseUrl)];
  const api = oneOf(modelApis, 'api', wanted) ?? preset.api;
  if (context !== undefined) return { api, contextLength: readWhole('context', 'tokens', context, contextLengths) };
  // Over another interface a server reads as much as it was started with, which nobody knows here.
  return { api, contextLength: api === preset.api ? preset.contextLength : null };
}

/** @throws WrongUse where something is missing or wrong; Failure for a wrong price */
export function readTrialCommand(args: string[], variables: Variables): TrialCommand {
  const values = parse(args);
  const baseUrl = readAddress(values.url ?? variables.OPENAI_BASE_URL);
  const model = values.model ?? variables.OPENAI_MODEL;
  if (!model) throw new WrongUse('No model is named.');
  const key = findKey(values['key-env'], baseUrl, variables);
  if (!key && isOpenAi(baseUrl)) throw new WrongUse('OpenAI’s API needs a key, and no other address is given.');
  const { api, contextLength } = readServer(values, baseUrl);
  const choice = { api, effort: oneOf(reasoningEfforts, 'effort', values.effort) };
  const settings = {
    ...settingsOf(key ?? null, model, baseUrl ?? undefined, choice),
    contextLength,
    timeoutSeconds: readWhole('timeout', 'seconds', values.timeout, { min: 1, max: longestSeconds }),
    prices: readPrices(values),
  };
  return { settings, currency: values.currency, json: values.json };
}
