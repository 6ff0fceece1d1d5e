import { z } from 'zod';
import { AppError } from '@/lib/errors';
import type { AtsCredentials, AtsSettings } from '../../connections/settings';
import type { AtsClient } from '../../http/ats-client';
import { connect, type ProviderContext } from '../connect';
import { wholeList } from '../page-trail';
import { readResponse } from '../read-response';
import { sourceSchema } from './greenhouse-schemas';
import { tokenRequestOf } from './greenhouse-token';

/** The most ids that one filter takes. */
export const maxIds = 50;

/** The query of a list's page: the first one's filters, or the cursor of a later one, which must stand alone. */
export type PageQuery = Record<string, string>;

export interface Page<Row> {
  rows: Row[];
  next: PageQuery | null;
}

type RowSchema = z.ZodType<{ id: string }>;

interface ListOptions {
  /** Whether a 403 means that the connection as a whole may not do its work. */
  forbidsAll?: boolean;
  maxRows?: number;
  /** Whether a part will do where the list has no end. */
  partial?: boolean;
}

/**
 * `Link: <…?cursor=…>; rel="next"`; the cursor alone is taken, so that the call stays with the API's own address.
 *
 * @throws AppError `ats.bad-answer` when there is a next page without a cursor: the list would seem to end
 */
export function nextQuery(headers: Headers): PageQuery | null {
  const links = (headers.get('link') ?? '').split(/,(?=[^,]*<)/);
  const next = links.find((link) => /;\s*rel="?next"?/.test(link));
  if (next === undefined) return null;
  const address = next.slice(next.indexOf('<') + 1, next.indexOf('>'));
  const cursor = URL.parse(address, 'https://harvest.example')?.searchParams.get('cursor');
  if (!cursor) throw new AppError('ats.bad-answer', { cause: new Error('Next page without a cursor') });
  return { cursor };
}

/** Whether an error means that the account may not read a list, or does not have it. */
export function isRefused(error: unknown): boolean {
  return error instanceof AppError && ['ats.forbidden', 'ats.record-not-found'].includes(error.code);
}

/** The lists of Harvest v3. */
export class GreenhouseApi {
  readonly client: AtsClient;
  private sources: Promise<Map<string, string | null>> | null = null;

  constructor(
    settings: AtsSettings<'GREENHOUSE'>,
    credentials: AtsCredentials<'GREENHOUSE'>,
    context: ProviderContext,
  ) {
    this.client = connect(
      {
        apiUrl: settings.apiUrl,
        headers: { accept: 'application/json' },
        callsPerSecond: settings.callsPerSecond,
        authorisation: tokenRequestOf(settings, credentials),
      },
      context,
    );
  }

  async page<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    query: PageQuery,
    forbidsAll = false,
  ): Promise<Page<z.infer<Schema>>> {
    const { json, headers } = await this.client.call({ path, query, forbidsAll });
    return { rows: readResponse(z.array(schema), json), next: nextQuery(headers) };
  }

  /** All pages of a list. @throws AppError also `ats.bad-answer` where it has no end, unless a part will do */
  async all<Schema extends RowSchema>(schema: Schema, path: string, query: PageQuery, options: ListOptions = {}) {
    const { forbidsAll, ...limits } = options;
    const first = { per_page: '500', ...query };
    return wholeList<z.infer<Schema>, PageQuery>(
      first,
      (cursor) => this.page(schema, path, cursor, forbidsAll),
      limits,
    );
  }

  /** Of those ids, 50 in a call. */
  async byIds<Schema extends RowSchema>(schema: Schema, path: string, filter: string, ids: string[]) {
    const rows: z.infer<Schema>[] = [];
    for (let start = 0; start < ids.length; start += maxIds) {
      const query = { [filter]: ids.slice(start, start + maxIds).join(',') };
      rows.push(...(await this.all(schema, path, query)));
    }
    return rows;
  }

  /** Names of the sources by id, read once; none where the account may not read them. */
  sourceNames(): Promise<Map<string, string | null>> {
    const sources = (this.sources ??= this.readSources());
    // Forgotten, because the failure may be over at the next page.
    sources.catch(() => (this.sources = null));
    return sources;
  }

  private async readSources(): Promise<Map<string, string | null>> {
    try {
      const rows = await this.all(sourceSchema, 'sources', {}, { partial: true });
      return new Map(rows.map(({ id, name }) => [id, name]));
    } catch (error) {
      if (isRefused(error)) return new Map();
      throw error;
    }
  }
}
