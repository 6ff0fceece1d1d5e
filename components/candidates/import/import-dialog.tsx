'use client';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo, useState, useRef } from 'react';
import { intakePaths } from '@/components/ats/intake/intake-queries';
import { useReportError } from '@/components/query/use-report-error';
import { Button } from '@/components/ui/button';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { FormField } from '@/components/ui/form-field';
import { NativeSelect, SelectOptions } from '@/components/ui/native-select';
import { fileFields, type FileColumns, type FileField } from '@/lib/ats/enums';
import type { FileColumnsDto } from '@/lib/ats/intake/intake-schemas';
import { apiAnswer, apiRequest } from '@/lib/http/browser/browser-client';
import { readRows } from './file-rows';
import { ImportResults } from './import-results';
import { mapColumns } from './map-columns';
import { RowPreview } from './row-preview';
import { useImport } from './use-import';
import { useImportFiles } from './use-import-files';

interface ImportDialogProps {
  processId: string;
  onClose: () => void;
}

/** Imports candidates of a CSV, with their CVs from a ZIP, as another system would give them. */
export function ImportDialog({ processId, onClose }: ImportDialogProps) {
  const t = useTranslations('ats.intake.file');
  const common = useTranslations('common');
  const reportError = useReportError();
  const { run, start, stop } = useImport(processId);
  const { table, archive, problem, addTable, addArchive } = useImportFiles();
  const [chosen, setChosen] = useState<FileColumns | null>(null);
  const path = intakePaths.fileColumns(processId);
  const remembered = useQuery({
    queryKey: ['ats', 'file-columns', processId],
    queryFn: ({ signal }) => apiAnswer<FileColumnsDto>({ path, signal }),
    staleTime: 0,
  });
  const before = remembered.data?.columns;
  const guessed = useMemo(() => (table ? mapColumns(table.csv.columns, before ?? {}) : {}), [table, before]);
  const columns = chosen ?? guessed;
  const rows = useMemo(
    () => (table ? readRows(table.csv, columns, archive?.files ?? null) : []),
    [table, columns, archive],
  );
  const good = rows.filter((row) => row.problem === null);
  const begin = () => {
    // It is only remembered: that it failed is no reason not to import.
    apiRequest({ path, method: 'PUT', body: { columns } }).catch((error: unknown) => reportError(error));
    void start(good);
  };
  const again = () => {
    const refused = run?.results.filter(({ outcome }) => outcome === 'refused') ?? [];
    const others = run?.results.filter(({ outcome }) => outcome !== 'refused') ?? [];
    void start(
      refused.map(({ row }) => row),
      others,
    );
  };
  const isRunning = run?.isRunning ?? false;
  const mayBegin = table !== null && !remembered.isPending && columns.externalId !== undefined && good.length > 0;
  return (
    <Dialog open onOpenChange={(open) => !open && !isRunning && onClose()}>
      <DialogContent size="lg" title={t('title')} {...(run ? {} : { description: t('intro') })}>
        <DialogBody className="flex flex-col gap-5 pb-4">
          {run ? (
            <ImportResults run={run} />
          ) : (
            <>
              <div className="grid gap-4 sm:grid-cols-2">
                <FileChoice
                  label={t('chooseCsv')}
                  hint={t('csvHint')}
                  name={table?.name ?? null}
                  accept=".csv,.txt,text/csv"
                  onFile={(file) => {
                    setChosen(null);
                    void addTable(file);
                  }}
                />
                <FileChoice
                  label={t('chooseZip')}
                  hint={t('zipHint')}
                  name={archive ? t('zipFiles', { name: archive.name, count: archive.count }) : null}
                  accept=".zip,application/zip"
                  onFile={(file) => void addArchive(file)}
                />
              </div>
              {problem && (
                <p role="alert" className="text-negative-ink">
                  {t(`fileProblem.${problem}`)}
                </p>
              )}
              {table && !remembered.isPending && (
                <>
                  <ColumnFields
                    columns={table.csv.columns}
                    chosen={columns}
                    hasFiles={archive !== null}
                    onChange={setChosen}
                  />
                  {columns.externalId && <RowPreview rows={rows} />}
                </>
              )}
            </>
          )}
        </DialogBody>
        <DialogFooter className="border-t">
          {isRunning && <Button onClick={stop}>{t('stop')}</Button>}
          {!isRunning && <Button onClick={onClose}>{common(run ? 'close' : 'cancel')}</Button>}
          {run && !isRunning && run.results.some(({ outcome }) => outcome === 'refused') && (
            <Button variant="primary" onClick={again}>
              {t('again')}
            </Button>
          )}
          {!run && (
            <Button variant="primary" disabled={!mayBegin} onClick={begin}>
              {t('begin', { count: good.length })}
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

interface ColumnFieldsProps {
  columns: readonly string[];
  chosen: FileColumns;
  /** Whether an archive with CVs was added. */
  hasFiles: boolean;
  onChange: (chosen: FileColumns) => void;
}

/** Which column of the file is which field. */
function ColumnFields({ columns, chosen, hasFiles, onChange }: ColumnFieldsProps) {
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
                <SelectOptions of={names} nameOf={(name) => name} />
              </NativeSelect>
            </FormField>
          ))}
      </div>
    </fieldset>
  );
}

interface FileChoiceProps {
  label: string;
  hint: string;
  /** Of the chosen file. */
  name: string | null;
  accept: string;
  onFile: (file: File) => void;
}

/** A button that chooses one file, and the file's name. */
function FileChoice({ label, hint, name, accept, onFile }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="min-w-0">
      <Button onClick={() => input.current?.click()}>
        <FileText aria-hidden="true" />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file may be chosen again, corrected.
          target.value = '';
        }}
      />
      <p className="text-ink-muted mt-1 text-sm wrap-anywhere">{name ?? hint}</p>
    </div>
  );
}
