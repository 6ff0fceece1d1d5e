import { AppError } from '@/lib/errors';
import type { AtsAssumption, AtsInspection } from './provider';

/** Failures of the whole connection, before any record is asked for. */
export const connectionErrors = [
  'ats.credentials-refused',
  'ats.unreachable',
  'ats.address-refused',
  'ats.rate-limited',
];

/** The result of a call, or the code of the error that refused it. */
export type Attempt<Result> = { result: Result; error: null } | { result: null; error: string };

/** Makes a call of an inspection. @throws what is no refusal of this one call */
export async function attempt<Result>(call: () => Promise<Result>): Promise<Attempt<Result>> {
  try {
    return { result: await call(), error: null };
  } catch (error) {
    if (!(error instanceof AppError) || connectionErrors.includes(error.code)) throw error;
    return { result: null, error: error.code };
  }
}

/** The account shows what is assumed. */
export function confirmed(name: string, assumed: string, seen = assumed): AtsAssumption {
  return { name, assumed, seen, chosen: assumed, outcome: 'confirmed', error: null };
}

/** The account shows another known shape, which is used from now on. */
export function differs(name: string, assumed: string, seen: string, chosen = seen): AtsAssumption {
  return { name, assumed, seen, chosen, outcome: 'differs', error: null };
}

/** The account shows none of the known shapes. */
export function unknown(name: string, assumed: string, seen: string, chosen = assumed): AtsAssumption {
  return { name, assumed, seen, chosen, outcome: 'unknown', error: null };
}

/** The account shows nothing of it, or a call was refused with `error`. */
export function notSeen(name: string, assumed: string, error: string | null = null, chosen = assumed): AtsAssumption {
  return { name, assumed, seen: null, chosen, outcome: 'not-seen', error };
}

/**
 * Compares what was seen with the known shapes, of which the first is the assumed one.
 *
 * @param seen null: nothing of it
 */
export function judge(name: string, known: readonly [string, ...string[]], seen: string | null): AtsAssumption {
  const [assumed] = known;
  if (seen === null) return notSeen(name, assumed);
  if (seen === assumed) return confirmed(name, assumed);
  return known.includes(seen) ? differs(name, assumed, seen) : unknown(name, assumed, seen);
}

/** Those of the names that the object has and that are not null there, in the order given. */
export function presentFields(value: unknown, names: readonly string[]): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const object = value as Record<string, unknown>;
  return names.filter((name) => object[name] !== undefined && object[name] !== null);
}

/** Whether the answers tell how many calls are left; both spellings are heeded. */
export function judgeRateHeaders(headers: Headers): AtsAssumption {
  const known = ['x-ratelimit-remaining', 'x-rate-limit-remaining'];
  const seen = known.find((name) => headers.has(name));
  return seen === undefined ? notSeen('rate-headers', known.join(', ')) : confirmed('rate-headers', seen);
}

/**
 * Judges the id of the person in whose name we write.
 *
 * @param setting its name and its present value
 * @param users ids of the people there; `isWhole`: there are no others
 * @returns also the id of the only person there, to be used when none is set
 */
export function judgeUser(
  name: string,
  [setting, present]: [string, string | null],
  users: Attempt<{ ids: string[]; isWhole: boolean }>,
): { line: AtsAssumption; only: string | null } {
  const chosen = present === null ? 'null' : setting;
  if (!users.result) return { line: notSeen(name, setting, users.error, chosen), only: null };
  const { ids, isWhole } = users.result;
  const only = isWhole && ids.length === 1 ? (ids[0] ?? null) : null;
  if (present !== null && ids.includes(present)) return { line: confirmed(name, setting), only: null };
  if (present !== null) {
    const line = isWhole ? unknown(name, setting, 'users[]') : notSeen(name, setting);
    return { line, only: null };
  }
  if (only === null) return { line: notSeen(name, setting, null, chosen), only };
  return { line: differs(name, chosen, 'users[].id', setting), only };
}

/** Ends an inspection: of the settings only those that differ from the present ones. */
export function inspection(
  assumptions: AtsAssumption[],
  chosen: Record<string, unknown>,
  present: Record<string, unknown>,
): AtsInspection {
  const isNew = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(present[name]);
  return { assumptions, settings: Object.fromEntries(Object.entries(chosen).filter(isNew)) };
}
