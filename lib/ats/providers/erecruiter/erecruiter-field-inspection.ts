import { attempt, confirmed, judge, notSeen, presentFields, unknown } from '../inspect';
import type { AtsAssumption } from '../provider';
import { fieldNamesOf, idOf, objectsIn } from '../raw-response';
import type { ErecruiterApi } from './erecruiter-api';

const maxFileBytes = 10 * 1024 * 1024;

type Row = Record<string, unknown>;

/** A field that every application is read by; where it is missing, those are named that look like it. */
function inspectField(name: string, field: string, alike: RegExp, rows: Row[], error: string | null): AtsAssumption {
  if (rows.length === 0) return notSeen(name, field, error);
  if (rows.some((row) => presentFields(row, [field]).length > 0)) return confirmed(name, field);
  const others = [...new Set(rows.flatMap((row) => fieldNamesOf(row)))].filter(
    (one) => alike.test(one) && one !== field,
  );
  return unknown(name, field, others.toSorted().join(', ') || '—');
}

async function inspectFiles(api: ErecruiterApi, rows: Row[], error: string | null): Promise<AtsAssumption[]> {
  const fields = 'candidateCvFiles[].id, fileName';
  const path = 'Candidates/CVs/{candidateCvFiles[].id}';
  const [file] = rows.flatMap(({ candidateCvFiles }) => objectsIn(candidateCvFiles));
  if (!file) {
    const isThere = rows.length === 0 || rows.some((row) => 'candidateCvFiles' in row);
    const line = isThere ? notSeen('cv-files-field', fields, error) : unknown('cv-files-field', fields, '—');
    return [line, notSeen('file-content-path', path, error)];
  }
  const present = presentFields(file, ['id', 'fileName']);
  const seen = present.length > 0 ? `candidateCvFiles[].${present.join(', ')}` : 'candidateCvFiles[]';
  const line = judge('cv-files-field', [fields], seen);
  const id = idOf(file);
  if (id === null) return [line, notSeen('file-content-path', path)];
  const source = { path: `Candidates/CVs/${encodeURIComponent(id)}`, query: { companyId: api.companyId } };
  const download = await attempt(() => api.client.download(source, maxFileBytes));
  const isThere = download.error === null || download.error === 'cv.too-large';
  return [line, isThere ? confirmed('file-content-path', path) : notSeen('file-content-path', path, download.error)];
}

async function inspectTags(api: ErecruiterApi, rows: Row[], error: string | null): Promise<AtsAssumption> {
  const [name, assumed] = ['tags', 'CandidateApplications/{id}/Full: tags[]'];
  const id = idOf({ id: rows[0]?.['applicationId'] });
  if (id === null) return notSeen(name, assumed, error);
  const path = `CandidateApplications/${encodeURIComponent(id)}/Full`;
  const full = await attempt(() => api.client.call({ path, query: { companyId: api.companyId } }));
  if (full.error !== null) return notSeen(name, assumed, full.error);
  const { tags } = Object(full.result.json);
  return Array.isArray(tags) ? confirmed(name, assumed) : unknown(name, assumed, '—');
}

/** The fields of applications, a file's bytes, and tags. @param error of the call that brought no applications */
export async function inspectFields(api: ErecruiterApi, rows: Row[], error: string | null): Promise<AtsAssumption[]> {
  return [
    inspectField('candidate-id-field', 'candidateId', /candidate.*id|^id$/i, rows, error),
    inspectField('stage-field', 'stageId', /stage/i, rows, error),
    inspectField('origin-field', 'origin', /origin|source/i, rows, error),
    ...(await inspectFiles(api, rows, error)),
    await inspectTags(api, rows, error),
  ];
}
