import { type Answer, type Exchange } from '../http/exchange';
import { HttpError } from '../http/http-error';
import { pageFrom } from '../http/paging';
import { pagingOf, type SandboxWorld } from './dialect';

/** A record; instants are milliseconds. */
interface Row {
  id: number;
  createdAt: number;
  updatedAt: number;
}

/** What a cursor remembers of the first request. */
interface Cursor {
  query: string;
  before: number;
  /** How many rows came before, for a pager that misbehaves. */
  start: number;
}

/** How a list is filtered and told. */
export interface ListOptions<T> {
  /** Beside the usual ones; each takes ids or words, separated by commas. */
  filters: Record<string, (row: T) => number | string>;
  /** The record as it is told. */
  write: (row: T) => object;
  /** What a filter may ask for, where that is not everything. */
  words?: Record<string, string[]>;
  /** Of whom a row tells; missing where it tells of nobody. */
  candidateIdOf?: (row: T) => number;
}

const usual = ['per_page', 'ids', 'created_at', 'updated_at', 'cursor'];
const comparisons: Record<string, (one: number, other: number) => boolean> = {
  gte: (one, other) => one >= other,
  gt: (one, other) => one > other,
  lte: (one, other) => one <= other,
  lt: (one, other) => one < other,
};

const refuse = (message: string, field?: string) => new HttpError(422, message, { field });

/** One page of a list, the latest ids first; the next page is told in `Link` only. */
export function listAnswer<T extends Row>(
  world: SandboxWorld,
  exchange: Exchange,
  rows: T[],
  options: ListOptions<T>,
): Answer {
  const { filters, write, candidateIdOf } = options;
  const cursor = cursorOf(exchange.query);
  const query = cursor ? new URLSearchParams(cursor.query) : exchange.query;
  const unknown = [...query.keys()].find((name) => !usual.includes(name) && !(name in filters));
  if (unknown) throw refuse('Unknown parameter', unknown);
  checkWords(query, options.words ?? {});
  const isById = ['ids', 'application_ids', 'candidate_ids'].some((name) => query.has(name));
  const shown = candidateIdOf ? world.rights.listed('greenhouse', rows, candidateIdOf, isById) : rows;
  const fitting = shown
    .filter(isAmong(query, { ids: ({ id }) => id, ...filters }))
    .filter(fitsInstant(query, 'updated_at', ({ updatedAt }) => updatedAt))
    .filter(fitsInstant(query, 'created_at', ({ createdAt }) => createdAt))
    .toSorted((one, other) => other.id - one.id);
  const size = pageSize(query);
  const paging = pagingOf(world, 'greenhouse', exchange);
  const start = cursor?.start ?? 0;
  const { rows: page, hasNext } =
    paging === 'honest'
      ? pageFrom(
          fitting.filter(({ id }) => id < (cursor?.before ?? Infinity)),
          0,
          size,
          paging,
        )
      : pageFrom(fitting, start, size, paging);
  const next = { query: String(query), before: page.at(-1)?.id ?? 0, start: start + size };
  const headers = hasNext ? { link: nextLink(world, exchange, next) } : undefined;
  return { status: 200, headers, body: page.map(write) };
}

function checkWords(query: URLSearchParams, words: Record<string, string[]>): void {
  for (const [name, allowed] of Object.entries(words)) {
    const asked = query.get(name)?.split(',') ?? [];
    if (asked.some((word) => !allowed.includes(word)))
      throw refuse(`${name} must be one of ${allowed.join(', ')}`, name);
  }
}

function nextLink({ links }: SandboxWorld, { url }: Exchange, cursor: Cursor): string {
  const text = Buffer.from(JSON.stringify(cursor)).toString('base64url');
  return `<${links.origin}${url.pathname}?cursor=${text}>; rel="next"`;
}

function cursorOf(query: URLSearchParams): Cursor | undefined {
  const text = query.get('cursor');
  if (text === null) return undefined;
  if ([...query.keys()].length > 1) throw refuse('cursor cannot be combined with other parameters', 'cursor');
  try {
    const cursor = JSON.parse(Buffer.from(text, 'base64url').toString()) as Cursor;
    const isOurs =
      typeof cursor.query === 'string' && Number.isInteger(cursor.before) && Number.isInteger(cursor.start);
    if (isOurs) return cursor;
  } catch {
    // As if it were none.
  }
  throw refuse('Invalid cursor', 'cursor');
}

function pageSize(query: URLSearchParams): number {
  const size = Number(query.get('per_page') ?? 100);
  if (Number.isInteger(size) && size >= 1 && size <= 500) return size;
  throw refuse('per_page must be between 1 and 500', 'per_page');
}

/** Whether a row has, for each filter that is given, one of its values. */
function isAmong<T>(query: URLSearchParams, filters: ListOptions<T>['filters']): (row: T) => boolean {
  const given = Object.entries(filters).flatMap(([name, valueOf]) => {
    const text = query.get(name);
    if (text === null) return [];
    const values = text.split(',');
    if (values.length > 50) throw refuse(`${name} takes at most 50 values`, name);
    if (name.endsWith('ids') && values.some((one) => !/^\d+$/.test(one))) throw refuse(`${name} must be numbers`, name);
    return [{ valueOf, wanted: new Set(values) }];
  });
  return (row) => given.every(({ valueOf, wanted }) => wanted.has(String(valueOf(row))));
}

function fitsInstant(query: URLSearchParams, name: string, instantOf: (row: Row) => number): (row: Row) => boolean {
  const text = query.get(name);
  if (text === null) return () => true;
  const [operator = '', instant = ''] = text.split('|');
  const compare = comparisons[operator];
  const limit = Date.parse(instant);
  if (!compare || Number.isNaN(limit)) throw refuse(`${name} must be like gte|2026-01-01T00:00:00Z`, name);
  return (row) => compare(instantOf(row), limit);
}
