import type { AtsSettings } from '../../connections/settings';
import { attempt, confirmed, differs, judge, notSeen, presentFields, unknown } from '../inspect';
import type { AtsAssumption } from '../provider';
import { idOf, objectsIn } from '../raw-response';
import { employeePath, type TraffitApi } from './traffit-api';
import { rawList } from './traffit-raw-list';

/** People who are looked at until one has a file. */
const maxPeople = 4;
const maxFileBytes = 10 * 1024 * 1024;
const contentPath = '/employees/{id}/files/{fileId}/content';

export interface PersonInspection {
  lines: AtsAssumption[];
  settings: Partial<AtsSettings<'TRAFFIT'>>;
}

async function inspectContent(api: TraffitApi, employeeId: string, fileId: string): Promise<AtsAssumption> {
  const name = 'file-content-path';
  const path = employeePath(employeeId, `/files/${encodeURIComponent(fileId)}/content`);
  const { error } = await attempt(() => api.client.download({ path: api.readPath(path) }, maxFileBytes));
  return error === null || error === 'cv.too-large' ? confirmed(name, contentPath) : notSeen(name, contentPath, error);
}

async function inspectFiles(api: TraffitApi, people: string[]): Promise<AtsAssumption[]> {
  let failure: string | null = null;
  for (const id of people.slice(0, maxPeople)) {
    const { result, error } = await rawList(api, employeePath(id, '/files'), { direction: 'DESC' });
    failure = error ?? failure;
    const [file] = objectsIn(result?.json);
    const fileId = idOf(file);
    if (!file || fileId === null) continue;
    const [field = 'id'] = presentFields(file, ['filename', 'name']);
    return [judge('file-name-field', ['filename', 'name'], field), await inspectContent(api, id, fileId)];
  }
  return [notSeen('file-name-field', 'filename', failure), notSeen('file-content-path', contentPath, failure)];
}

const notesPaths = ['notes', 'activities'] as const;

/** Both places are asked for; the present one stays where both are there. */
async function inspectNotes(api: TraffitApi, employeeId: string): Promise<PersonInspection> {
  const name = 'notes-path';
  const [assumed, other] = ['/employees/{id}/notes', '/employees/{id}/activities'];
  const there: (typeof notesPaths)[number][] = [];
  let failure: string | null = null;
  for (const below of notesPaths) {
    const { result, error } = await rawList(api, employeePath(employeeId, `/${below}`), { size: 1, direction: 'DESC' });
    if (result && Array.isArray(result.json)) there.push(below);
    if (error !== null && error !== 'ats.record-not-found') failure = error;
  }
  const present = api.settings.notesPath;
  const notesPath = there.includes(present) ? present : there[0];
  if (!notesPath)
    return { lines: [failure ? notSeen(name, assumed, failure) : unknown(name, assumed, '404')], settings: {} };
  return {
    lines: [notesPath === 'notes' ? confirmed(name, assumed) : differs(name, assumed, other)],
    settings: { notesPath },
  };
}

/** What is tried on single people: their files, a file's bytes, and notes. */
export async function inspectPerson(api: TraffitApi, rows: Record<string, unknown>[]): Promise<PersonInspection> {
  // The id of a row that leaves the person out is that of something else.
  const ids = rows.map((row) => idOf('name' in row || 'lastname' in row ? row : row['employee']));
  const people = ids.filter((id) => id !== null);
  const files = await inspectFiles(api, people);
  const notes = people[0] ? await inspectNotes(api, people[0]) : null;
  const line = notes?.lines ?? [notSeen('notes-path', '/employees/{id}/notes')];
  return { lines: [...files, ...line], settings: notes?.settings ?? {} };
}
