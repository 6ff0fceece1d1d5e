'use client';

import { useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useKeptForm } from '@/components/kept-text/use-kept-form';
import { LeaveGuard } from '@/components/navigation/leave-guard';
import { useReportError } from '@/components/query/use-report-error';
import { Button } from '@/components/ui/button';
import { useFormResolver } from '@/components/ui/form-resolver';
import { SaveConflict } from '@/components/ui/save-conflict';
import { mostRules } from '@/lib/domain/retention/retention-enums';
import { presetNames, rulePresets } from '@/lib/domain/retention/rule-presets';
import { saveRulesSchema, type RetentionRules } from '@/lib/domain/retention/rule-schemas';
import { ApiError, apiAnswer } from '@/lib/http/browser/browser-client';
import { RuleFields } from './rule-fields';
import type { RulesFormValues } from './rules-form-values';

const path = '/administration/retention-rules';
const readForm = ({ rules }: RetentionRules): RulesFormValues => ({
  rules: rules.map(({ activeSince: _activeSince, ...rule }) => rule),
});

/** How long candidates are kept: rules that are added, changed, reordered and removed, then saved together. */
export function RulesForm({ initial }: { initial: RetentionRules }) {
  const t = useTranslations('retention.rules');
  const conflictTexts = useTranslations('administration.model.conflict');
  const router = useRouter();
  const reportError = useReportError();
  const [saved, setSaved] = useState(initial);
  const [conflict, setConflict] = useState(false);
  const resolver = useFormResolver<RulesFormValues, z.output<typeof saveRulesSchema>>(saveRulesSchema);
  const form = useForm({ defaultValues: readForm(initial), resolver });
  useKeptForm(form, `retention-rules.${saved.version}`);
  const { fields, append, move, remove } = useFieldArray({ control: form.control, name: 'rules', keyName: 'key' });
  const take = (present: RetentionRules) => {
    setConflict(false);
    setSaved(present);
    form.reset(readForm(present));
    // The preview below follows from the rules.
    router.refresh();
  };
  const save = useMutation({
    mutationFn: ({ values, ifMatch }: { values: z.output<typeof saveRulesSchema>; ifMatch: string }) =>
      apiAnswer<RetentionRules>({ path, method: 'PUT', body: values, ifMatch }),
    meta: { errorBanner: false, successBanner: t('saved') },
    onSuccess: take,
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'retention.rules-changed') setConflict(true);
      else reportError(error);
    },
  });
  const load = useMutation({
    mutationFn: () => apiAnswer<RetentionRules>({ path }),
    meta: { successBanner: false },
    onSuccess: take,
  });
  const submit = (ifMatch: string) => form.handleSubmit((values) => save.mutate({ values, ifMatch }));
  const { isDirty } = form.formState;
  return (
    <form noValidate onSubmit={submit(`"v${saved.version}"`)} className="flex flex-col gap-4">
      <LeaveGuard active={isDirty && !save.isPending} />
      {fields.length === 0 && <p className="text-ink-muted">{t('none')}</p>}
      <ol className="flex flex-col gap-4">
        {fields.map((field, index) => (
          <RuleFields
            key={field.key}
            form={form}
            index={index}
            activeSince={saved.rules.find(({ ruleId }) => ruleId === field.ruleId)?.activeSince ?? null}
            onUp={index > 0 ? () => move(index, index - 1) : null}
            onDown={index + 1 < fields.length ? () => move(index, index + 1) : null}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      {fields.length < mostRules && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-ink-muted text-sm">{t('add')}</span>
          {presetNames.map((name) => {
            const { processStatuses, decisions, ...preset } = rulePresets[name];
            const rule = { ...preset, processStatuses: [...processStatuses], decisions: [...decisions] };
            return (
              <Button key={name} size="sm" onClick={() => append({ ...rule, name: t(`preset.${name}`) })}>
                <Plus aria-hidden="true" />
                {t(`preset.${name}`)}
              </Button>
            );
          })}
        </div>
      )}
      {conflict && (
        <SaveConflict
          text={t('conflict')}
          load={{ label: conflictTexts('load'), onChoose: () => load.mutate(), loading: load.isPending }}
          overwrite={{ label: conflictTexts('overwrite'), onChoose: () => void submit('*')() }}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" loading={save.isPending} disabled={!isDirty}>
          {t('save')}
        </Button>
        {isDirty && <Button onClick={() => form.reset(readForm(saved))}>{t('discard')}</Button>}
      </div>
    </form>
  );
}
