import { z } from 'zod';
import { AppError } from '@/lib/errors';
import type { AtsCredentials, AtsSettings } from '../../connections/settings';
import type { AtsCall } from '../../http/ats-call';
import type { AtsAnswer, AtsClient } from '../../http/ats-client';
import { connect, type ProviderContext } from '../connect';
import { readResponse } from '../read-response';
import { fileSchema, type TraffitFile } from './traffit-rows';

const scope = 'employee recruitment workflow webhook file';

/** A page is never asked to be longer: some servers refuse it, others send a shorter one. */
export const largestPage = 100;
/** No list that is read whole has more. */
const maxPages = 300;

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

export interface ListPage<Row> {
  rows: Row[];
  /** Of all pages; null: the answer does not say. */
  total: number | null;
}

/** Instants are kept in whole seconds there. */
const wholeSecond = (date: Date) => new Date(Math.floor(date.getTime() / 1000) * 1000).toISOString();

/** Paging, filter and order are headers of the request. */
export function listHeaders(options: ListOptions): Record<string, string> {
  const { page, size, since, createdSince, direction = 'ASC' } = options;
  const from = (date: Date) => ({ value: wholeSecond(date), comparison: '>=' });
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

/** How many rows all pages have, as an answer says; null: it does not. */
export function totalOf({ headers }: Pick<AtsAnswer, 'headers'>): number | null {
  const total = headers.get('x-result-total-count');
  return total && /^\d+$/.test(total) ? Number(total) : null;
}

/** Path of a person, and of what belongs to the person. */
export function employeePath(employeeId: string, below = ''): string {
  return `employees/${encodeURIComponent(employeeId)}${below}`;
}

/** Path of the people of a recruitment. */
export function placesPath(recruitmentId: string): string {
  return `recruitments/${encodeURIComponent(recruitmentId)}/employees`;
}

/** Traffit's integration API, version 2. */
export class TraffitApi {
  readonly client: AtsClient;
  /** Whether a read was redirected to the same path with a slash; a redirect costs a call of the rate. */
  wantsSlash = false;

  constructor(
    readonly settings: AtsSettings<'TRAFFIT'>,
    credentials: AtsCredentials<'TRAFFIT'>,
    context: ProviderContext,
  ) {
    const url = settings.url.replace(/\/$/, '');
    const { clientId: client_id, clientSecret: client_secret } = credentials;
    const token = { client_id, client_secret, grant_type: 'client_credentials', scope };
    this.client = connect(
      {
        apiUrl: `${url}/api/integration/v2`,
        headers: { accept: 'application/json' },
        callsPerSecond: settings.callsPerSecond,
        authorisation: {
          url: `${url}/oauth2/token`,
          basic: null,
          body: { type: 'application/json', text: JSON.stringify(token) },
        },
      },
      context,
    );
  }

  /** A read; as soon as one was redirected to a slash, the others end with one. */
  async read(call: AtsCall): Promise<AtsAnswer> {
    const answer = await this.client.call({ ...call, path: this.readPath(call.path) });
    this.wantsSlash ||= answer.redirected && !call.path.endsWith('/');
    return answer;
  }

  /** Like {@link read}, but null when the record does not exist. */
  async find(call: AtsCall): Promise<AtsAnswer | null> {
    try {
      return await this.read(call);
    } catch (error) {
      if (error instanceof AppError && error.code === 'ats.record-not-found') return null;
      throw error;
    }
  }

  /** The path of a read, in the form that is not redirected as far as is known. */
  readPath(path: string): string {
    return this.wantsSlash && !path.endsWith('/') ? `${path}/` : path;
  }

  async list<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    options: ListOptions,
  ): Promise<ListPage<z.infer<Schema>>> {
    const { forbidsAll = false } = options;
    const answer = await this.read({ path, headers: listHeaders(options), forbidsAll });
    return { rows: readResponse(z.array(schema), answer.json), total: totalOf(answer) };
  }

  /**
   * Rows of all pages; stops as soon as `isEnough`.
   *
   * @throws AppError `ats.bad-answer` for a page that comes again, or pages without end
   */
  async all<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    options: { since?: Date | null; forbidsAll?: boolean; isEnough?: (row: z.infer<Schema>) => boolean } = {},
  ): Promise<z.infer<Schema>[]> {
    const rows: z.infer<Schema>[] = [];
    let before: string | null = null;
    for (let page = 1; page <= maxPages; page += 1) {
      const { rows: more, total } = await this.list(schema, path, { page, size: largestPage, ...options });
      rows.push(...more);
      const isLast = more.length === 0 || (total !== null && rows.length >= total);
      if (isLast || (options.isEnough && more.some(options.isEnough))) return rows;
      const same = JSON.stringify(more);
      if (same === before) break;
      before = same;
    }
    throw new AppError('ats.bad-answer', { cause: new Error('A list without an end') });
  }

  async files(employeeId: string): Promise<TraffitFile[]> {
    return readResponse(z.array(fileSchema), await this.latest(employeePath(employeeId, '/files')));
  }

  /** The last hundred of what belongs to one record; none when it does not exist. */
  async latest(path: string): Promise<unknown> {
    const headers = listHeaders({ page: 1, size: largestPage, direction: 'DESC' });
    return (await this.find({ path, headers }))?.json ?? [];
  }
}
