import { externalId } from './read-response';

/** The objects in a list, whatever else it holds. */
export function objectsIn(json: unknown): Record<string, unknown>[] {
  const rows: unknown[] = Array.isArray(json) ? json : [];
  return rows.filter((row) => typeof row === 'object' && row !== null).map((row) => ({ ...row }));
}

/** The id of a record as it came; null: it has none. */
export function idOf(record: unknown): string | null {
  const id = typeof record === 'object' && record !== null && 'id' in record ? record.id : null;
  return externalId.safeParse(id).data ?? null;
}

/** Names of an object's fields; never a value. What is no plain name is left out, as it may be one. */
export function fieldNamesOf(object: Record<string, unknown>): string[] {
  return Object.keys(object).filter((name) => /^[a-z][a-z0-9_-]{0,39}$/i.test(name));
}
