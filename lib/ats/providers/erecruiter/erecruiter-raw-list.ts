import { attempt } from '../inspect';
import { objectsIn } from '../raw-response';
import { countNames, envelopes, type ErecruiterApi } from './erecruiter-api';

/** A page of a list as it comes; null with the error that refused it. */
export function rawPage({ client, companyId }: ErecruiterApi, path: string, limit: number, offset: number) {
  return attempt(() => client.call({ path, query: { companyId, limit: String(limit), offset: String(offset) } }));
}

/** A list taken apart. */
export interface RawList {
  /** Null: none that is known. */
  envelope: string | null;
  /** The field with the count of all pages; null: there is none. */
  countField: string | null;
  rows: Record<string, unknown>[];
}

export const bareArray = '[]';

/** Takes an answer apart, in whichever of the known envelopes it came. */
export function readRaw(json: unknown): RawList {
  if (Array.isArray(json)) return { envelope: bareArray, countField: null, rows: objectsIn(json) };
  const object: Record<string, unknown> = { ...Object(json) };
  const envelope = envelopes.find((name) => Array.isArray(object[name])) ?? null;
  const countField = countNames.find((name) => typeof object[name] === 'number') ?? null;
  return { envelope, countField, rows: envelope ? objectsIn(object[envelope]) : [] };
}
