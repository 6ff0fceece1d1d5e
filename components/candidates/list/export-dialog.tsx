'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { exportFileName } from '@/lib/domain/export-file-name';
import { saveFile } from '@/components/cv/save-file';
import { DialogForm } from '@/components/ui/dialog-form';
import { FieldGroup } from '@/components/ui/field-group';
import { RadioField } from '@/components/ui/radio-field';
import { ToggleField } from '@/components/ui/toggle-field';
import { csvSeparators, exportColumns, exportFormats } from '@/lib/domain/candidate-enums';
import { apiFile } from '@/lib/http/browser/browser-client';
import { toLocale } from '@/lib/i18n/locale';
import {
  columnChoices,
  columnsToExport,
  readExportForm,
  storeExportForm,
  type ExportedList,
  type ExportForm,
} from './export-form';

interface FieldsProps {
  form: ExportForm;
  onChange: (part: Partial<ExportForm>) => void;
}

function CsvFields({ form, onChange }: FieldsProps) {
  const t = useTranslations('candidates.exporting');
  return (
    <>
      <FieldGroup label={t('separator')} hint={t('separatorHint')}>
        <RadioField
          variant="segments"
          options={csvSeparators.map((value) => ({ value, label: t(`separators.${value}`) }))}
          value={form.separator}
          onChange={(separator) => onChange({ separator })}
        />
      </FieldGroup>
      <ToggleField label={t('bom')} hint={t('bomHint')} value={form.bom} onChange={(bom) => onChange({ bom })} />
    </>
  );
}

function ChosenColumns({ form, onChange }: FieldsProps) {
  const t = useTranslations('candidates');
  return (
    <div role="group" aria-label={t('exporting.choices.CHOSEN')} className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
      {exportColumns.map((column) => (
        <ToggleField
          key={column}
          label={t(`export.${column}`)}
          value={form.chosen.includes(column)}
          onChange={(on) =>
            onChange({ chosen: exportColumns.filter((one) => (one === column ? on : form.chosen.includes(one))) })
          }
        />
      ))}
    </div>
  );
}

/** Asks for the format and the columns of the table, and saves it. */
export function ExportDialog({ process, choice, shown, onClose }: ExportedList & { onClose: () => void }) {
  const t = useTranslations('candidates');
  const locale = toLocale(useLocale());
  const [form, setForm] = useState(() => readExportForm(locale));
  const change = (part: Partial<ExportForm>) => setForm({ ...form, ...part });
  const columns = columnsToExport(form, shown);
  const save = useMutation({
    meta: { successBanner: t('selection.exported') },
    mutationFn: async () => {
      const { format, separator, bom } = form;
      const body = { format, choice, columns, ...(format === 'csv' ? { separator, bom } : {}) };
      const file = await apiFile({ method: 'POST', path: `/processes/${process.id}/candidates/export`, body });
      saveFile(file, exportFileName(process.name, format));
    },
    onSuccess: () => {
      storeExportForm(form, locale);
      onClose();
    },
  });
  return (
    <DialogForm
      title={t('exporting.title')}
      description={t('exporting.description')}
      submitLabel={t('exporting.save')}
      loading={save.isPending}
      onSubmit={() => columns.length > 0 && save.mutate()}
      onClose={onClose}
    >
      <FieldGroup label={t('exporting.format')}>
        <RadioField
          variant="segments"
          options={exportFormats.map((value) => ({ value, label: t(`exporting.formats.${value}`) }))}
          value={form.format}
          onChange={(format) => change({ format })}
        />
      </FieldGroup>
      {form.format === 'csv' && <CsvFields form={form} onChange={change} />}
      <FieldGroup label={t('exporting.columns')} error={columns.length === 0 ? t('exporting.none') : undefined}>
        <RadioField
          options={columnChoices.map((value) => ({ value, label: t(`exporting.choices.${value}`) }))}
          value={form.columns}
          onChange={(next) => change({ columns: next, chosen: form.chosen.length > 0 ? form.chosen : columns })}
        />
      </FieldGroup>
      {form.columns === 'CHOSEN' && <ChosenColumns form={form} onChange={change} />}
    </DialogForm>
  );
}
