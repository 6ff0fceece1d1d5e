import { idOf, objectsIn } from '../raw-response';
import { employeePath, type TraffitApi } from './traffit-api';

/** Path of a person's recruitments. */
export const personRecruitments = (employeeId: string) => employeePath(employeeId, '/recruitments');

/** The recruitment that a row is about: its own id may be another record's. */
function recruitmentOf(row: Record<string, unknown>): string | null {
  return idOf(row['recruitment']) ?? idOf({ id: row['recruitment_id'] }) ?? idOf(row);
}

function stateOf(row: Record<string, unknown>): string | null {
  return idOf(row['state']) ?? idOf({ id: row['state_id'] }) ?? idOf(row['workflow_state']);
}

/** The state in which a list of a person's recruitments shows the person; null: it does not tell, or not clearly. */
export function stateIn(json: unknown, recruitmentId: string): string | null {
  const rows = objectsIn(json).filter((row) => recruitmentOf(row) === recruitmentId);
  const states = new Set(rows.map(stateOf));
  return states.size === 1 ? ([...states][0] ?? null) : null;
}

/** Where a person stands in a recruitment, as the person's own recruitments tell. @throws as AtsProvider */
export async function readPersonState(
  api: TraffitApi,
  recruitmentId: string,
  employeeId: string,
): Promise<string | null> {
  return stateIn(await api.latest(personRecruitments(employeeId)), recruitmentId);
}
