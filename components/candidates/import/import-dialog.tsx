'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { intakePaths } from '@/components/ats/intake/intake-queries';
import { useReportError } from '@/components/query/use-report-error';
import { Button } from '@/components/ui/button';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog';
import type { FileColumns } from '@/lib/ats/enums';
import type { FileColumnsDto } from '@/lib/ats/intake/intake-schemas';
import { apiAnswer, apiRequest } from '@/lib/http/browser/browser-client';
import { ColumnFields } from './column-fields';
import { FileChoice } from './file-choice';
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
