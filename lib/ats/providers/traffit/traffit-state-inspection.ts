import { differs, confirmed, notSeen, unknown } from '../inspect';
import type { AtsAssumption } from '../provider';
import { idOf, objectsIn } from '../raw-response';
import type { AtsSettings } from '../../connections/settings';
import type { TraffitApi } from './traffit-api';
import { personRecruitments, stateIn } from './traffit-person-state';
import { rawList } from './traffit-raw-list';
import { isDescending } from './traffit-states';

const [name, assumed] = ['state-source', 'state.id'];
const ofPerson = '/employees/{id}/recruitments: state.id';
const history = '/employees/recruitment_history: workflow_state.id';

export interface StateInspection {
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
export async function inspectStates(
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
