import { z } from 'zod';
import { AppError } from '@/lib/errors';
import type { AtsClient } from '../../http/ats-client';
import type { AtsCredentials, AtsSettings } from '../../connections/settings';
import { connect, type ProviderContext } from '../connect';
import { wholeList } from '../page-trail';
import { externalId, looseText, optionalId, readResponse } from '../read-response';

const fileSchema = z.object({
  id: optionalId.catch(null),
  fileName: looseText,
  createDate: looseText,
  uploadDate: looseText,
  modifyDate: looseText,
});
export const recruitmentSchema = z.object({ id: externalId, name: looseText, referenceNumber: looseText });
export const stageSchema = z.object({ id: externalId, name: looseText });
export const tagsSchema = z
  .array(z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]))
  .catch([]);
export const applicationSchema = z.object({
  applicationId: externalId,
  candidateId: optionalId.catch(null),
  recruitmentId: optionalId.catch(null),
  candidateName: looseText,
  candidateLastName: looseText,
  candidateEmail: looseText,
  candidatePhone: looseText,
  candidateCvFiles: z.array(fileSchema).nullish().catch(null),
  stageId: optionalId.catch(null),
  origin: looseText,
  tags: tagsSchema.optional(),
});
export type Application = z.infer<typeof applicationSchema>;

/** Where a list may be in an answer that is no array. */
export const envelopes = ['candidates', 'recruitments', 'applications', 'stages', 'items'];
/** Names of the count of all pages, the surest first. */
export const countNames = ['totalRowsCount', 'totalRowCount', 'rowCount'] as const;
const countSchema = z.object({
  rowCount: z.int().optional(),
  totalRowCount: z.int().optional(),
  totalRowsCount: z.int().optional(),
});
const errorsSchema = z.array(z.object({ message: z.string(), errorCode: z.unknown() })).min(1);

export interface ListPage<Row> {
  rows: Row[];
  /** Of all pages; null: a bare array does not say. */
  total: number | null;
}

/** Lists come as bare arrays or in an envelope, with their count under one of three names. */
export function readList<Schema extends z.ZodType>(schema: Schema, json: unknown): ListPage<z.infer<Schema>> {
  if (errorsSchema.safeParse(json).success) throw new AppError('ats.bad-answer');
  if (Array.isArray(json)) return { rows: readResponse(z.array(schema), json), total: null };
  const envelope = readResponse(z.record(z.string(), z.unknown()), json);
  const name = envelopes.find((known) => Array.isArray(envelope[known]));
  const { rowCount, totalRowCount, totalRowsCount } = countSchema.catch({}).parse(envelope);
  const rows = readResponse(z.array(schema), name ? envelope[name] : null);
  return { rows, total: totalRowsCount ?? totalRowCount ?? rowCount ?? null };
}

export const pageSize = 100;
/** No list that is read whole has more. */
const maxRows = 30_000;

/** Path of the applications of a recruitment. */
export function applicationsPath(recruitmentId: string): string {
  return `Recruitments/${encodeURIComponent(recruitmentId)}/CandidateApplications`;
}

/** eRecruiter's API, version 1.1. */
export class ErecruiterApi {
  readonly client: AtsClient;
  readonly companyId: string;

  constructor(
    readonly settings: AtsSettings<'ERECRUITER'>,
    credentials: AtsCredentials<'ERECRUITER'>,
    context: ProviderContext,
  ) {
    const { clientId, clientSecret, username, password } = credentials;
    const form = new URLSearchParams({ grant_type: 'password', username, password });
    this.companyId = settings.companyId;
    this.client = connect(
      {
        apiUrl: settings.apiUrl,
        headers: { accept: 'application/json' },
        callsPerSecond: settings.callsPerSecond,
        authorisation: {
          url: settings.tokenUrl,
          basic: { user: clientId, password: clientSecret },
          body: { type: 'application/x-www-form-urlencoded', text: String(form) },
        },
      },
      context,
    );
  }

  /** One page; @param offset of its first row */
  async page<Schema extends z.ZodType>(schema: Schema, path: string, offset: number, forbidsAll = false) {
    const query = { companyId: this.companyId, limit: String(pageSize), offset: String(offset) };
    return readList(schema, (await this.client.call({ path, query, forbidsAll })).json);
  }

  /**
   * Rows of all pages: until the count is reached, or, where there is none, until a page is not full. A list that comes all at
   * once, whatever page is asked for, is read once.
   *
   * @throws AppError `ats.bad-answer` for pages that come again, or without end
   */
  async all<Row extends { id: string }>(schema: z.ZodType<Row>, path: string, forbidsAll = false): Promise<Row[]> {
    const readFrom = async (offset: number) => {
      const { rows, total } = await this.page(schema, path, offset, forbidsAll);
      const end = offset + rows.length;
      const isLast = rows.length === 0 || (total === null ? rows.length !== pageSize : end >= total);
      return { rows, next: isLast ? null : end };
    };
    return wholeList(0, readFrom, { maxRows });
  }

  /** One record; null when it does not exist. */
  async find(path: string): Promise<unknown> {
    return (await this.client.find({ path, query: { companyId: this.companyId } }))?.json ?? null;
  }
}
