import { useEffect, useRef } from 'react';
import type { LocalModel, LocalServer } from '@/lib/model/local-server-schemas';
import { isSameServer } from '@/lib/model/openai-address';
import { presets, usualContextLength, type PresetId } from '@/lib/model/presets';
import type { ModelSettingsDto } from '@/lib/model/schemas';
import type { ModelForm, ModelFormValues } from './model-form-values';

const kept = [
  ...(['baseUrl', 'model', 'apiKey', 'removeKey', 'wantsKey', 'api'] as const),
  ...(['timeoutSeconds', 'concurrency', 'contextLength', 'requestsPerMinute', 'tokensPerMinute'] as const),
  ...(['inputPrice', 'cachedInputPrice', 'outputPrice', 'monthlyBudget'] as const),
];
type Kept = Pick<ModelFormValues, (typeof kept)[number]>;

/** What one provider charges and allows says nothing of another. */
const noTerms = {
  requestsPerMinute: null,
  tokensPerMinute: null,
  inputPrice: null,
  cachedInputPrice: null,
  outputPrice: null,
  monthlyBudget: null,
};

/** How many tokens a model should be asked to read, or reads anyway; null: unknown. */
function contextOf({ kind }: LocalServer, { loadedContext, longestContext }: LocalModel): number | null {
  if (kind === 'ollama') return Math.min(longestContext ?? usualContextLength, usualContextLength);
  return loadedContext;
}

/** Fills the form from a preset or a server that was found. What was typed under a preset comes back with it. */
export function useModelPreset(form: ModelForm, settings: ModelSettingsDto) {
  const typed = useRef(new Map<PresetId, Kept>());
  // What was typed before a save is older than what is saved.
  useEffect(() => typed.current.clear(), [settings.version]);
  const savedAddress = settings.baseUrl ?? settings.environment.baseUrl;

  /** A key goes only where it was entered for: the saved one stays with its server, and is of no use to one that wants none. */
  const keyFor = (preset: PresetId, baseUrl: string, needsKey = false) => {
    const isOwn = settings.key !== null && isSameServer(savedAddress, baseUrl);
    const isForeign = settings.key?.origin === 'SETTINGS' && !isOwn;
    return { apiKey: '', removeKey: presets[preset].isLocal && isForeign && !needsKey, wantsKey: needsKey || isOwn };
  };
  const start = (preset: PresetId): Kept => {
    const { baseUrl, api, timeoutSeconds, concurrency, contextLength } = presets[preset];
    const limits = { timeoutSeconds, concurrency, contextLength, ...noTerms };
    return { baseUrl, api, model: '', ...limits, ...keyFor(preset, baseUrl) };
  };
  const fill = (values: Partial<Kept>) => {
    for (const name of kept) {
      const value = values[name];
      if (value === undefined) continue;
      form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    }
  };
  const choose = (preset: PresetId) => {
    const values = form.getValues();
    typed.current.set(values.preset, values);
    form.clearErrors();
    form.setValue('preset', preset, { shouldDirty: true });
    fill(typed.current.get(preset) ?? start(preset));
  };
  const chooseFound = (server: LocalServer, model: LocalModel | null) => {
    const { baseUrl, kind, needsKey, concurrency } = server;
    if (form.getValues('preset') !== kind) choose(kind);
    const isOther = !isSameServer(form.getValues('baseUrl'), baseUrl);
    fill({
      baseUrl,
      api: presets[kind].api,
      ...(needsKey ? { wantsKey: true, removeKey: false } : {}),
      ...(isOther ? { ...noTerms, ...keyFor(kind, baseUrl, needsKey) } : {}),
      ...(model ? { model: model.name, contextLength: contextOf(server, model) } : {}),
      ...(concurrency === null ? {} : { concurrency }),
    });
    if (needsKey) requestAnimationFrame(() => form.setFocus('apiKey'));
  };
  return { choose, chooseFound };
}
