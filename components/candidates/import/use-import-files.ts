import { useState } from 'react';
import { megabyte } from '@/lib/validation/file-limits';
import { CvFiles } from './file-rows';
import { maxCsvMegabytes, maxRows, readCsv, type CsvTable } from './read-csv';

/** A browser holds the whole archive. */
const maxZipMegabytes = 500;

type FileProblem = 'csv-unreadable' | 'csv-too-large' | 'csv-too-long' | 'zip-unreadable' | 'zip-too-large';

async function listEntries(file: File) {
  const { listArchive } = await import('@/components/uploads/open-archive');
  return listArchive(new Uint8Array(await file.arrayBuffer()));
}

/** Reads the chosen CSV and ZIP in the browser. */
export function useImportFiles() {
  const [table, setTable] = useState<{ name: string; csv: CsvTable } | null>(null);
  const [archive, setArchive] = useState<{ name: string; count: number; files: CvFiles } | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);

  const addTable = async (file: File) => {
    setTable(null);
    if (file.size > maxCsvMegabytes * megabyte) return setProblem('csv-too-large');
    const bytes = await file.arrayBuffer().catch(() => null);
    const csv = bytes && readCsv(new Uint8Array(bytes));
    if (!csv) return setProblem('csv-unreadable');
    if (csv.rows.length > maxRows) return setProblem('csv-too-long');
    setProblem(null);
    return setTable({ name: file.name, csv });
  };

  const addArchive = async (file: File) => {
    setArchive(null);
    if (file.size > maxZipMegabytes * megabyte) return setProblem('zip-too-large');
    const entries = await listEntries(file).catch(() => []);
    if (entries.length === 0) return setProblem('zip-unreadable');
    setProblem(null);
    return setArchive({ name: file.name, count: entries.length, files: new CvFiles(entries) });
  };

  return { table, archive, problem, addTable, addArchive };
}
