import { NoOutputGeneratedError, type FinishReason, type LanguageModelUsage, type NoObjectGeneratedError } from 'ai';
import type { z } from 'zod';
import { noUsage, type ModelUsage } from '@/lib/analysis/engines/model-usage';
import type { ModelSettings } from '@/lib/model/model-settings';
import { modelError, withMissingKey } from './model-errors';
import { readObject } from './reading/read-object';

export interface ObjectResponse<T> {
  /** Null: the answer was not of the shape that was asked for, or to a part of the question. */
  value: T | null;
  /** Whether question or answer exceeded what the model can read or write at once. */
  isCut: boolean;
  isRefused: boolean;
  text: string;
  usage: ModelUsage;
}

function usageOf(
  { inputTokens, inputTokenDetails, outputTokens }: LanguageModelUsage,
  { prices }: ModelSettings,
): ModelUsage {
  const input = inputTokens ?? 0;
  const cached = inputTokenDetails.cacheReadTokens ?? 0;
  const output = outputTokens ?? 0;
  const cost = prices
    ? ((input - cached) * prices.input + cached * prices.cachedInput + output * prices.output) / 1e6
    : 0;
  return { requests: 1, inputTokens: input, cachedTokens: cached, outputTokens: output, costMicros: Math.ceil(cost) };
}

interface Said {
  text: string;
  finishReason: FinishReason | undefined;
  usage: LanguageModelUsage | undefined;
}

/** Reads an answer that is not exactly the object, ignoring what surrounds it; never one that a filter stopped. */
function readSaid<T>(
  { text, finishReason, usage }: Said,
  settings: ModelSettings,
  schema: z.ZodType<T>,
): ObjectResponse<T> {
  const spent = usage ? usageOf(usage, settings) : { ...noUsage, requests: 1 };
  const isRefused = finishReason === 'content-filter';
  const value = isRefused ? null : readObject(text, schema);
  return { value, isCut: finishReason === 'length', isRefused, text, usage: spent };
}

/** An answer that is the object that was asked for. */
export function wholeResponse<T>(
  value: T,
  text: string,
  usage: LanguageModelUsage,
  settings: ModelSettings,
): ObjectResponse<T> {
  return { value, isCut: false, isRefused: false, text, usage: usageOf(usage, settings) };
}

interface GeneratedResult<T> {
  readonly output: T;
  readonly text: string;
  readonly finishReason: FinishReason;
  readonly totalUsage: LanguageModelUsage;
}

/** Undefined: the model has used up its tokens with thinking, or was stopped, before it said anything. */
function outputOf<T>(result: GeneratedResult<T>): T | undefined {
  try {
    return result.output;
  } catch (error) {
    if (NoOutputGeneratedError.isInstance(error)) return undefined;
    throw error;
  }
}

/** The answer of a call that came to its end, whatever that was. */
export function answerOf<T>(
  result: GeneratedResult<T>,
  settings: ModelSettings,
  schema: z.ZodType<T>,
): ObjectResponse<T> {
  const { text, finishReason, totalUsage: usage } = result;
  const value = outputOf(result);
  if (value !== undefined) return wholeResponse(value, text, usage, settings);
  return readSaid({ text, finishReason, usage }, settings, schema);
}

/** What a call without an object gave. @throws AppError `model.*` where it failed */
export function withoutObject<T>(error: unknown, settings: ModelSettings, schema: z.ZodType<T>): ObjectResponse<T> {
  const failure = modelError(error);
  if (failure) throw withMissingKey(failure, settings);
  const { usage, text = '', finishReason } = error as NoObjectGeneratedError;
  return readSaid({ text, finishReason, usage }, settings, schema);
}
