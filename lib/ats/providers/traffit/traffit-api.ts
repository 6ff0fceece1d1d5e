import { z } from 'zod';
import type { ErrorCode } from '@/lib/error-codes';
import { AppError } from '@/lib/errors';
import type { AtsCredentials, AtsSettings } from '../../connections/settings';
import { statusOf, type AtsCall } from '../../http/ats-call';
import type { AtsAnswer, AtsClient } from '../../http/ats-client';
import { connect, type ProviderContext } from '../connect';
import { readResponse } from '../read-response';
import { hasLocalInstants, largestPage, listHeaders, type ListOptions } from './traffit-headers';
import { fileSchema, stateSchema, type TraffitFile, type TraffitState } from './traffit-rows';

const scope = 'employee recruitment workflow webhook file';

/** No list that is read whole has more. */
const maxPages = 300;

/** The account does not tell what was asked for. */
const untold: ReadonlySet<ErrorCode> = new Set(['ats.forbidden', 'ats.record-not-found', 'ats.bad-answer']);

export interface ListPage<Row> {
  rows: Row[];
  /** Of all pages; null: the answer does not say. */
  total: number | null;
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
  /** How changes are asked for, as far as the account has shown. */
  changeFilter: AtsSettings<'TRAFFIT'>['changeFilter'];
  /** How files are sent, as far as the account has shown. */
  uploadForm: AtsSettings<'TRAFFIT'>['uploadForm'];
  private readonly rejectionsOf = new Map<string, ReadonlySet<string>>();

  constructor(
    readonly settings: AtsSettings<'TRAFFIT'>,
    credentials: AtsCredentials<'TRAFFIT'>,
    private readonly context: ProviderContext,
  ) {
    this.changeFilter = settings.changeFilter;
    this.uploadForm = settings.uploadForm;
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
    if (this.changeFilter === 'instant' && hasLocalInstants(answer.json)) await this.chooseFilter('local');
    return answer;
  }

  /** A page of a list; where a time of day is refused in its filter, days are asked for from then on. */
  async page(path: string, options: ListOptions): Promise<AtsAnswer> {
    const { forbidsAll = false } = options;
    const ask = (filter: typeof this.changeFilter) =>
      this.read({ path, headers: listHeaders(options, filter), forbidsAll });
    try {
      return await ask(this.changeFilter);
    } catch (error) {
      const isFiltered = Boolean(options.since ?? options.createdSince);
      if (!isFiltered || this.changeFilter === 'day' || statusOf(error) !== 400) throw error;
      const answer = await ask('day');
      await this.chooseFilter('day');
      return answer;
    }
  }

  private async chooseFilter(changeFilter: typeof this.changeFilter): Promise<void> {
    this.changeFilter = changeFilter;
    await this.context.remember?.({ changeFilter });
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

  async chooseUploadForm(uploadForm: typeof this.uploadForm): Promise<void> {
    this.uploadForm = uploadForm;
    await this.context.remember?.({ uploadForm });
  }

  /** The states of a recruitment. @throws as AtsProvider */
  async states(recruitmentId: string): Promise<TraffitState[]> {
    const { json } = await this.read({ path: `recruitments/${encodeURIComponent(recruitmentId)}/states` });
    return readResponse(z.array(stateSchema), json);
  }

  /** Ids of the states that are rejections, asked for once; null where the account does not show the states. */
  async rejections(recruitmentId: string): Promise<ReadonlySet<string> | null> {
    const known = this.rejectionsOf.get(recruitmentId);
    if (known) return known;
    const states = await this.states(recruitmentId).catch((error: unknown) => {
      if (error instanceof AppError && untold.has(error.code)) return null;
      throw error;
    });
    if (!states) return null;
    const rejections = new Set(states.filter(({ is_rejected: isRejected }) => isRejected).map(({ id }) => id));
    this.rejectionsOf.set(recruitmentId, rejections);
    return rejections;
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
    const answer = await this.page(path, options);
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
    const headers = listHeaders({ page: 1, size: largestPage, direction: 'DESC' }, this.changeFilter);
    return (await this.find({ path, headers }))?.json ?? [];
  }
}
