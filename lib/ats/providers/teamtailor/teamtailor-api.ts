import { z } from 'zod';
import { AppError } from '@/lib/errors';
import type { AtsCredentials, AtsSettings } from '../../connections/settings';
import { teamtailorVersions } from './teamtailor-definition';
import { statusOf, type AtsCall } from '../../http/ats-call';
import type { AtsAnswer, AtsClient } from '../../http/ats-client';
import { connect, type ProviderContext } from '../connect';
import { wholeList } from '../page-trail';
import { externalId, looseText, looseTexts, readResponse } from '../read-response';

const linkage = z
  .object({ data: z.object({ id: externalId }).nullish().catch(undefined) })
  .nullish()
  .catch(null);

export const resourceSchema = z.object({
  id: externalId,
  type: z.string(),
  attributes: z
    .object({
      title: looseText,
      name: looseText,
      'internal-name': looseText,
      status: looseText,
      'human-status': looseText,
      'row-order': z.number().catch(0),
      'first-name': looseText,
      'last-name': looseText,
      email: looseText,
      phone: looseText,
      resume: z.string().nullish().catch(null),
      'original-resume': z.string().nullish().catch(null),
      tags: looseTexts,
      'referring-site': looseText,
      'rejected-at': looseText,
      note: z.string().nullish().catch(null),
    })
    .partial()
    .catch({}),
  relationships: z.object({ candidate: linkage, job: linkage, stage: linkage }).partial().nullish().catch(null),
});
export type Resource = z.infer<typeof resourceSchema>;

const listSchema = z.object({
  data: z.array(resourceSchema),
  included: z.array(resourceSchema).catch([]),
  links: z.object({ next: z.string().nullish() }).partial().nullish().catch(null),
  meta: z.object({ 'record-count': z.number() }).partial().nullish().catch(null),
});
const oneSchema = z.object({ data: resourceSchema, included: z.array(resourceSchema).catch([]) });

const jsonApi = 'application/vnd.api+json';
export const maxPageSize = 30;
/** What names the candidate, the job and the stage of an application. */
export const related = 'candidate,job,stage';

export const candidatePath = (id: string) => `candidates/${encodeURIComponent(id)}`;
export const applicationPath = (id: string) => `job-applications/${encodeURIComponent(id)}`;

export interface ResourcePage {
  rows: Resource[];
  included: Resource[];
  /** The address of the next page. */
  next: string | null;
  total: number | null;
}

/** The id that a relationship names; null where the answer does not say. */
export function relatedId({ relationships }: Resource, name: 'candidate' | 'job' | 'stage'): string | null {
  return relationships?.[name]?.data?.id ?? null;
}

/** A document that writes one resource. */
export function document(
  type: string,
  {
    id,
    attributes,
    relationships,
  }: {
    id?: string;
    attributes?: Record<string, unknown>;
    relationships?: Record<string, { type: string; id: string }>;
  },
) {
  const links = Object.entries(relationships ?? {}).map(([name, data]) => [name, { data }]);
  return {
    data: {
      ...(id ? { id } : {}),
      type,
      ...(attributes ? { attributes } : {}),
      ...(links.length > 0 ? { relationships: Object.fromEntries(links) } : {}),
    },
  };
}

/** Teamtailor's JSON:API. */
export class TeamtailorApi {
  readonly client: AtsClient;
  private version: AtsSettings<'TEAMTAILOR'>['apiVersion'] & string;

  constructor(
    settings: AtsSettings<'TEAMTAILOR'>,
    credentials: AtsCredentials<'TEAMTAILOR'>,
    private readonly context: ProviderContext,
  ) {
    this.version = settings.apiVersion ?? teamtailorVersions[0];
    this.client = connect(
      {
        apiUrl: settings.apiUrl,
        headers: { accept: jsonApi, 'content-type': jsonApi },
        callsPerSecond: settings.callsPerSecond,
        authorisation: { header: `Token token=${credentials.apiKey}` },
      },
      context,
    );
  }

  /** A call in the version that the account knows: one that it does not is answered with 406, before anything is done. */
  async call(call: AtsCall): Promise<AtsAnswer> {
    const others = teamtailorVersions.filter((version) => version !== this.version);
    for (const version of [this.version, ...others]) {
      try {
        const answer = await this.client.call({ ...call, headers: { ...call.headers, 'x-api-version': version } });
        if (version !== this.version) await this.context.remember?.({ apiVersion: version });
        this.version = version;
        return answer;
      } catch (error) {
        if (statusOf(error) !== 406) throw error;
      }
    }
    throw new AppError('ats.bad-answer', { cause: new Error('No known version') });
  }

  /** Like {@link call}, but null when the record does not exist. */
  async findAnswer(call: AtsCall): Promise<AtsAnswer | null> {
    try {
      return await this.call(call);
    } catch (error) {
      if (error instanceof AppError && error.code === 'ats.record-not-found') return null;
      throw error;
    }
  }

  /** @param path below the API's address, or the `next` of the page before */
  async page(path: string, query: Record<string, string> = {}, forbidsAll = false): Promise<ResourcePage> {
    const { json } = await this.call({ path, query, forbidsAll });
    const { data: rows, included, links, meta } = readResponse(listSchema, json);
    return { rows, included, next: links?.next ?? null, total: meta?.['record-count'] ?? null };
  }

  /** All pages of a list. @throws AppError also `ats.bad-answer` where it has no end, unless a part will do */
  async all(
    path: string,
    query: Record<string, string>,
    { forbidsAll = false, partial = false }: { forbidsAll?: boolean; partial?: boolean } = {},
  ): Promise<Resource[]> {
    const first = { path, query: { 'page[size]': String(maxPageSize), ...query } };
    const read = async (cursor: { path: string; query: Record<string, string> }) => {
      const { rows, next } = await this.page(cursor.path, cursor.query, forbidsAll);
      return { rows, next: next ? { path: next, query: {} } : null };
    };
    return wholeList(first, read, { partial });
  }

  /** One resource with those that it includes; null when it does not exist. */
  async find(path: string, query: Record<string, string> = {}): Promise<z.infer<typeof oneSchema> | null> {
    const answer = await this.findAnswer({ path, query });
    return answer && readResponse(oneSchema, answer.json);
  }

  /** @returns the resource as written */
  async write(method: 'POST' | 'PATCH', path: string, json: object): Promise<Resource> {
    return readResponse(oneSchema, (await this.call({ method, path, json })).json).data;
  }
}
