import type { AtsSettings } from '../../connections/settings';
import { objectsIn } from '../raw-response';

/** A page is never asked to be longer: some servers refuse it, others send a shorter one. */
export const largestPage = 100;
/** In milliseconds; two time zones never differ by more than a day. */
const dayMs = 86_400_000;

export interface ListOptions {
  /** From 1. */
  page: number;
  size: number;
  /** Only what changed at or after. */
  since?: Date | null;
  /** Only what was created at or after. */
  createdSince?: Date | null;
  /** By id. */
  direction?: 'ASC' | 'DESC';
  forbidsAll?: boolean;
}

type ChangeFilter = AtsSettings<'TRAFFIT'>['changeFilter'];

/** Instants are kept in whole seconds there. Where they are local time, or days, a day more is asked for. */
function filterValue(date: Date, filter: ChangeFilter): string {
  const second = Math.floor(date.getTime() / 1000) * 1000;
  if (filter === 'instant') return new Date(second).toISOString();
  const earlier = new Date(second - dayMs).toISOString();
  return filter === 'day' ? earlier.slice(0, 10) : earlier;
}

/** Paging, filter and order are headers of the request. */
export function listHeaders(options: ListOptions, changeFilter: ChangeFilter): Record<string, string> {
  const { page, size, since, createdSince, direction = 'ASC' } = options;
  const from = (date: Date) => ({ value: filterValue(date, changeFilter), comparison: '>=' });
  const filter = {
    ...(since ? { updated_at: from(since) } : {}),
    ...(createdSince ? { created_at: from(createdSince) } : {}),
  };
  return {
    'x-request-page-size': String(size),
    'x-request-current-page': String(page),
    'x-request-sort': JSON.stringify({ sort_by: 'id', direction }),
    ...(Object.keys(filter).length > 0 ? { 'x-request-filter': JSON.stringify(filter) } : {}),
  };
}

/** A day and a time, and no zone behind them. */
const withoutZone = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d([.]\d+)?)?$/;

/** Whether an answer tells when something changed without saying in which zone: then it is the account's own. */
export function hasLocalInstants(json: unknown): boolean {
  const records = Array.isArray(json) ? objectsIn(json) : objectsIn([json]);
  return records.some(({ updated_at: changed }) => typeof changed === 'string' && withoutZone.test(changed));
}
