'use client';

import { X } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { languageName } from '@/components/analysis/display-names';
import { Combobox } from '@/components/ui/combobox';
import { IconButton } from '@/components/ui/icon-button';
import { NativeSelect, SelectOptions } from '@/components/ui/native-select';
import { ToggleField } from '@/components/ui/toggle-field';
import { languageCodes, languageLevels } from '@/lib/domain/process-enums';
import type { LanguageInput } from '@/lib/domain/process-schemas';

/** A language in the form; `key` is its React key. */
export interface LanguageDraft extends Omit<LanguageInput, 'language'> {
  key: string;
  language: string;
}

interface LanguageEditorProps {
  value: LanguageDraft[];
  onChange: (value: LanguageDraft[]) => void;
  error: string | undefined;
}

/** Languages with levels; only checked ones count in the analysis (specification, section 2). */
export function LanguageEditor({ value, onChange, error }: LanguageEditorProps) {
  const t = useTranslations('processSections.languages');
  const locale = useLocale();
  const options = useMemo(
    () =>
      languageCodes
        .filter((code) => !value.some(({ language }) => language === code))
        .map((code) => ({ value: code, label: languageName(code, locale) }))
        .toSorted((one, other) => one.label.localeCompare(other.label, locale)),
    [value, locale],
  );
  const add = (language: string | null) => {
    if (language) onChange([...value, { key: crypto.randomUUID(), language, level: 'UNKNOWN', counted: true }]);
  };
  return (
    <section aria-labelledby="languages-title">
      <h4 id="languages-title" className="font-medium">
        {t('title')}
      </h4>
      <p id="languages-hint" className="text-ink-muted text-sm">
        {t('hint')}
      </p>
      {value.length > 0 && (
        <ul className="bg-surface mt-2 divide-y rounded-lg border">
          {value.map((one, index) => {
            const name = languageName(one.language, locale);
            return (
              <li key={one.key} className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-1.5 pr-2 pl-3">
                <span className="min-w-24 flex-1 font-medium">{name}</span>
                <NativeSelect
                  aria-label={t('levelOf', { name })}
                  value={one.level}
                  onChange={(event) => {
                    const level = languageLevels.find((each) => each === event.target.value);
                    if (level) onChange(value.with(index, { ...one, level }));
                  }}
                >
                  <SelectOptions of={languageLevels} nameOf={(level) => t(`level.${level}`)} />
                </NativeSelect>
                <ToggleField
                  label={
                    <>
                      {t('counts')}
                      <span className="sr-only">: {name}</span>
                    </>
                  }
                  value={one.counted}
                  onChange={(counted) => onChange(value.with(index, { ...one, counted }))}
                />
                <IconButton
                  size="sm"
                  className="ml-auto"
                  label={t('remove', { name })}
                  onClick={() => onChange(value.filter((each) => each !== one))}
                >
                  <X aria-hidden="true" />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
      <Combobox
        className="mt-2 max-w-60"
        label={t('add')}
        aria-label={t('add')}
        aria-describedby="languages-hint"
        options={options}
        value={null}
        onChange={add}
        placeholder={t('add')}
        disabled={value.length >= 20}
      />
      {error && <p className="text-negative-ink mt-1 text-sm">{error}</p>}
    </section>
  );
}
