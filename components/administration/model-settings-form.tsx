'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useKeptForm } from '@/components/kept-text/use-kept-form';
import { LeaveGuard } from '@/components/navigation/leave-guard';
import { useReportError } from '@/components/query/use-report-error';
import { Button } from '@/components/ui/button';
import { SaveConflict } from '@/components/ui/save-conflict';
import { useFormResolver } from '@/components/ui/form-resolver';
import { ApiError, apiAnswer } from '@/lib/http/browser/browser-client';
import { modelTestTokens } from '@/lib/domain/model-enums';
import type { LocalServer } from '@/lib/model/local-server-schemas';
import type { ModelSettingsDto, ModelSettingsInput } from '@/lib/model/schemas';
import { ModelFields } from './model-fields';
import { modelFormRules, modelFormRulesWithAddress, readModelForm, type ModelFormValues } from './model-form-values';
import { ModelTestPanel } from './model-test-panel';
import { ModelTrial } from './model-trial';
import { useModelTest } from './use-model-test';

const path = '/administration/model';

interface ModelSettingsFormProps {
  settings: ModelSettingsDto;
  /** A server that was found beforehand: the form is filled from it, and neither saved nor tried. */
  found?: LocalServer | null;
  onSaved: (settings: ModelSettingsDto) => void;
}

/** The settings of the model: filled in, tried and saved. */
export function ModelSettingsForm({ settings, found = null, onSaved }: ModelSettingsFormProps) {
  const t = useTranslations('administration.model');
  const reportError = useReportError();
  const rules = settings.environment.baseUrl ? modelFormRulesWithAddress : modelFormRules;
  const resolver = useFormResolver<ModelFormValues, ModelSettingsInput>(rules);
  const form = useForm({ defaultValues: readModelForm(settings), resolver });
  // Not over a later version: it would be overwritten unseen.
  useKeptForm(form, `model.${settings.version}`, { except: ['apiKey', 'removeKey'] });
  const values = JSON.stringify(useWatch({ control: form.control }));
  const [conflict, setConflict] = useState(false);

  const take = (saved: ModelSettingsDto) => {
    setConflict(false);
    form.reset(readModelForm(saved));
    onSaved(saved);
  };
  const fail = (error: unknown) => {
    const fields = error instanceof ApiError ? error.fields : [];
    for (const { path: name, message } of fields) {
      form.setError(name as keyof ModelFormValues, { type: 'server', message }, { shouldFocus: true });
    }
    if (error instanceof ApiError && error.code === 'model.settings-changed') setConflict(true);
    else reportError(error, fields.length > 0);
  };
  const test = useModelTest({ path: `${path}/test`, onError: fail });
  const save = useMutation({
    mutationFn: ({ body, ifMatch }: { body: ModelSettingsInput; ifMatch: string }) =>
      apiAnswer<ModelSettingsDto>({ path, method: 'PUT', body, ifMatch }),
    meta: { errorBanner: false, successBanner: t('saved') },
    onSuccess: (saved) => {
      const isTested = test.values === values;
      take(saved);
      if (isTested) test.keepFor(JSON.stringify(form.getValues()));
    },
    onError: fail,
  });
  const load = useMutation({
    mutationFn: () => apiAnswer<ModelSettingsDto>({ path }),
    meta: { successBanner: false },
    onSuccess: take,
  });
  const submit = (ifMatch: string) => form.handleSubmit((body) => save.mutate({ body, ifMatch }));

  return (
    <form noValidate onSubmit={submit(`"v${settings.version}"`)} className="flex flex-col gap-6 px-4 pb-4">
      <LeaveGuard active={form.formState.isDirty && !save.isPending} />
      <fieldset disabled={save.isPending} className="flex min-w-0 flex-col gap-5">
        <ModelFields form={form} settings={settings} found={found} />
      </fieldset>
      {conflict && (
        <SaveConflict
          text={t('conflict.text')}
          load={{ label: t('conflict.load'), onChoose: () => load.mutate(), loading: load.isPending }}
          overwrite={{ label: t('conflict.overwrite'), onChoose: () => void submit('*')() }}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button type="submit" variant="primary" loading={save.isPending}>
          {t('save')}
        </Button>
        {test.run?.step ? (
          <Button onClick={test.cancel}>{t('test.cancel')}</Button>
        ) : (
          <Button onClick={form.handleSubmit((body) => test.start(body, JSON.stringify(form.getValues())))}>
            {t('test.button')}
          </Button>
        )}
        <ModelTrial form={form} fallbackModel={settings.environment.model} isOffered={found !== null} />
        <p className="text-ink-muted text-sm">{t('test.sends', { tokens: modelTestTokens })}</p>
      </div>
      <ModelTestPanel form={form} usualModel={settings.environment.model} test={test} values={values} />
    </form>
  );
}
