'use client';

import { useTranslations } from 'next-intl';
import { FormField } from '@/components/ui/form-field';
import { NativeSelect } from '@/components/ui/native-select';
import { fileFields, type FileColumns, type FileField } from '@/lib/ats/enums';

interface ColumnFieldsProps {
  columns: readonly string[];
  chosen: FileColumns;
  /** Whether an archive with CVs was added. */
  hasFiles: boolean;
  onChange: (chosen: FileColumns) => void;
}

/** Which column of the file is which field. */
export function ColumnFields({ columns, chosen, hasFiles, onChange }: ColumnFieldsProps) {
  const t = useTranslations('ats.intake.file');
  const names = [...new Set(columns.filter((name) => name !== ''))];
  const choose = (field: FileField, column: string) => {
    const { [field]: _, ...others } = chosen;
    onChange(column === '' ? others : { ...others, [field]: column });
  };
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{t('columns')}</legend>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        {fileFields
          .filter((field) => field !== 'cvFile' || hasFiles)
          .map((field) => (
            <FormField
              key={field}
              label={t(`field.${field}`)}
              hint={field === 'externalId' ? t('externalIdHint') : ''}
              error={field === 'externalId' && !chosen.externalId ? t('noExternalId') : undefined}
            >
              <NativeSelect value={chosen[field] ?? ''} onChange={({ target }) => choose(field, target.value)}>
                <option value="">{t('noColumn')}</option>
                {names.map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </NativeSelect>
            </FormField>
          ))}
      </div>
    </fieldset>
  );
}
