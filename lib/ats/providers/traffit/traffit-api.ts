import { z } from 'zod';
import type { AtsCredentials, AtsSettings } from '../../settings';
import type { AtsClient } from '../../http/ats-client';
import { connect, type ProviderContext } from '../connect';
import { externalId, looseText, looseTexts, optionalId, readAnswer } from '../read-answer';

export const recruitmentSchema = z.object({
  id: externalId,
  name: looseText,
  nrRef: looseText,
  is_closed: z.boolean().catch(false),
});
export const stateSchema = z.object({ id: externalId, name: looseText });
export const fileSchema = z.object({ id: optionalId, filename: looseText, file_uploaded: looseText });
export const employeeSchema = z.object({
  id: externalId,
  name: looseText,
  lastname: looseText,
  email: looseText,
  mobile: looseText,
  status: looseText,
  source: looseText,
  tags: looseTexts,
  updated_at: looseText,
  /** In a recruitment; where it stands there is not published. */
  state: z.object({ id: optionalId }).nullish().catch(null),
  state_id: optionalId.catch(null),
});
export type Employee = z.infer<typeof employeeSchema>;
export type TraffitFile = z.infer<typeof fileSchema>;

const scope = 'employee recruitment workflow webhook file';

export interface ListPage<Row> {
  rows: Row[];
  /** Of all pages; null: the answer does not say. */
  total: number | null;
}

/** Paging, filter and order are headers of the request. */
function listHeaders(page: number, size: number, since: Date | null, direction = 'ASC'): Record<string, string> {
  // Instants are kept in whole seconds there.
  const second = since && new Date(Math.floor(since.getTime() / 1000) * 1000);
  const filter = { updated_at: { value: second?.toISOString(), comparison: '>=' } };
  return {
    'x-request-page-size': String(size),
    'x-request-current-page': String(page),
    'x-request-sort': JSON.stringify({ sort_by: 'id', direction }),
    ...(since ? { 'x-request-filter': JSON.stringify(filter) } : {}),
  };
}

/** Traffit's integration API, version 2. */
export class TraffitApi {
  readonly client: AtsClient;

  constructor(settings: AtsSettings<'TRAFFIT'>, credentials: AtsCredentials<'TRAFFIT'>, context: ProviderContext) {
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

  /** @param page from 1 @param size at most 100 */
  async list<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    {
      page,
      size,
      since = null,
      forbidsAll = false,
    }: { page: number; size: number; since?: Date | null; forbidsAll?: boolean },
  ): Promise<ListPage<z.infer<Schema>>> {
    const { json, headers } = await this.client.call({ path, headers: listHeaders(page, size, since), forbidsAll });
    const total = headers.get('x-result-total-count');
    return { rows: readAnswer(z.array(schema), json), total: total && /^\d+$/.test(total) ? Number(total) : null };
  }

  /** Rows of all pages; stops as soon as `isEnough`. */
  async all<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    options: { since?: Date | null; forbidsAll?: boolean; isEnough?: (row: z.infer<Schema>) => boolean } = {},
  ): Promise<z.infer<Schema>[]> {
    const rows: z.infer<Schema>[] = [];
    for (let page = 1; page <= 1000; page += 1) {
      const { rows: more, total } = await this.list(schema, path, { page, size: 100, ...options });
      rows.push(...more);
      const isLast = more.length === 0 || (total !== null && rows.length >= total);
      if (isLast || (options.isEnough && more.some(options.isEnough))) break;
    }
    return rows;
  }

  async files(employeeId: string): Promise<TraffitFile[]> {
    return readAnswer(z.array(fileSchema), await this.latest(`employees/${encodeURIComponent(employeeId)}/files`));
  }

  /** The last hundred of what belongs to one record; none when it does not exist. */
  async latest(path: string): Promise<unknown> {
    const answer = await this.client.find({ path, headers: listHeaders(1, 100, null, 'DESC') });
    return answer?.json ?? [];
  }
}
