import { AppError } from '@/lib/errors';
import { blockModelGate, enterModelGate } from '@/lib/model/model-gate';
import { inTurn, longestTurnWait, type ModelCaller } from '@/lib/model/model-turn';
import type { ModelSettings } from '@/lib/model/model-settings';
import { callModel, type ModelResponse } from './call-model';
import { charactersOf, type ModelQuestion } from './model-question';

/** In characters, about; Polish has fewer to a token than English. */
const charactersPerToken = 3;
/** What an answer takes besides, in tokens. */
export const responseTokens = 1500;

/** Tokens of a text, about. */
export function tokensOf(characters: number): number {
  return Math.ceil(characters / charactersPerToken);
}

export interface LimitedCall {
  caller: ModelCaller;
  /** Of what is sent. */
  characters: number;
  /** Aborted when nobody waits for the answer any more; then no place is waited for either. */
  signal?: AbortSignal | undefined;
}

/**
 * Calls the model within the limits that all instances share, and records how the provider answered.
 *
 * @throws AppError `model.*`; `model.busy` when no call could begin in time
 */
export async function withinLimits<T>(
  settings: ModelSettings,
  { caller, characters, signal }: LimitedCall,
  call: () => Promise<T>,
): Promise<T> {
  const withinGate = async (): Promise<T> => {
    await enterModelGate(settings, tokensOf(characters) + responseTokens);
    try {
      return await call();
    } catch (error) {
      if (error instanceof AppError && error.code === 'model.rate-limited') {
        await blockModelGate(error.retryAfterSeconds ?? 5);
      }
      throw error;
    }
  };
  return inTurn(settings, caller, withinGate, longestTurnWait(caller), signal);
}

/** Asks the model for verdicts within the limits. @throws AppError `model.*` */
export async function askModel(settings: ModelSettings, question: ModelQuestion, run = 0): Promise<ModelResponse> {
  const limited = { caller: 'judging', characters: charactersOf(question) } as const;
  return withinLimits(settings, limited, () => callModel(settings, question, run));
}
