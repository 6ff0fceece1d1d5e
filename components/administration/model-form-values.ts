import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import type { ReasoningEffort } from '@/lib/domain/model-enums';
import { presetOf, type PresetId } from '@/lib/model/presets';
import { modelSettingsInputSchema, type ModelSettingsDto, type ModelSettingsInput } from '@/lib/model/schemas';
import { decimal } from '@/lib/validation/number';
import { broken } from '@/lib/validation/rule';

const micros = 1_000_000;
const price = decimal({ min: 0, max: 2000, decimals: 6 }).nullable();

/** What people type: amounts in the currency, texts that may be empty. */
const typed = z.looseObject({
  preset: z.string(),
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

/** Without an address OpenAI is meant: only where it was chosen may that be so. */
function checkAddress({ value, issues }: z.core.ParsePayload<z.infer<typeof typed>>): void {
  if (value.preset === 'openai' || value.baseUrl.trim() !== '') return;
  issues.push({ code: 'custom', path: ['baseUrl'], message: broken('required').error, input: value.baseUrl });
}

const convert = (from: typeof typed) =>
  from
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

/** The rules of the API, after the conversion of what was typed. */
export const modelFormRules = convert(typed.check(checkAddress));
/** The same where the environment has an address, which holds for an empty one. */
export const modelFormRulesWithAddress = convert(typed);

export interface ModelFormValues extends Pick<
  ModelSettingsDto,
  'enabled' | 'api' | 'blind' | 'votes' | 'offlineIfUnusable' | 'writeTexts' | 'currency'
> {
  /** Not saved: it is read off the address. */
  preset: PresetId;
  baseUrl: string;
  model: string;
  reasoningEffort: ReasoningEffort | '';
  /** Empty: the present key stays. */
  apiKey: string;
  removeKey: boolean;
  /** Not saved: the server is known to want a key, so its field is not folded away. */
  wantsKey: boolean;
  /** Null while empty. */
  timeoutSeconds: number | null;
  requestsPerMinute: number | null;
  tokensPerMinute: number | null;
  contextLength: number | null;
  concurrency: number | null;
  inputPrice: number | null;
  cachedInputPrice: number | null;
  outputPrice: number | null;
  monthlyBudget: number | null;
}

export type ModelForm = UseFormReturn<ModelFormValues, unknown, ModelSettingsInput>;

export function readModelForm(settings: ModelSettingsDto): ModelFormValues {
  return {
    enabled: settings.enabled,
    api: settings.api,
    blind: settings.blind,
    votes: settings.votes,
    offlineIfUnusable: settings.offlineIfUnusable,
    writeTexts: settings.writeTexts,
    currency: settings.currency,
    timeoutSeconds: settings.timeoutSeconds,
    requestsPerMinute: settings.requestsPerMinute,
    tokensPerMinute: settings.tokensPerMinute,
    contextLength: settings.contextLength,
    concurrency: settings.concurrency,
    preset: presetOf(settings.baseUrl ?? settings.environment.baseUrl),
    wantsKey: settings.key !== null,
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
