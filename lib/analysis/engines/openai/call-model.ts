import { APICallError, generateText, streamText } from 'ai';
import type { ModelUsage } from '@/lib/analysis/engines/model-usage';
import { AppError } from '@/lib/errors';
import { recordExtras } from '@/lib/model/model-server';
import type { ModelSettings } from '@/lib/model/model-settings';
import { isOpenAi } from '@/lib/model/openai-address';
import { responseSchema } from './response-schema';
import { withinContext } from './context-room';
import type { ModelQuestion } from './model-question';
import { modelError } from './model-errors';
import { answerOf, wholeResponse, withoutObject, type ObjectResponse } from './object-response';
import { requestOf, type ObjectQuestion } from './object-request';
import { leastOutput, outputLimit } from './output-limit';
import { isAboutOutputLimit, isAboutStore, providerError } from './provider-error';
import { lacksPartOf } from './silent-truncation';

/** How an answer ended: whole, cut off, refused by a filter, or given to a part of what was sent. */
export type ResponseEnd = 'whole' | 'cut' | 'refused' | 'overflow';

export interface ModelResponse {
  /** As it came; `readModelResponse` finds the verdicts in it. */
  text: string;
  end: ResponseEnd;
  /** Tokens that it could have; null: no limit was sent. */
  outputLimit: number | null;
  usage: ModelUsage;
}

async function call<T>(settings: ModelSettings, question: ObjectQuestion<T>): Promise<ObjectResponse<T>> {
  try {
    return answerOf(await generateText(requestOf(settings, question)), settings, question.schema);
  } catch (error) {
    if (question.outputLimit !== null && isRefusedLimit(error))
      return call(settings, { ...question, outputLimit: null });
    if (isRefusedStore(error, settings)) return withoutStore(settings, (plain) => call(plain, question));
    return withoutObject(error, settings, question.schema);
  }
}

/**
 * Whether the server refuses the limit: the model allows less, or names the limit differently. Then its own limit
 * applies.
 */
function isRefusedLimit(error: unknown): boolean {
  if (!APICallError.isInstance(error) || error.statusCode !== 400) return false;
  return isAboutOutputLimit(providerError(error)) && modelError(error)?.code === 'model.request-refused';
}

/** Whether a server, not OpenAI's, refuses `store`. */
function isRefusedStore(error: unknown, { acceptsExtras, api, baseUrl }: ModelSettings): boolean {
  if (!APICallError.isInstance(error) || !acceptsExtras || api !== 'responses' || isOpenAi(baseUrl)) return false;
  return isAboutStore(error) && modelError(error)?.code === 'model.request-refused';
}

/** Asks without `store`; where that helps, the refusal is remembered. */
async function withoutStore<Answer>(
  settings: ModelSettings,
  ask: (settings: ModelSettings) => Promise<Answer>,
): Promise<Answer> {
  const answer = await ask({ ...settings, acceptsExtras: false });
  await recordExtras(settings, false);
  return answer;
}

/**
 * An answer that was not refused. An answer to only part of what was sent counts as none, because our rules may not
 * have been read.
 *
 * @throws AppError `model.refused`
 */
function usable<T>(answer: ObjectResponse<T>, settings: ModelSettings, question: ObjectQuestion<T>): ObjectResponse<T> {
  if (answer.isRefused) throw new AppError('model.refused');
  const isPart = lacksPartOf(question, answer.usage.inputTokens, settings);
  return isPart ? { ...answer, value: null, isCut: true } : answer;
}

/** One call to the model. @throws AppError `model.*` */
export async function askForObject<T>(
  settings: ModelSettings,
  question: ObjectQuestion<T>,
): Promise<ObjectResponse<T>> {
  return usable(await call(settings, question), settings, question);
}

/**
 * The same as a stream.
 *
 * @param onPart gets the object as far as it has come, unchecked
 * @throws AppError `model.*`
 */
export async function streamForObject<T>(
  settings: ModelSettings,
  question: ObjectQuestion<T>,
  onPart: (part: unknown) => void,
): Promise<ObjectResponse<T>> {
  // An error in the stream ends it; what is awaited then says only that there is no object.
  let failure: unknown;
  const result = streamText({ ...requestOf(settings, question), onError: ({ error }) => void (failure ??= error) });
  try {
    for await (const part of result.partialOutputStream) onPart(part);
    const [output, text, usage] = [await result.output, await result.text, await result.totalUsage];
    return usable(wholeResponse(output, text, usage, settings), settings, question);
  } catch (error) {
    if (isRefusedStore(failure ?? error, settings))
      return withoutStore(settings, (plain) => streamForObject(plain, question, onPart));
    return usable(withoutObject(failure ?? error, settings, question.schema), settings, question);
  }
}

/**
 * One call for what the question asks. Where there is no room for a long answer beside the CV, a shorter one is asked for once.
 *
 * @param run which of several over the same CV
 * @throws AppError `model.*`
 */
export async function callModel(
  settings: ModelSettings,
  question: ModelQuestion,
  run = 0,
  transport?: typeof fetch,
): Promise<ModelResponse> {
  const { instructions, messages, isRepair, signal, words } = question;
  const { answer = { schema: responseSchema, name: 'verdicts' } } = question;
  const ask = async (wanted: number): Promise<ModelResponse> => {
    const limit = withinContext(settings, question, wanted);
    const sent = { instructions, messages, run, isRepair, signal, transport, outputLimit: limit };
    const { isCut, isRefused, text, usage } = await call<unknown>(settings, { ...answer, ...sent });
    const isPart = lacksPartOf(question, usage.inputTokens, settings);
    const end = isRefused ? 'refused' : isPart ? 'overflow' : isCut ? 'cut' : 'whole';
    return { text, end, outputLimit: limit, usage };
  };
  try {
    return await ask(outputLimit(settings, words.length));
  } catch (error) {
    const isTooLong = error instanceof AppError && error.code === 'model.too-long';
    if (!isTooLong || transport) throw error;
    return ask(leastOutput(words.length));
  }
}
