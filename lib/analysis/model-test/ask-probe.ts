import { responseSchema } from '@/lib/analysis/engines/openai/response-schema';
import { callModel, type ModelResponse } from '@/lib/analysis/engines/openai/call-model';
import type { ModelQuestion } from '@/lib/analysis/engines/openai/model-question';
import { readModelResponse, type ResponseReading } from '@/lib/analysis/engines/openai/reading/read-response';
import { unansweredCodes } from '@/lib/analysis/run/react-to-model-error';
import { AppError } from '@/lib/errors';
import { acceptsExtras, forgetExtras, recordExtras } from '@/lib/model/model-server';
import type { ModelSettings } from '@/lib/model/model-settings';
import { isOpenAi } from '@/lib/model/openai-address';

/** A timer may fire this much before the clock says so. */
const timerSlackMs = 50;

/** The server has not answered within the time-out of the settings. */
export class ProbeTimeout extends AppError {
  constructor() {
    super('model.timed-out');
  }
}

export interface Probe extends ModelResponse {
  milliseconds: number;
  verdicts: ResponseReading['verdicts'];
  /** Whether the answer is exactly the object that was asked for. */
  isInForm: boolean;
}

function isInForm(text: string): boolean {
  try {
    return responseSchema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

/**
 * Asks one question of the test, outside the limits that all instances share.
 *
 * @throws AppError `model.*`; `model.bad-answer` where no verdict can be read; {@link ProbeTimeout}
 */
export async function askProbe(settings: ModelSettings, question: ModelQuestion, signal: AbortSignal): Promise<Probe> {
  const startedAt = performance.now();
  const elapsed = (): number => Math.round(performance.now() - startedAt);
  try {
    const answer = await callModel(settings, { ...question, signal });
    const milliseconds = elapsed();
    if (answer.end === 'refused') throw new AppError('model.refused');
    const { verdicts } = readModelResponse(answer.text, question.words);
    if (verdicts.length === 0 && answer.end !== 'overflow') throw new AppError('model.bad-answer');
    return { ...answer, milliseconds, verdicts, isInForm: isInForm(answer.text) };
  } catch (error) {
    const isLate = elapsed() >= settings.timeoutSeconds * 1000 - timerSlackMs;
    if (isLate && error instanceof AppError && unansweredCodes.has(error.code)) throw new ProbeTimeout();
    throw error;
  }
}

/**
 * Asks with the fields that not every server accepts, and without them if they are refused, and records which of the
 * two worked.
 */
export async function askForExtras(
  settings: ModelSettings,
  question: ModelQuestion,
  signal: AbortSignal,
): Promise<Probe> {
  try {
    if (settings.api === 'responses') await forgetExtras(settings);
    const answer = await askProbe({ ...settings, acceptsExtras: true }, question, signal);
    // Over the Responses API refusals are recorded already, and nothing else needs to be.
    if (settings.api === 'chat') await recordExtras(settings, true);
    return answer;
  } catch (error) {
    const isRefused = error instanceof AppError && error.code === 'model.request-refused';
    if (!isRefused || isOpenAi(settings.baseUrl) || settings.api === 'ollama') throw error;
    const answer = await askProbe({ ...settings, acceptsExtras: false }, question, signal);
    await recordExtras(settings, false);
    return answer;
  }
}

/** Asks with what the server is known to take. */
export async function askAsKnown(
  settings: ModelSettings,
  question: ModelQuestion,
  signal: AbortSignal,
): Promise<Probe> {
  return askProbe({ ...settings, acceptsExtras: await acceptsExtras(settings) }, question, signal);
}
