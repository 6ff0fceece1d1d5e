import { z } from 'zod';
import { currencies } from '@/lib/domain/process-enums';
import { wholeNumber } from '@/lib/validation/number';
import { broken } from '@/lib/validation/rule';
import { text } from '@/lib/validation/text';
import { webAddress } from '@/lib/validation/web-address';
import { modelApis, reasoningEfforts, voteCounts } from '@/lib/domain/model-enums';

/** Millionths of the currency. */
const price = wholeNumber({ min: 0, max: 2_000_000_000 }).nullable();

const fields = z.object({
  /** Off: only the built-in engine judges. */
  enabled: z.boolean(),
  /** Of an OpenAI-compatible API, ending in `/v1`, or of Ollama's own; null: the environment's, else OpenAI's. */
  baseUrl: webAddress().nullable(),
  /** Null: the environment's. */
  model: text({ max: 200 }).nullable(),
  api: z.enum(modelApis),
  reasoningEffort: z.enum(reasoningEfforts).nullable(),
  blind: z.boolean(),
  /** How often the model is asked about one CV; the verdict of most runs counts. */
  votes: z.literal(voteCounts),
  /** The built-in engine judges a CV where the model's answer cannot be used, and the candidate says so. */
  offlineIfUnusable: z.boolean().default(false),
  /** The model also writes the texts of an analysis; else rules compose them. */
  writeTexts: z.boolean().default(true),
  timeoutSeconds: wholeNumber({ min: 5, max: 600 }),
  requestsPerMinute: wholeNumber({ min: 1, max: 100_000 }).nullable(),
  tokensPerMinute: wholeNumber({ min: 1000, max: 1_000_000_000 }).nullable(),
  /** Tokens that a question and its answer may have together; null: unknown. */
  contextLength: wholeNumber({ min: 1024, max: 10_000_000 }).nullable().default(null),
  /** Calls at once, over all instances; null: no limit. */
  concurrency: wholeNumber({ min: 1, max: 1000 }).nullable().default(null),
  /** Of a million tokens, in millionths of `currency`. */
  inputPrice: price,
  cachedInputPrice: price,
  outputPrice: price,
  currency: z.enum(currencies),
  /** Millionths of `currency`; null: no limit. */
  monthlyBudget: wholeNumber({ min: 0, max: 1_000_000_000_000_000 }).nullable(),
});

/** A price of one kind of tokens says nothing without that of the other. */
function checkPrices({ value, issues }: z.core.ParsePayload<z.infer<typeof fields>>): void {
  const missing = (path: 'inputPrice' | 'outputPrice' | 'monthlyBudget') =>
    issues.push({ code: 'custom', path: [path], message: broken('required').error, input: null, continue: true });
  const { inputPrice, outputPrice, cachedInputPrice, monthlyBudget } = value;
  const isPriced = [inputPrice, outputPrice, cachedInputPrice, monthlyBudget].some((one) => one !== null);
  if (isPriced && inputPrice === null) missing('inputPrice');
  if (isPriced && outputPrice === null) missing('outputPrice');
}

/** Ollama's API has no address that everybody shares. */
function checkAddress({ value, issues }: z.core.ParsePayload<z.infer<typeof fields>>): void {
  if (value.api !== 'ollama' || value.baseUrl !== null) return;
  issues.push({ code: 'custom', path: ['baseUrl'], message: broken('required').error, input: null, continue: true });
}

/** The settings of the model as they are saved and tried. */
export const modelSettingsInputSchema = fields
  .extend({
    /** Missing or empty: the present key stays; null: it is removed. */
    apiKey: text({ max: 500, min: 0 }).nullish(),
  })
  .check(checkPrices, checkAddress);

/** Where a value comes from. */
const originSchema = z.enum(['SETTINGS', 'ENVIRONMENT']);

const usageRowSchema = z.object({
  /** `YYYY-MM` */
  month: z.string(),
  processId: z.uuid(),
  processName: z.string(),
  /** That a model was asked for. */
  analyses: z.int(),
  inputTokens: z.int(),
  cachedTokens: z.int(),
  outputTokens: z.int(),
  costMicros: z.int(),
});

/** The settings as they are shown; the key is never among them. */
export const modelSettingsSchema = fields.extend({
  /** Stored currencies may predate the list of currencies. */
  currency: z.string(),
  /** Whether a model would judge now: it is switched on, named and has a key, which OpenAI's API needs. */
  ready: z.boolean(),
  /** Code of why the model that is to judge cannot, and nothing does; message key `errors.<code>`; null: nothing is wrong. */
  problem: z.string().nullable(),
  key: z
    .object({
      origin: originSchema,
      /** Its last four characters; empty for a short key. */
      lastFour: z.string(),
      /** False: it was stored under a key that the deployment does not have, and has to be entered anew. */
      readable: z.boolean(),
    })
    .nullable(),
  /** What holds where the settings say nothing. */
  environment: z.object({ baseUrl: z.string().nullable(), model: z.string().nullable() }),
  spentThisMonth: z.int(),
  /** The last twelve months by process, newest and dearest first. */
  usage: z.array(usageRowSchema),
  /** Grows with every change, 0 before the first; `"v<version>"` is the ETag. */
  version: z.int(),
});

export type ModelSettingsInput = z.infer<typeof modelSettingsInputSchema>;
export type ModelSettingsDto = z.infer<typeof modelSettingsSchema>;
export type ModelUsageRow = z.infer<typeof usageRowSchema>;
