import { setTimeout as sleep } from 'node:timers/promises';
import type { JudgingEngine } from '@/lib/analysis/engines/engine';
import { offlineEngine } from '@/lib/analysis/engines/offline-engine';
import { callModel, type ModelResponse } from '@/lib/analysis/engines/openai/call-model';
import { OpenAiEngine } from '@/lib/analysis/engines/openai/openai-engine';
import { failuresOfOneCv, unansweredCodes } from '@/lib/analysis/run/react-to-model-error';
import type { Env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import type { EngineName, modelApis, reasoningEfforts } from '@/lib/domain/model-enums';
import { isOpenAi } from '@/lib/model/openai-address';
import type { ModelSettings } from '@/lib/model/model-settings';
import { engineSettings } from '@/tests/model-settings';
import { Failure } from '../../lib/failure';
import type { Print } from './print-measures';

const attempts = 5;
const defaultWaitSeconds = 2;

export interface EngineChoice {
  /** Both when left out. */
  engine?: EngineName | undefined;
  api?: (typeof modelApis)[number] | undefined;
  effort?: (typeof reasoningEfforts)[number] | undefined;
  prices?: ModelSettings['prices'];
}

type ModelEnv = Pick<Env, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL'>;

/** Asks without the limits of a deployment, which are in its database; waits while the provider is busy. */
async function askPatiently(...input: Parameters<typeof callModel>): Promise<ModelResponse> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await callModel(...input);
    } catch (error) {
      if (!(error instanceof AppError) || failuresOfOneCv.has(error.code)) throw error;
      const isBusy = error.code === 'model.rate-limited' || unansweredCodes.has(error.code);
      if (!isBusy || attempt === attempts) {
        throw new Failure(
          `The model did not judge: ${error.code}.`,
          'Check OPENAI_API_KEY, OPENAI_BASE_URL and OPENAI_MODEL.',
          { cause: error },
        );
      }
      await sleep(1000 * (error.retryAfterSeconds ?? defaultWaitSeconds ** attempt));
    }
  }
}

/** Of a model outside a deployment: without limits and prices. */
export function settingsOf(
  apiKey: string | null,
  model: string,
  baseUrl: string | undefined,
  choice: EngineChoice,
): ModelSettings {
  return {
    ...engineSettings,
    apiKey,
    model,
    baseUrl: baseUrl ?? null,
    api: choice.api ?? 'responses',
    reasoningEffort: choice.effort ?? null,
    acceptsExtras: isOpenAi(baseUrl ?? null),
    timeoutSeconds: 120,
    prices: choice.prices ?? null,
  };
}

/** The engines to evaluate: the built-in one, and the model of the environment; says so when that is skipped. */
export function evaluatedEngines(
  choice: EngineChoice,
  { OPENAI_API_KEY: key, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model }: ModelEnv,
  print: Print,
): JudgingEngine[] {
  const engines: JudgingEngine[] = choice.engine === 'openai' ? [] : [offlineEngine];
  if (choice.engine === 'offline') return engines;
  const isKeyNeeded = isOpenAi(baseUrl ?? null);
  if (model && (key || !isKeyNeeded))
    return [...engines, new OpenAiEngine(settingsOf(key ?? null, model, baseUrl, choice), askPatiently)];
  print(`The model was skipped: ${key || !isKeyNeeded ? 'OPENAI_MODEL' : 'OPENAI_API_KEY'} is not set.`);
  return engines;
}

/** An engine's name, version and model. */
export function describeEngine({ name, version, model, promptVersion }: JudgingEngine): string {
  return [name, version, model, promptVersion].filter((part) => part !== null).join(' ');
}
