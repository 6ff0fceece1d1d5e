import { type Exchange } from '../http/exchange';
import { HttpError } from '../http/http-error';
import { pageFrom } from '../http/paging';
import { isObserved, pagingOf, type SandboxWorld } from './dialect';

export interface Timed {
  id: number;
  createdAt: number;
  updatedAt: number;
}

const includable = ['candidate', 'job', 'stage'];
const knownParameters =
  /^(page\[(size|number)\]|filter\[(status|updated-at\]\[(from|to)|created-at\]\[(from|to)|email)\]|include|sort)$/;

/** By which name lists are filtered by jobs; the other is refused. */
const jobFilter = (world: SandboxWorld) => (isObserved(world, 'teamtailor') ? 'filter[job]' : 'filter[job-id]');

/** One page, with the links around it. */
export function pageOf<T extends Timed>(world: SandboxWorld, exchange: Exchange, all: T[]) {
  const { query, url } = exchange;
  const unknown = [...query.keys()].find((name) => name !== jobFilter(world) && !knownParameters.test(name));
  if (unknown) throw new HttpError(400, `Parameter not allowed: ${unknown}`, { code: '105' });
  const size = parameter(query, 'page[size]', 10, 30);
  const number = parameter(query, 'page[number]', 1, 1_000_000);
  const rows = sorted(query.get('sort'), all.filter(fitsInstants(query)).filter(fitsEmail(query)));
  const page = pageFrom(rows, (number - 1) * size, size, pagingOf(world, 'teamtailor', exchange));
  const pages = Math.max(1, Math.ceil(page.total / size));
  const link = (to: number) => {
    const other = new URL(url);
    other.searchParams.set('page[number]', String(to));
    other.searchParams.set('page[size]', String(size));
    return other.href;
  };
  return {
    rows: page.rows,
    around: {
      meta: { 'record-count': page.total, 'page-count': pages },
      links: {
        first: link(1),
        ...(number > 1 && { prev: link(number - 1) }),
        ...(page.hasNext && { next: link(number + 1) }),
        last: link(pages),
      },
    },
  };
}

function parameter(query: URLSearchParams, name: string, usual: number, most: number): number {
  const value = Number(query.get(name) ?? usual);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new HttpError(400, `${name} must be between 1 and ${most}`, { code: '118' });
}

function fitsEmail(query: URLSearchParams) {
  const email = query.get('filter[email]');
  return (row: object): boolean => email === null || ('email' in row && row.email === email);
}

function fitsInstants(query: URLSearchParams): (row: Timed) => boolean {
  const instant = (name: string) => {
    const text = query.get(`filter[${name}]`);
    if (text === null) return undefined;
    const value = Date.parse(text);
    if (Number.isNaN(value)) throw new HttpError(400, `Invalid filter value: ${name}`, { code: '103' });
    return value;
  };
  const [updatedFrom, updatedTo] = [instant('updated-at][from'), instant('updated-at][to')];
  const [createdFrom, createdTo] = [instant('created-at][from'), instant('created-at][to')];
  return ({ createdAt, updatedAt }) =>
    updatedAt >= (updatedFrom ?? -Infinity) &&
    updatedAt <= (updatedTo ?? Infinity) &&
    createdAt >= (createdFrom ?? -Infinity) &&
    createdAt <= (createdTo ?? Infinity);
}

/** By id where nothing else is asked for; equal instants in no order that a client may rely on. */
function sorted<T extends Timed>(sort: string | null, rows: T[]): T[] {
  if (sort === null) return rows.toSorted((one, other) => one.id - other.id);
  const [, minus, name] = /^(-?)(created-at|updated-at)$/.exec(sort) ?? [];
  if (!name) throw new HttpError(400, `${sort} is not a valid sort criteria`, { code: '114' });
  const keyOf = (row: T) => (name === 'created-at' ? row.createdAt : row.updatedAt);
  return rows.toSorted((one, other) => (minus ? -1 : 1) * (keyOf(one) - keyOf(other)) || other.id - one.id);
}

/** The job that the list is filtered by. */
export function askedJob(world: SandboxWorld, { query }: Exchange): number | undefined {
  const text = query.get(jobFilter(world));
  return text === null ? undefined : Number(text);
}

/** What is to be included. */
export function includedNames({ query }: Exchange): string[] {
  const names = (query.get('include') ?? '').split(',').filter(Boolean);
  const unknown = names.find((name) => !includable.includes(name));
  if (unknown) throw new HttpError(400, `${unknown} is not a valid association`, { code: '112' });
  return names;
}
