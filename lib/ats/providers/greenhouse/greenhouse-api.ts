import { z } from 'zod';
import type { AtsCredentials, AtsSettings } from '../../settings';
import type { AtsClient } from '../../http/ats-client';
import { allRows, connect, type ProviderContext } from '../connect';
import { externalId, looseText, looseTexts, optionalId, readAnswer } from '../read-answer';

const values = z
  .array(z.object({ value: looseText }))
  .catch([])
  .transform((entries) => entries.flatMap(({ value }) => value ?? []));

export const jobSchema = z.object({
  id: externalId,
  name: looseText,
  requisition_id: looseText,
  status: looseText,
});
export const stageSchema = z.object({
  id: externalId,
  job_id: optionalId,
  name: looseText,
  sort_order: z.number().catch(0),
  active: z.boolean().catch(true),
});
export const applicationSchema = z.object({
  id: externalId,
  candidate_id: externalId,
  job_id: optionalId,
  stage_id: optionalId,
  source: z.object({ public_name: looseText }).nullish().catch(null),
});
export const candidateSchema = z.object({
  id: externalId,
  first_name: looseText,
  last_name: looseText,
  email_addresses: values,
  phone_numbers: values,
  tags: looseTexts,
});
export const attachmentSchema = z.object({
  id: externalId,
  application_id: optionalId,
  type: looseText,
  filename: looseText,
  url: z.string().min(1),
  created_at: looseText,
  updated_at: looseText,
});
export type Application = z.infer<typeof applicationSchema>;
export type Candidate = z.infer<typeof candidateSchema>;
export type Attachment = z.infer<typeof attachmentSchema>;

/** The most ids that one filter takes. */
export const maxIds = 50;

/** The query of a list's page: the first one's filters, or the cursor of a later one, which must stand alone. */
export type PageQuery = Record<string, string>;

export interface Page<Row> {
  rows: Row[];
  next: PageQuery | null;
}

/** `Link: <…?cursor=…>; rel="next"`; the cursor alone is taken, so that the call stays with the API's own address. */
function nextQuery(headers: Headers): PageQuery | null {
  const links = (headers.get('link') ?? '').split(/,(?=[^,]*<)/);
  const next = links.find((link) => /;\s*rel="?next"?/.test(link));
  const address = next?.slice(next.indexOf('<') + 1, next.indexOf('>'));
  const cursor = address ? URL.parse(address, 'https://harvest.example')?.searchParams.get('cursor') : null;
  return cursor ? { cursor } : null;
}

/** The lists of Harvest v3. */
export class GreenhouseApi {
  readonly client: AtsClient;

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
        authorisation: {
          url: settings.tokenUrl,
          basic: { user: credentials.clientId, password: credentials.clientSecret },
          body: { type: 'application/x-www-form-urlencoded', text: 'grant_type=client_credentials' },
        },
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
    return { rows: readAnswer(z.array(schema), json), next: nextQuery(headers) };
  }

  async all<Schema extends z.ZodType>(schema: Schema, path: string, query: PageQuery, forbidsAll = false) {
    return allRows<z.infer<Schema>, PageQuery>(query, (cursor) => this.page(schema, path, cursor, forbidsAll));
  }

  /** Of those ids, 50 in a call. */
  async byIds<Schema extends z.ZodType>(schema: Schema, path: string, filter: string, ids: string[]) {
    const rows: z.infer<Schema>[] = [];
    for (let start = 0; start < ids.length; start += maxIds) {
      const query = { [filter]: ids.slice(start, start + maxIds).join(','), per_page: '500' };
      rows.push(...(await this.all(schema, path, query)));
    }
    return rows;
  }
}
