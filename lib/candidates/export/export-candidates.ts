import { buildCriteriaSnapshot } from '@/lib/analysis/criteria/build-criteria-snapshot';
import type { PersonActor } from '@/lib/auth/actor';
import { requirePermissionIn } from '@/lib/auth/process-access';
import { recordAudit } from '@/lib/audit/record-audit';
import { database } from '@/lib/db/client';
import { exportColumns } from '@/lib/domain/candidate-enums';
import { candidateFilters } from '@/lib/domain/candidate-filters';
import { readFilters } from '@/lib/filters/read-filters';
import type { Locale } from '@/lib/i18n/locale';
import { getProcessRow } from '@/lib/process-rows/get-process-row';
import { chooseCandidates } from '../rows/choose-candidates';
import { filterNames } from '../search/filter-names';
import { csvLines, type CsvForm } from './csv';
import { aboutSheet } from './export-about';
import { exportFileName } from '@/lib/domain/export-file-name';
import { cutMark, exportRows, tableSheet } from './export-rows';
import { streamOf } from './stream-of';
import { xlsxParts } from './xlsx';
import type { ExportCandidates } from '@/lib/domain/candidate-review-schemas';

export interface ExportedFile {
  fileName: string;
  mediaType: string;
  stream: ReadableStream<Uint8Array>;
}

/** By format; CSV is in UTF-8. */
export const exportMediaTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * The chosen candidates as a table, written while it is sent, in the reader's language, of hidden ones without names and
 * contact data. The audit log keeps who exported how many, and by which filters they were found.
 *
 * @throws AppError `process.not-found`, `search.not-found`
 */
export async function exportCandidates(
  actor: PersonActor,
  { processId, format, choice, ...form }: { processId: string } & ExportCandidates,
): Promise<ExportedFile> {
  await requirePermissionIn(actor, processId, 'candidate:export');
  const process = await getProcessRow(database(), processId);
  const ids = await chooseCandidates(database(), actor, { processId, choice });
  const own = await database().candidate.findMany({ where: { processId, id: { in: ids } }, select: { id: true } });
  const known = new Set(own.map(({ id }) => id));
  const exported = ids.filter((id) => known.has(id));
  const filters = 'searchId' in choice ? await filtersOf(choice.searchId) : null;
  await recordAudit(database(), actor, 'process.candidates-exported', {
    processId,
    format,
    count: exported.length,
    ...(filters ? { chosen: 'search', filters: filterNames(filters) } : { chosen: 'selection' }),
  });
  const { locale } = actor;
  const columns = exportColumns.filter((column) => form.columns?.includes(column) ?? true);
  const plan = { processId, columns, criteria: buildCriteriaSnapshot(process), locale, actor };
  const table = exportRows(exported, plan);
  const leftOut = 'searchId' in choice ? new Set(choice.except).size : 0;
  const about = { process, by: await nameOf(actor), at: new Date(), count: exported.length, filters, leftOut, ...plan };
  const parts =
    format === 'csv'
      ? csvLines(table, csvForm(form, locale))
      : xlsxParts([tableSheet(table, plan), aboutSheet(about)], cutMark(locale));
  return {
    fileName: exportFileName(process.name, format),
    mediaType: format === 'csv' ? `${exportMediaTypes.csv}; charset=utf-8` : exportMediaTypes[format],
    stream: streamOf(parts),
  };
}

async function filtersOf(searchId: string) {
  const search = await database().candidateSearch.findUnique({ where: { id: searchId }, select: { filters: true } });
  return readFilters(candidateFilters, Object(search?.filters));
}

function nameOf({ userId }: PersonActor) {
  return database().user.findUniqueOrThrow({ where: { id: userId }, select: { firstName: true, lastName: true } });
}

/** What a spreadsheet in the language expects, where the reader did not choose. */
function csvForm({ separator, bom = true }: Pick<ExportCandidates, 'separator' | 'bom'>, locale: Locale): CsvForm {
  const isSemicolon = separator ? separator === 'SEMICOLON' : locale === 'pl';
  return { separator: isSemicolon ? ';' : ',', decimal: isSemicolon && locale === 'pl' ? ',' : '.', bom };
}
