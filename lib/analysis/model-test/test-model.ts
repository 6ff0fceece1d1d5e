import { tokensOf } from '@/lib/analysis/engines/openai/ask-model';
import { charactersOf } from '@/lib/analysis/engines/openai/model-question';
import { requirePermission, type Actor } from '@/lib/auth/actor';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { findKey, findSettingsRow, type ModelSettings } from '@/lib/model/model-settings';
import type { ModelSettingsInput } from '@/lib/model/schemas';
import type { ModelTestStep } from '@/lib/domain/model-enums';
import type { ModelTest, ModelTestInput, CvReading } from '@/lib/model/model-test-schemas';
import { isOpenAi, isSameServer } from '@/lib/model/openai-address';
import { askForExtras, ProbeTimeout, askAsKnown, type Probe } from './ask-probe';
import { askTwoAtOnce } from './ask-two-at-once';
import { shortQuestion, longQuestion, markers, type Marker } from './probe-questions';

/** Whether an answer shows that its author has read a line: nobody guesses its number, nor the words. */
function hasRead({ text, verdicts }: Probe, { criterion, line, words }: Marker): boolean {
  const evidence = verdicts.find((one) => one.criterion === criterion)?.evidence ?? [];
  return text.includes(words) || evidence.some(({ sentence }) => sentence === line);
}

function readingOf(probe: Probe): CvReading {
  const beginning = hasRead(probe, markers.beginning);
  const end = hasRead(probe, markers.end);
  if (probe.end === 'overflow') return 'part';
  if (beginning && end) return 'whole';
  // Where the server counts what it read, all of it was there: the model has overlooked something.
  if (probe.usage.inputTokens === 0 && beginning !== end) return 'part';
  return beginning ? 'endMissed' : end ? 'beginningMissed' : 'bothMissed';
}

/**
 * Sends an invented CV as long as real ones, to see whether the server reads it from its beginning to its end, and how long that
 * takes.
 *
 * @throws AppError `model.*`
 */
async function readWholeCv(settings: ModelSettings, signal: AbortSignal): Promise<ModelTest> {
  const startedAt = performance.now();
  const sentTokens = tokensOf(charactersOf(longQuestion));
  const step = { ok: true, step: 'cv', sentTokens } as const;
  try {
    const probe = await askAsKnown(settings, longQuestion, signal);
    const { milliseconds, isInForm, usage } = probe;
    const { inputTokens, outputTokens } = usage;
    return { ...step, reading: readingOf(probe), isInForm, milliseconds, inputTokens, outputTokens };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'model.too-long') throw error;
    const milliseconds = Math.round(performance.now() - startedAt);
    return { ...step, reading: 'refused', isInForm: true, milliseconds, inputTokens: 0, outputTokens: 0 };
  }
}

/**
 * The key to test with: the one that was typed, otherwise the stored one if it belongs to the same server.
 *
 * @throws AppError `model.key-unreadable`
 */
async function keyFor({ apiKey, baseUrl }: ModelSettingsInput): Promise<string | null> {
  if (apiKey) return apiKey;
  const row = await findSettingsRow();
  const { OPENAI_BASE_URL } = env();
  const encryptedKey = apiKey === null ? null : (row?.encryptedKey ?? null);
  const isForeign = !isSameServer(row?.baseUrl ?? OPENAI_BASE_URL, baseUrl ?? OPENAI_BASE_URL);
  if (encryptedKey && isForeign) return null;
  const key = findKey({ encryptedKey, baseUrl }, env());
  if (key?.value === null) throw new AppError('model.key-unreadable');
  return key?.value ?? null;
}

/** @throws AppError `model.not-set-up` without a model, or without a key for OpenAI's API; `model.key-unreadable` */
export async function settingsOf(input: ModelSettingsInput): Promise<ModelSettings> {
  const { OPENAI_BASE_URL, OPENAI_MODEL } = env();
  const apiKey = await keyFor(input);
  const model = input.model ?? OPENAI_MODEL;
  const { api, reasoningEffort, blind, votes, requestsPerMinute, tokensPerMinute, monthlyBudget, timeoutSeconds } =
    input;
  const baseUrl = input.baseUrl ?? OPENAI_BASE_URL ?? null;
  if (!model || (apiKey === null && isOpenAi(baseUrl))) throw new AppError('model.not-set-up');
  const { contextLength, concurrency } = input;
  const limits = { requestsPerMinute, tokensPerMinute, contextLength, concurrency, monthlyBudget, timeoutSeconds };
  const uses = { offlineIfUnusable: false, writeTexts: false, acceptsExtras: true };
  const asked = { api, reasoningEffort, blind, votes, ...uses };
  return { apiKey, model, baseUrl, ...asked, prices: null, ...limits };
}

/** Each step is a call of its own, so that none takes longer than the model's time-outs. */
const steps = {
  answer: async (settings, signal) => {
    const { milliseconds, isInForm, usage } = await askForExtras(settings, shortQuestion, signal);
    const { inputTokens, outputTokens } = usage;
    return { ok: true, step: 'answer', milliseconds, inputTokens, outputTokens, isInForm };
  },
  cv: readWholeCv,
  parallel: askTwoAtOnce,
} as const satisfies Record<ModelTestStep, (settings: ModelSettings, signal: AbortSignal) => Promise<ModelTest>>;

/**
 * Takes one step of the test of settings that need not be saved: asks one small question, has a long CV read, or asks twice at
 * once. It stays outside the limits and the count of failures, so that an administrator can try at any time; nothing of a
 * candidate is sent.
 *
 * @param signal aborted when nobody waits for the outcome any more
 * @throws AppError `permission.denied`
 */
export async function testModel(
  actor: Actor,
  { step, ...input }: ModelTestInput,
  signal: AbortSignal,
): Promise<ModelTest> {
  requirePermission(actor, 'administration');
  const startedAt = performance.now();
  try {
    return await steps[step](await settingsOf(input), signal);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const milliseconds = Math.round(performance.now() - startedAt);
    return { ok: false, milliseconds, code: error.code, timedOut: error instanceof ProbeTimeout };
  }
}
