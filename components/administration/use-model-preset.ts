import { useRef } from 'react';
import type { LocalModel, LocalServer } from '@/lib/model/local-server-schemas';
import { presets, usualContextLength, type PresetId } from '@/lib/model/presets';
import type { ModelSettingsDto } from '@/lib/model/schemas';
import type { ModelForm, ModelFormValues } from './model-form-values';

const kept = [
  ...['baseUrl', 'model', 'apiKey', 'removeKey', 'wantsKey', 'api'],
  ...['timeoutSeconds', 'concurrency', 'contextLength'],
] as const;
type Kept = Pick<
  ModelFormValues,
  | ('baseUrl' | 'model' | 'apiKey' | 'removeKey' | 'wantsKey' | 'api')
  | ('timeoutSeconds' | 'concurrency' | 'contextLength')
>;

/** How many tokens a model should be asked to read, or reads anyway; null: unknown. */
function contextOf({ kind }: LocalServer, { loadedContext, longestContext }: LocalModel): number | null {
  if (kind === 'ollama') return Math.min(longestContext ?? usualContextLength, usualContextLength);
  return loadedContext;
}

/** Fills the form from a preset or a server that was found. What was typed under a preset comes back with it. */
export function useModelPreset(form: ModelForm, settings: ModelSettingsDto) {
  const typed = useRef(new Map<PresetId, Kept>());
  const isKeyStored = settings.key?.origin === 'SETTINGS';

  const start = (preset: PresetId): Kept => {
    const { baseUrl, api, timeoutSeconds, concurrency, contextLength, isLocal } = presets[preset];
    // A key goes only where it was entered for: the saved one is of no use to a server that wants none.
    const keyFields = { apiKey: '', removeKey: isLocal && isKeyStored, wantsKey: false };
    return { baseUrl, api, timeoutSeconds, concurrency, contextLength, model: '', ...keyFields };
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
    const { removeKey } = start(kind);
    fill({
      ...{ baseUrl, api: presets[kind].api, wantsKey: needsKey, removeKey: removeKey && !needsKey },
      ...(model ? { model: model.name, contextLength: contextOf(server, model) } : {}),
      ...(concurrency === null ? {} : { concurrency }),
    });
    if (needsKey) requestAnimationFrame(() => form.setFocus('apiKey'));
  };
  return { choose, chooseFound };
}
