import type { AtsSettings } from '../../connections/settings';
import type { AtsAnswer } from '../../http/ats-client';
import { confirmed, differs, inspection, judge, judgeRateHeaders, notSeen, unknown } from '../inspect';
import type { AtsAssumption, AtsInspection } from '../provider';
import { idOf, objectsIn } from '../raw-response';
import { placesPath, type TraffitApi } from './traffit-api';
import { largestPage } from './traffit-headers';
import { inspectPerson } from './traffit-person-inspection';
import { personRecruitments, stateIn } from './traffit-person-state';
import { rawList } from './traffit-raw-list';
import { isDescending } from './traffit-states';

/** Recruitments that are looked at until one has people. */
const maxRecruitments = 3;
const yearMs = 365 * 86_400_000;

interface People {
  recruitmentId: string;
  rows: Record<string, unknown>[];
}

async function findPeople(
  api: TraffitApi,
  recruitments: unknown,
): Promise<{ people: People | null; error: string | null }> {
  let failure: string | null = null;
  const ids = objectsIn(recruitments).map(idOf);
  for (const recruitmentId of ids.filter((id) => id !== null).slice(0, maxRecruitments)) {
    const { result: answer, error } = await rawList(api, placesPath(recruitmentId), { size: 25 });
    failure = error ?? failure;
    const rows = objectsIn(answer?.json);
    if (rows.length > 0) return { people: { recruitmentId, rows }, error: null };
  }
  return { people: null, error: failure };
}

/** Larger pages than are asked for are either refused or shortened without a word. */
async function inspectPageSize(api: TraffitApi): Promise<AtsAssumption> {
  const name = 'page-size-cap';
  const assumed = `≤ ${largestPage}; ${largestPage + 1} → 400`;
  const { result, error } = await rawList(api, 'recruitments/', { size: largestPage + 1 });
  if (error === 'ats.bad-answer') return confirmed(name, assumed);
  if (!result) return notSeen(name, assumed, error);
  const size = result.headers.get('x-result-page-size');
  const seen = `${largestPage + 1} → ${/^\d{1,6}$/.test(size ?? '') ? size : 'x-result-page-size —'}`;
  return Number(size) === largestPage ? differs(name, assumed, seen, assumed) : unknown(name, assumed, seen);
}

const rowShapes = ['name, lastname, …', 'employee.name, …'] as const;

function inspectRows({ rows }: People): AtsAssumption {
  const isNested = rows.some(({ employee }) => idOf(employee) !== null);
  const isFlat = rows.some((row) => 'name' in row || 'lastname' in row);
  return judge('people-rows', rowShapes, isNested ? rowShapes[1] : isFlat ? rowShapes[0] : 'id');
}

async function inspectChangedFilter(api: TraffitApi, { recruitmentId }: People): Promise<AtsAssumption> {
  const [name, assumed] = ['changed-filter', 'x-request-filter: updated_at >='];
  const since = new Date(Date.now() + yearMs);
  const { result, error } = await rawList(api, placesPath(recruitmentId), { size: 25, since });
  if (!result) return notSeen(name, assumed, error);
  if (objectsIn(result.json).length > 0) return unknown(name, assumed, '—');
  const { changeFilter } = api;
  return changeFilter === 'instant' ? confirmed(name, assumed) : differs(name, assumed, `${assumed} (${changeFilter})`);
}

function inspectSlash({ wantsSlash }: TraffitApi): AtsAssumption {
  const shapes = ['/recruitments/{id}/employees', '/recruitments/{id}/employees → 301'] as const;
  return judge('trailing-slash', shapes, shapes[wantsSlash ? 1 : 0]);
}

function inspectTotal({ headers }: AtsAnswer): AtsAssumption {
  const name = 'x-result-total-count';
  return headers.has(name) ? confirmed('total-headers', name) : unknown('total-headers', name, '—');
}

const aboutPeople = [
  ['people-rows', rowShapes[0]],
  ['state-source', 'state.id'],
  ['changed-filter', 'x-request-filter: updated_at >='],
  ['trailing-slash', '/recruitments/{id}/employees'],
  ['file-name-field', 'filename'],
  ['file-content-path', '/employees/{id}/files/{fileId}/content'],
  ['notes-path', '/employees/{id}/notes'],
] as const;

/** Tries the assumptions about Traffit on an account, with 16 calls at most. @throws as AtsProvider.inspect */
export async function inspectTraffit(api: TraffitApi): Promise<AtsInspection> {
  const list = await rawList(api, 'recruitments/');
  const lines = list.result
    ? [inspectTotal(list.result), judgeRateHeaders(list.result.headers)]
    : [
        notSeen('total-headers', 'x-result-total-count', list.error),
        notSeen('rate-headers', 'x-ratelimit-remaining, x-rate-limit-remaining', list.error),
      ];
  lines.push(await inspectPageSize(api));
  const { people, error } = await findPeople(api, list.result?.json);
  if (!people) {
    lines.push(...aboutPeople.map(([name, assumed]) => notSeen(name, assumed, list.error ?? error)));
    return { assumptions: lines, settings: {} };
  }
  const states = await inspectStates(api, people.recruitmentId, people.rows);
  const person = await inspectPerson(api, people.rows);
  lines.push(inspectRows(people), states.line, await inspectChangedFilter(api, people));
  lines.push(inspectSlash(api), ...person.lines);
  const { changeFilter } = api;
  return inspection(lines, { ...states.settings, ...person.settings, changeFilter }, api.settings);
}

const [name, assumed] = ['state-source', 'state.id'];
const ofPerson = '/employees/{id}/recruitments: state.id';
const history = '/employees/recruitment_history: workflow_state.id';

interface StateInspection {
  line: AtsAssumption;
  settings: Partial<AtsSettings<'TRAFFIT'>>;
}

/** Whether the recruitments of a person tell the state in this one. */
async function isToldByPerson(api: TraffitApi, recruitmentId: string, row?: Record<string, unknown>): Promise<boolean> {
  const employeeId = idOf(row?.['employee']) ?? (row && ('name' in row || 'lastname' in row) ? idOf(row) : null);
  if (employeeId === null) return false;
  const { result } = await rawList(api, personRecruitments(employeeId), { direction: 'DESC' });
  return stateIn(result?.json, recruitmentId) !== null;
}

/** Where the state of a person is told: in a recruitment's rows, else in the person's recruitments, else in the history. */
async function inspectStates(
  api: TraffitApi,
  recruitmentId: string,
  rows: Record<string, unknown>[],
): Promise<StateInspection> {
  const told = rows.find((row) => idOf(row['state']) !== null || idOf({ id: row['state_id'] }) !== null);
  if (told) {
    const seen = idOf(told['state']) === null ? 'state_id' : assumed;
    return { line: confirmed(name, assumed, seen), settings: { stateSource: 'list' } };
  }
  if (await isToldByPerson(api, recruitmentId, rows[0]))
    return { line: differs(name, assumed, ofPerson), settings: { stateSource: 'person' } };
  const { result, error } = await rawList(api, 'employees/recruitment_history', { direction: 'DESC' });
  if (!result) return { line: notSeen(name, assumed, error), settings: {} };
  const steps = objectsIn(result.json);
  const isTold = steps.some((step) =>
    ['employee', 'recruitment', 'workflow_state'].every((field) => idOf(step[field])),
  );
  const inOrder = isDescending(steps.map((step) => idOf(step) ?? ''));
  if (isTold && !inOrder) return { line: unknown(name, assumed, `${history}, id ASC`), settings: {} };
  if (isTold) return { line: differs(name, assumed, history), settings: { stateSource: 'history' } };
  return { line: unknown(name, assumed, '—'), settings: {} };
}
