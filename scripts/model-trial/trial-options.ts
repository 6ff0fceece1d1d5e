import { parseArgs, type ParseArgsConfig } from 'node:util';
import { modelApis, reasoningEfforts } from '@/lib/domain/model-enums';
import { isOpenAi, isSameServer } from '@/lib/model/openai-address';
import type { ModelSettings } from '@/lib/model/model-settings';
import { settingsOf } from '../evaluation/evaluated-engines';
import { errorText, Failure } from '../failure';
import { priceOptions, priceUsage, readPrices } from '../model-prices';

const usage = `npm run model:try -- --url http://127.0.0.1:11434/v1 --model NAME [--api ${modelApis.join('|')}] [--key-env NAME_OF_A_VARIABLE]
  [--effort ${reasoningEfforts.join('|')}] [--timeout SECONDS] ${priceUsage} [--json]
  Without --url, --model and --key-env it takes OPENAI_BASE_URL, OPENAI_MODEL and OPENAI_API_KEY.`;
const longestSeconds = 3600;

const options = {
  url: { type: 'string' },
  model: { type: 'string' },
  api: { type: 'string' },
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
  if (name === undefined) return isSameServer(url, OPENAI_BASE_URL) ? OPENAI_API_KEY || undefined : undefined;
  const key = variables[name];
  if (!key) throw new WrongUse(`The variable ${name} is not set.`);
  return key;
}

function readAddress(text: string | undefined): string | null {
  if (!text) return null;
  if (!URL.canParse(text) || !/^https?:/.test(text)) throw new WrongUse(`--url is no address: "${text}".`);
  return text;
}

function readSeconds(text: string): number {
  const seconds = Number(text);
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > longestSeconds)
    throw new WrongUse(`--timeout is a whole number of seconds, 1 to ${longestSeconds}.`);
  return seconds;
}

/** @throws WrongUse where something is missing or wrong; Failure for a wrong price */
export function readTrialCommand(args: string[], variables: Variables): TrialCommand {
  const values = parse(args);
  const baseUrl = readAddress(values.url ?? variables.OPENAI_BASE_URL);
  const model = values.model ?? variables.OPENAI_MODEL;
  if (!model) throw new WrongUse('No model is named.');
  const key = findKey(values['key-env'], baseUrl, variables);
  if (!key && isOpenAi(baseUrl)) throw new WrongUse('OpenAI’s API needs a key, and no other address is given.');
  const api = oneOf(modelApis, 'api', values.api) ?? (isOpenAi(baseUrl) ? 'responses' : 'chat');
  const choice = { api, effort: oneOf(reasoningEfforts, 'effort', values.effort) };
  const settings = {
    ...settingsOf(key ?? null, model, baseUrl ?? undefined, choice),
    timeoutSeconds: readSeconds(values.timeout),
    prices: readPrices(values),
  };
  return { settings, currency: values.currency, json: values.json };
}
