import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { intakePaths } from '@/components/ats/intake/intake-queries';
import { processQueries } from '@/components/queries/processes/process-queries';
import { candidateKeys } from '@/components/queries/candidates/candidate-queries';
import type { intakeOutcomes } from '@/lib/ats/enums';
import type { IntakeAnswer } from '@/lib/ats/intake/intake-schemas';
import { ApiError, apiAnswer } from '@/lib/http/browser/browser-client';
import type { FileRow } from './file-rows';

/** What came of a row. */
export interface RowResult {
  row: FileRow;
  outcome: (typeof intakeOutcomes)[number] | 'refused';
  /** Of a refused one: what the server said, or a code; null: nothing is known. */
  message: string | null;
  code: string | null;
}

export interface ImportRun {
  results: RowResult[];
  total: number;
  isRunning: boolean;
}

function refusalOf(row: FileRow, error: unknown): RowResult {
  const refused = { row, outcome: 'refused' as const };
  if (error instanceof UnopenedFile) return { ...refused, message: null, code: error.code };
  // The browser could not read the file, for example.
  if (!(error instanceof ApiError)) return { ...refused, message: null, code: null };
  const fields = error.fields.map(({ path, message }) => `${path}: ${message}`).join('; ');
  const message = error.message === '' ? null : [error.message, fields].filter(Boolean).join(' ');
  return { ...refused, message, code: error.code };
}

/** Sends rows one after the other; one that is refused does not stop the next. */
export function useImport(processId: string) {
  const client = useQueryClient();
  const [run, setRun] = useState<ImportRun | null>(null);
  const isStopped = useRef(false);
  const start = async (rows: readonly FileRow[], before: readonly RowResult[] = []) => {
    isStopped.current = false;
    const results = [...before];
    const show = (isRunning: boolean) =>
      setRun({ results: [...results], total: before.length + rows.length, isRunning });
    show(true);
    for (const row of rows) {
      if (isStopped.current) break;
      try {
        const { outcome } = await sendRow(processId, row);
        results.push({ row, outcome, message: null, code: null });
      } catch (error) {
        results.push(refusalOf(row, error));
      }
      show(true);
    }
    show(false);
    void client.invalidateQueries({ queryKey: candidateKeys.all(processId) });
    void client.invalidateQueries({ queryKey: processQueries.all });
  };
  const stop = () => {
    isStopped.current = true;
  };
  return { run, start, stop };
}

/** A file of the archive that cannot be opened. */
class UnopenedFile extends Error {
  constructor(readonly code: string | null) {
    super('The file of the archive cannot be opened.');
    this.name = 'UnopenedFile';
  }
}

function toBase64(bytes: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error('The bytes cannot be read.'));
    reader.onload = () => resolve(String(reader.result).split(',', 2)[1] ?? '');
    reader.readAsDataURL(new Blob([new Uint8Array(bytes)]));
  });
}

/** Sends a row by the call that other systems make. @throws ApiError, UnopenedFile */
async function sendRow(processId: string, { body, cv }: FileRow): Promise<IntakeAnswer> {
  const opened = cv?.open();
  if (opened && !opened.bytes) throw new UnopenedFile(opened.refusal);
  const file = opened?.bytes ? { cv: { fileName: opened.name, content: await toBase64(opened.bytes) } } : {};
  return apiAnswer<IntakeAnswer>({
    path: intakePaths.applications(processId),
    method: 'POST',
    body: { ...body, ...file },
  });
}
