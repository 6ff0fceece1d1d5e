import { type Answer, type Exchange } from '../http/exchange';
import { HttpError } from '../http/http-error';
import { pageFrom } from '../http/paging';
import { isObserved, pagingOf, type SandboxWorld } from './dialect';

/** A record of a list; it is written only where it comes on the page. */
export interface Row {
  id: number;
  createdAt: number;
  updatedAt: number;
  write: () => object;
}

/** What is told is told in whole seconds, and compared so. */
const toSecond = (instant: number) => Math.floor(instant / 1000) * 1000;
const instants: Record<string, (row: Row) => number> = {
  created_at: ({ createdAt }) => toSecond(createdAt),
  updated_at: ({ updatedAt }) => toSecond(updatedAt),
};

/** One page, filtered and ordered as the request's headers say. */
export function listAnswer(world: SandboxWorld, exchange: Exchange, rows: Row[]): Answer {
  const asked = number(exchange, 'X-Request-Page-Size', 10);
  if (asked > 100 && !capsPages(world)) throw new HttpError(400, 'X-Request-Page-Size must not be greater than 100.');
  const size = Math.min(asked, 100);
  const current = number(exchange, 'X-Request-Current-Page', 1);
  const fitting = ordered(exchange, filtered(world, exchange, rows));
  const broken = world.settings.traffitBrokenRow;
  const isBroken = broken && size >= broken.fromSize && Math.floor(broken.row / size) === current - 1;
  if (isBroken) throw new HttpError(500, 'Internal error');
  const page = pageFrom(fitting, (current - 1) * size, size, pagingOf(world, 'traffit', exchange));
  return {
    status: 200,
    headers: {
      'x-result-total-count': String(page.total),
      'x-result-total-pages': String(Math.ceil(page.total / size)),
      'x-result-page-size': String(size),
      'x-result-current-page': String(current),
    },
    body: page.rows.map((row) => written(world, row)),
  };
}

function capsPages(world: SandboxWorld): boolean {
  const { traffitLargePage } = world.settings;
  return traffitLargePage === 'by-personality' ? isObserved(world, 'traffit') : traffitLargePage === 'cap';
}

function number(exchange: Exchange, name: string, usual: number): number {
  const value = Number(exchange.header(name) ?? usual);
  if (Number.isInteger(value) && value > 0) return value;
  throw new HttpError(400, `${name} must be a positive number.`);
}

function headerObject(exchange: Exchange, name: string): Record<string, unknown> {
  const text = exchange.header(name);
  if (text === undefined) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // As if it were no object.
  }
  throw new HttpError(400, `${name} is not valid JSON.`);
}

function filtered(world: SandboxWorld, exchange: Exchange, rows: Row[]): Row[] {
  let left = rows;
  for (const [field, condition] of Object.entries(headerObject(exchange, 'X-Request-Filter'))) {
    const { value, comparison } = condition as { value?: unknown; comparison?: unknown };
    const isTime = typeof value === 'string' && !/^\d{4}-\d\d-\d\d$/.test(value);
    if (isTime && world.settings.traffitFilter === 'day')
      throw new HttpError(400, `X-Request-Filter: ${field} takes a date.`);
    const since = typeof value === 'string' ? readInstant(world, value) : Number.NaN;
    const instantOf = instants[field];
    if (!instantOf || Number.isNaN(since))
      throw new HttpError(400, `X-Request-Filter: ${field} cannot be filtered so.`);
    if (comparison === '>=') left = left.filter((row) => instantOf(row) >= since);
    else if (comparison === '<=') left = left.filter((row) => instantOf(row) <= since);
    else throw new HttpError(400, 'X-Request-Filter: unknown comparison.');
  }
  return left;
}

/** What an account of local time takes is its own time, whatever zone is written behind it. */
function readInstant({ settings }: SandboxWorld, value: string): number {
  const minutes = settings.traffitLocalMinutes;
  if (minutes === null) return Date.parse(value);
  const [, day, clock = '00:00:00'] = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d:\d\d))?/.exec(value) ?? [];
  return Date.parse(`${day}T${clock}Z`) - minutes * 60_000;
}

/** The row with its instants as the account writes them. */
function written({ settings }: SandboxWorld, row: Row): object {
  const minutes = settings.traffitLocalMinutes;
  if (minutes === null) return row.write();
  const local = (instant: number) => new Date(instant + minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ');
  return { ...row.write(), created_at: local(row.createdAt), updated_at: local(row.updatedAt) };
}

function ordered(exchange: Exchange, rows: Row[]): Row[] {
  const { sort_by: by = 'id', direction = 'ASC' } = headerObject(exchange, 'X-Request-Sort');
  const keyOf = by === 'id' ? ({ id }: Row) => id : instants[String(by)];
  if (!keyOf) throw new HttpError(400, 'X-Request-Sort: unknown sort_by.');
  if (direction !== 'ASC' && direction !== 'DESC') throw new HttpError(400, 'X-Request-Sort: unknown direction.');
  const sign = direction === 'ASC' ? 1 : -1;
  // Rows of the same second come in no order that a client may rely on.
  return rows.toSorted(
    (one, other) => sign * (keyOf(one) - keyOf(other)) || (one.id % 7) - (other.id % 7) || other.id - one.id,
  );
}
