'use client';

import { Plus, X } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { languageName } from '@/components/analysis/display-names';
import { Button } from '@/components/ui/button';
import { FieldNotes } from '@/components/ui/field-notes';
import { IconButton } from '@/components/ui/icon-button';
import { ChoiceSelect, NativeSelect } from '@/components/ui/native-select';
import { languageCodes, languageLevels } from '@/lib/domain/process-enums';
import type { DetailInputsProps } from './detail-inputs-props';

/** Languages with their levels; each may be removed, and others added. */
export function LanguageInputs({ details: { languages }, onChange, errors }: DetailInputsProps) {
  const t = useTranslations('candidateDetails.correct');
  const levels = useTranslations('candidates.languageLevel');
  const locale = useLocale();
  const spoken = languages.map(({ language }) => language);
  const offered = [...new Set([...languageCodes, ...spoken])]
    .map((code) => ({ code, name: languageName(code, locale) }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
  const free = offered.find(({ code }) => !spoken.includes(code));
  const change = (index: number, part: Partial<(typeof languages)[number]>) =>
    onChange({ languages: languages.map((one, at) => (at === index ? { ...one, ...part } : one)) });
  return (
    <>
      <ul className="space-y-2">
        {languages.map(({ language, level }, index) => (
          <li key={language} className="flex items-start gap-2">
            <div className="flex min-w-0 flex-1 flex-wrap gap-2">
              <NativeSelect
                aria-label={t('input.language')}
                value={language}
                onChange={(event) => change(index, { language: event.target.value })}
              >
                {offered
                  .filter(({ code }) => code === language || !spoken.includes(code))
                  .map(({ code, name }) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
              </NativeSelect>
              <ChoiceSelect
                aria-label={t('level', { language: languageName(language, locale) })}
                value={level}
                values={languageLevels}
                nameOf={(one) => levels(one)}
                onChoose={(level) => change(index, { level })}
              />
            </div>
            <IconButton
              size="sm"
              label={t('remove', { language: languageName(language, locale) })}
              onClick={() => onChange({ languages: languages.filter((_, at) => at !== index) })}
            >
              <X aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {free && (
        <Button
          size="sm"
          className="self-start"
          onClick={() => onChange({ languages: [...languages, { language: free.code, level: 'UNKNOWN' }] })}
        >
          <Plus aria-hidden="true" />
          {t('add')}
        </Button>
      )}
      <FieldNotes id="languages" error={errors.languages} />
    </>
  );
}
