import type { ProcessDto } from '@/lib/domain/process-schemas';
import { readStoredJson, writeStored } from '@/components/state/browser-storage';
import {
  csvSeparators,
  exportColumns,
  exportFormats,
  listColumnOf,
  type ExportColumn,
} from '@/lib/domain/candidate-enums';
import type { CandidateChoice } from '@/lib/domain/candidate-review-schemas';
import type { Locale } from '@/lib/i18n/locale';

/** `LISTED`: those that the list shows. */
export const columnChoices = ['LISTED', 'ALL', 'CHOSEN'] as const;

export interface ExportForm {
  format: (typeof exportFormats)[number];
  separator: (typeof csvSeparators)[number];
  bom: boolean;
  columns: (typeof columnChoices)[number];
  /** For `CHOSEN`. */
  chosen: ExportColumn[];
}

/** What is exported. */
export interface ExportedList {
  process: Pick<ProcessDto, 'id' | 'name'>;
  choice: CandidateChoice;
  /** The columns that the list shows. */
  shown: readonly string[];
}

const storageKey = 'candidate-export';

/** The columns of the file, in its order. @param shown the columns that the list shows */
export function columnsToExport({ columns, chosen }: ExportForm, shown: readonly string[]): ExportColumn[] {
  return exportColumns.filter((column) => {
    if (columns === 'CHOSEN') return chosen.includes(column);
    const listed = listColumnOf[column];
    return columns === 'ALL' || listed === 'always' || (listed !== null && shown.includes(listed));
  });
}

function among<Value extends string>(values: readonly Value[], value: unknown, otherwise: Value): Value {
  return values.find((one) => one === value) ?? otherwise;
}

/** The last choices in this browser; else what a spreadsheet in the language expects. */
export function readExportForm(locale: Locale): ExportForm {
  const stored = readStoredJson('local', storageKey);
  const last: Partial<Record<keyof ExportForm, unknown>> = typeof stored === 'object' && stored !== null ? stored : {};
  const { chosen } = last;
  return {
    format: among(exportFormats, last.format, 'xlsx'),
    separator: among(csvSeparators, last.separator, locale === 'pl' ? 'SEMICOLON' : 'COMMA'),
    bom: last.bom !== false,
    columns: among(columnChoices, last.columns, 'LISTED'),
    chosen: exportColumns.filter((column) => Array.isArray(chosen) && chosen.includes(column)),
  };
}

/** Keeps the choices for the next export. The separator is kept only where it is not the language's own. */
export function storeExportForm(form: ExportForm, locale: Locale): void {
  const { separator, ...rest } = form;
  const isUsual = (separator === 'SEMICOLON') === (locale === 'pl');
  writeStored('local', storageKey, JSON.stringify(isUsual ? rest : form));
}
