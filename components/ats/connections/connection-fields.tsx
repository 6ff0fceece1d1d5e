'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { FormField } from '@/components/ui/form-field';
import { NativeSelect, SelectOptions } from '@/components/ui/native-select';
import { ToggleField } from '@/components/ui/toggle-field';
import type { ConnectionDto } from '@/lib/ats/connections/connection-schemas';
import type { SettingField } from '@/lib/ats/connections/setting-fields';
import type { AtsProviderId } from '@/lib/ats/enums';
import { definitionOf, type ConnectionForm } from './connection-form-values';
import { RegionField } from './region-field';
import { SettingInput } from './setting-input';
import { useSettingText } from './use-setting-text';

/** Offered intervals in minutes. */
const schedules = [5, 15, 30, 60, 240, 1440];

export function FieldsGroup({ title, hint, children }: { title: string; hint?: string; children?: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 border-t pt-4">
      <legend className="float-left w-full font-medium">{title}</legend>
      {hint && <p className="text-ink-muted -mt-3 text-sm text-pretty">{hint}</p>}
      {children}
    </fieldset>
  );
}

interface SettingFieldsProps {
  form: ConnectionForm;
  provider: AtsProviderId;
}

/** The settings that nobody enters, as they are stored; nothing for a new connection. */
function RememberedSettings({ present }: { present: ConnectionDto | null }) {
  const t = useTranslations('ats.form');
  const settings = useTranslations('ats.setting');
  const textOf = useSettingText();
  const { remembered } = definitionOf(present?.provider ?? 'GENERIC');
  if (!present || remembered.length === 0) return null;
  return (
    <dl className="text-ink-muted text-sm">
      <dt>{t('remembered')}</dt>
      {remembered.map((name) => (
        <dd key={name} className="wrap-anywhere">
          {settings(`${name}.label`)}: <span className="text-ink">{textOf(name, present.settings[name] ?? null)}</span>
        </dd>
      ))}
    </dl>
  );
}

/** The provider's own settings; those that the check of the account chooses are folded away. */
export function SettingFields({ form, provider, present }: SettingFieldsProps & { present: ConnectionDto | null }) {
  const t = useTranslations('ats.form.advanced');
  const inputs = (fields: readonly SettingField[]) =>
    fields.map((field) => <SettingInput key={field.name} form={form} provider={provider} field={field} />);
  const { fields, regions } = definitionOf(provider);
  const chosenByCheck = fields.filter(({ advanced }) => advanced);
  return (
    <>
      {regions && <RegionField form={form} addresses={regions} />}
      {inputs(fields.filter(({ advanced }) => !advanced))}
      {chosenByCheck.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer rounded-sm font-medium">{t('title')}</summary>
          <p className="text-ink-muted mt-1 text-sm text-pretty">{t('hint')}</p>
          <div className="mt-3 flex flex-col gap-4">{inputs(chosenByCheck)}</div>
        </details>
      )}
      <RememberedSettings present={present} />
    </>
  );
}

interface ScheduleFieldsProps extends SettingFieldsProps {
  /** Minutes; null: only on request. */
  present: number | null;
}

/** When it synchronises by itself, and whether it may at all. */
export function ScheduleFields({ form, provider, present }: ScheduleFieldsProps) {
  const t = useTranslations('ats.schedule');
  const offered = present === null || schedules.includes(present) ? schedules : [present, ...schedules];
  return (
    <>
      {definitionOf(provider).reads && (
        <FormField label={t('label')} hint={t('hint')} error={form.formState.errors.scheduleMinutes?.message}>
          <NativeSelect {...form.register('scheduleMinutes')}>
            <option value="">{t('never')}</option>
            <SelectOptions
              of={offered}
              nameOf={(minutes) =>
                minutes % 60 === 0 ? t('hours', { hours: minutes / 60 }) : t('minutes', { minutes })
              }
            />
          </NativeSelect>
        </FormField>
      )}
      <Controller
        control={form.control}
        name="paused"
        render={({ field: { value, onChange } }) => (
          <ToggleField label={t('paused')} hint={t('pausedHint')} value={value} onChange={onChange} />
        )}
      />
    </>
  );
}
