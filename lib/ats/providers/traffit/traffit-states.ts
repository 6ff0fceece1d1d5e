import { AppError } from '@/lib/errors';
import type { TraffitApi } from './traffit-api';
import { largestPage } from './traffit-headers';
import { readPersonState } from './traffit-person-state';
import { stepSchema, type Place } from './traffit-rows';

const path = 'employees/recruitment_history';
/** For one page of people; whose state lies further back is not known. */
const maxCalls = 40;
const dayMs = 86_400_000;

const compareIds = (one: string, other: string) => one.length - other.length || (one < other ? -1 : 1);

/** No step of these people in the recruitment is older; a day earlier, as the instants are told without a time zone. */
function sinceOf(places: Place[]): Date | null {
  const instants = places.map(({ createdAt }) => Date.parse(createdAt ?? ''));
  return instants.some(Number.isNaN) ? null : new Date(Math.min(...instants) - dayMs);
}

/** Whether the latest step comes first; otherwise the state would be a guess. */
export function isDescending(ids: string[]): boolean {
  return ids.every((id, index) => index === 0 || compareIds(id, ids[index - 1] ?? '') < 0);
}

/** @throws AppError `ats.bad-answer` */
function checkOrder(ids: string[]): void {
  if (!isDescending(ids)) throw new AppError('ats.bad-answer', { cause: new Error('The history is not in order') });
}

/**
 * States from the history of all recruitments, the latest steps first, until each of the people is found. When steps have been
 * removed meanwhile, those behind them have moved forward, and the reading begins anew.
 *
 * @returns by the person's id; who is not found within some pages is left out
 * @throws as AtsProvider
 */
async function readHistory(
  api: TraffitApi,
  recruitmentId: string,
  places: Place[],
): Promise<Map<string, string | null>> {
  const wanted = new Set(places.map(({ employee }) => employee.id));
  const states = new Map<string, string | null>();
  const createdSince = sinceOf(places);
  let before: { total: number | null; last: string } | null = null;
  for (let calls = 0, page = 1; calls < maxCalls && states.size < wanted.size; calls += 1, page += 1) {
    const { rows, total } = await api.list(stepSchema, path, {
      page,
      size: largestPage,
      direction: 'DESC',
      createdSince,
    });
    checkOrder(rows.map(({ id }) => id));
    if (before && before.total !== null && total !== null && total < before.total) {
      states.clear();
      [before, page] = [null, 0];
      continue;
    }
    const last = rows.at(-1)?.id;
    if (last === undefined || (before && compareIds(last, before.last) >= 0)) break;
    for (const { employeeId, recruitmentId: where, stateId } of rows) {
      const isLatest = employeeId !== null && wanted.has(employeeId) && !states.has(employeeId);
      if (isLatest && where === recruitmentId) states.set(employeeId, stateId);
    }
    before = { total, last };
  }
  return states;
}

async function readEach(api: TraffitApi, recruitmentId: string, places: Place[]): Promise<Map<string, string | null>> {
  const states = new Map<string, string | null>();
  for (const { employee } of places) states.set(employee.id, await readPersonState(api, recruitmentId, employee.id));
  return states;
}

/** The people with their states: the list's own, or from where the settings say. Null: it is not known. */
export async function withStates(api: TraffitApi, recruitmentId: string, places: Place[]): Promise<Place[]> {
  const untold = places.filter(({ stateId }) => stateId === null);
  if (api.settings.stateSource === 'list' || untold.length === 0) return places;
  const read = api.settings.stateSource === 'person' ? readEach : readHistory;
  const states = await read(api, recruitmentId, untold);
  return places.map((place) => ({ ...place, stateId: place.stateId ?? states.get(place.employee.id) ?? null }));
}
