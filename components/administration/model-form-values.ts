import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import type { ReasoningEffort } from '@/lib/model/enums';
import { modelSettingsInputSchema, type ModelSettingsDto, type ModelSettingsInput } from '@/lib/model/schemas';
import { decimal } from '@/lib/validation/number';

const micros = 1_000_000;
const price = decimal({ min: 0, max: 2000, decimals: 6 }).nullable();

/** What people type: amounts in the currency, texts that may be empty. */
const typed = z.looseObject({
  baseUrl: z.string(),
  model: z.string(),
  apiKey: z.string(),
  removeKey: z.boolean(),
  reasoningEffort: z.string(),
  inputPrice: price,
  cachedInputPrice: price,
  outputPrice: price,
  monthlyBudget: decimal({ min: 0, max: 1_000_000_000, decimals: 2 }).nullable(),
});

const toMicros = (amount: number | null): number | null => (amount === null ? null : Math.round(amount * micros));
const fromMicros = (amount: number | null): number | null => (amount === null ? null : amount / micros);
const orNull = (text: string): string | null => (text.trim() === '' ? null : text);

/** The rules of the API, after the conversion of what was typed. */
export const modelFormRules = typed
  .transform(({ removeKey, ...values }) => ({
    ...values,
    baseUrl: orNull(values.baseUrl),
    model: orNull(values.model),
    reasoningEffort: orNull(values.reasoningEffort),
    apiKey: removeKey && values.apiKey.trim() === '' ? null : values.apiKey,
    inputPrice: toMicros(values.inputPrice),
    cachedInputPrice: toMicros(values.cachedInputPrice),
    outputPrice: toMicros(values.outputPrice),
    monthlyBudget: toMicros(values.monthlyBudget),
  }))
  .transform((values): unknown => values)
  .pipe(modelSettingsInputSchema);

export interface ModelFormValues extends Pick<
  ModelSettingsDto,
  'enabled' | 'api' | 'blind' | 'votes' | 'offlineIfUnusable' | 'writeTexts' | 'currency'
> {
  baseUrl: string;
  model: string;
  reasoningEffort: ReasoningEffort | '';
  /** Empty: the present key stays. */
  apiKey: string;
  removeKey: boolean;
  /** Null while empty. */
  timeoutSeconds: number | null;
  requestsPerMinute: number | null;
  tokensPerMinute: number | null;
  inputPrice: number | null;
  cachedInputPrice: number | null;
  outputPrice: number | null;
  monthlyBudget: number | null;
}

export type ModelForm = UseFormReturn<ModelFormValues, unknown, ModelSettingsInput>;

export function readModelForm(settings: ModelSettingsDto): ModelFormValues {
  const {
    enabled,
    api,
    blind,
    votes,
    offlineIfUnusable,
    writeTexts,
    currency,
    timeoutSeconds,
    requestsPerMinute,
    tokensPerMinute,
  } = settings;
  return {
    ...{ enabled, api, blind, votes, offlineIfUnusable, writeTexts, currency },
    ...{ timeoutSeconds, requestsPerMinute, tokensPerMinute },
    baseUrl: settings.baseUrl ?? '',
    model: settings.model ?? '',
    reasoningEffort: settings.reasoningEffort ?? '',
    apiKey: '',
    removeKey: false,
    inputPrice: fromMicros(settings.inputPrice),
    cachedInputPrice: fromMicros(settings.cachedInputPrice),
    outputPrice: fromMicros(settings.outputPrice),
    monthlyBudget: fromMicros(settings.monthlyBudget),
  };
}
