'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useKeptForm } from '@/components/kept-text/use-kept-form';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { useFormResolver } from '@/components/ui/form-resolver';
import { Input } from '@/components/ui/input';
import { ToggleField } from '@/components/ui/toggle-field';
import { useReportError } from '@/components/query/use-report-error';
import { ApiError } from '@/lib/http/browser/browser-client';
import { namedViewSchema } from '@/lib/saved-views/schemas';

interface Named {
  name: string;
  isDefault: boolean;
}

interface ViewNameFormProps {
  initial: Named;
  saveLabel: string;
  /** One of the views may be the default view. */
  hasDefault: boolean;
  onSave: (named: Named) => Promise<void>;
  onCancel: () => void;
}

/** A view's name and, where there is one, whether it is the default view. */
export function ViewNameForm({ initial, saveLabel, hasDefault, onSave, onCancel }: ViewNameFormProps) {
  const t = useTranslations('savedViews');
  const common = useTranslations('common');
  const reportError = useReportError();
  const [saving, setSaving] = useState(false);
  const form = useForm<Named, unknown, Named>({
    defaultValues: initial,
    resolver: useFormResolver<Named, Named>(namedViewSchema),
  });
  const { register, control, handleSubmit, setError, setFocus, formState } = form;
  const forget = useKeptForm(form, `view.${initial.name}`);
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);
  const submit = handleSubmit(async (named) => {
    setSaving(true);
    try {
      await onSave(named);
      forget();
    } catch (error) {
      setSaving(false);
      if (error instanceof ApiError && error.code === 'view.name-taken') {
        setError('name', { message: error.message }, { shouldFocus: true });
      } else reportError(error);
    }
  });
  return (
    <form noValidate className="space-y-3 p-2" onSubmit={(event) => void submit(event)}>
      <FormField label={t('name')} error={formState.errors.name?.message}>
        <Input autoComplete="off" {...register('name')} />
      </FormField>
      {hasDefault && (
        <Controller
          control={control}
          name="isDefault"
          render={({ field }) => <ToggleField label={t('openWith')} value={field.value} onChange={field.onChange} />}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="sm" loading={saving}>
          {saveLabel}
        </Button>
        <Button size="sm" onClick={onCancel}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  );
}
