import { z } from 'zod';
import type { AtsSettings } from '../../connections/settings';
import {
  attempt,
  confirmed,
  differs,
  inspection,
  judge,
  judgeRateHeaders,
  judgeUser,
  notSeen,
  presentFields,
  unknown,
  type Attempt,
} from '../inspect';
import type { AtsAssumption, AtsInspection } from '../provider';
import { readResponse } from '../read-response';
import { nextQuery, type GreenhouseApi } from './greenhouse-api';

type Settings = AtsSettings<'GREENHOUSE'>;
const rowsSchema = z.array(z.record(z.string(), z.unknown()));
type Row = z.infer<typeof rowsSchema>[number];
interface Sample {
  rows: Row[];
  headers: Headers;
}
type Look = (path: string, query?: Record<string, string>) => Promise<Attempt<Sample>>;

const nothing: Attempt<Sample> = { result: { rows: [], headers: new Headers() }, error: null };
const idOf = (value: unknown): string | null => (value === undefined || value === null ? null : String(value));
const idsOf = (rows: Row[], field: string) => [...new Set(rows.flatMap((row) => idOf(row[field]) ?? []))];
const rowsOf = ({ result }: Attempt<Sample>): Row[] => result?.rows ?? [];

/** Judges rows of which one is enough; a refusal is reported. */
function judgeRows(name: string, assumed: string, list: Attempt<Sample>, seen: (rows: Row[]) => string): AtsAssumption {
  if (!list.result) return notSeen(name, assumed, list.error);
  return judge(name, [assumed], list.result.rows.length > 0 ? seen(list.result.rows) : null);
}

const fieldsWhich = (names: readonly string[]) => (rows: Row[]) =>
  names.filter((name) => rows.some((row) => presentFields(row, [name]).length > 0)).join(', ') || 'none';

function judgeJobFilter(filtered: Attempt<Sample> | null, jobId: string | null): [AtsAssumption, boolean | null] {
  const name = 'job-filter';
  if (!filtered) return [notSeen(name, 'job_ids'), null];
  if (filtered.error === 'ats.bad-answer')
    return [{ ...differs(name, 'job_ids', 'none'), error: filtered.error }, false];
  if (!filtered.result) return [notSeen(name, 'job_ids', filtered.error), null];
  const { rows } = filtered.result;
  if (rows.some((row) => idOf(row['job_id']) !== jobId)) return [differs(name, 'job_ids', 'none'), false];
  // The job has an application, so that an empty list would be wrong.
  return rows.length === 0 ? [unknown(name, 'job_ids', 'empty', 'none'), false] : [confirmed(name, 'job_ids'), true];
}

/** Whether `stage_id` names the current stay, and the stay a stage of the application's job. */
function judgeStage(applications: Row[], stays: Attempt<Sample>, stages: Attempt<Sample>): AtsAssumption {
  const [name, assumed, direct] = [
    'stage-of-application',
    'stage_id → application_stages.current',
    'stage_id → job_interview_stages.id',
  ];
  if (stays.error ?? stages.error) return notSeen(name, assumed, stays.error ?? stages.error);
  const stageIds = idsOf(rowsOf(stages), 'id');
  const kinds = applications.flatMap((application) => {
    const stay = rowsOf(stays).find(
      (row) => row['current'] === true && idOf(row['application_id']) === idOf(application['id']),
    );
    if (!stay) return [];
    const stageId = idOf(stay['job_interview_stage_id']) ?? '';
    if (!stageIds.includes(stageId)) return ['job_interview_stage_id of another job'];
    if (idOf(stay['id']) === idOf(application['stage_id'])) return [assumed];
    return [idOf(application['stage_id']) === stageId ? direct : 'stage_id of no stay'];
  });
  const seen = kinds.find((kind) => kind !== assumed) ?? kinds[0] ?? null;
  // The current stay is read, whatever `stage_id` is.
  return { ...judge(name, [assumed, direct], seen), chosen: 'application_stages.current' };
}

function judgeStatus(applications: Row[]): AtsAssumption {
  const open = ['active', 'in_process'].filter((status) => applications.some((row) => row['status'] === status));
  return judge('active-status', ['active', 'in_process', 'active, in_process'], open.join(', ') || null);
}

function judgeLink(list: Attempt<Sample>): AtsAssumption {
  const [name, assumed] = ['paging-link', 'Link: cursor; rel="next"'];
  const link = list.result?.headers.get('link') ?? null;
  if (link === null) return notSeen(name, assumed, list.error);
  try {
    return nextQuery(new Headers({ link })) ? confirmed(name, assumed) : notSeen(name, assumed);
  } catch {
    return unknown(name, assumed, 'Link without cursor');
  }
}

/** Of a user's row, whether that person may act. */
const isActive = (row: Row) => row['deactivated'] !== true;

/** What an account shows of the applications' own lists. */
async function inspectApplications(look: Look): Promise<{ lines: AtsAssumption[]; filtersByJob: boolean | null }> {
  const all = await look('applications', { per_page: '20' });
  const jobId = idOf(rowsOf(all)[0]?.['job_id']);
  const ofJob = rowsOf(all).filter((row) => idOf(row['job_id']) === jobId);
  const filtered = jobId === null ? null : await look('applications', { job_ids: jobId, per_page: '20' });
  const ids = idsOf(ofJob, 'id').join(',');
  const byIds = (path: string, filter: string, value: string) =>
    value === '' ? Promise.resolve(nothing) : look(path, { [filter]: value, per_page: '100' });
  const stays = await byIds('application_stages', 'application_ids', ids);
  const stages = await byIds('job_interview_stages', 'job_ids', jobId ?? '');
  const sources = await look('sources', { per_page: '500' });
  const candidates = await byIds('candidates', 'ids', idsOf(ofJob, 'candidate_id').join(','));
  const files = await byIds('attachments', 'application_ids', idsOf(rowsOf(all), 'id').join(','));
  const sourceIds = idsOf(rowsOf(all), 'source_id');
  const isSource = (row: Row) => sourceIds.includes(idOf(row['id']) ?? '') && typeof row['name'] === 'string';
  const [filterLine, filtersByJob] = judgeJobFilter(filtered, jobId);
  const personFields = ['first_name', 'last_name', 'email_addresses', 'phone_numbers'];
  const lines = [
    all.error ? { ...filterLine, error: all.error } : filterLine,
    judgeStage(ofJob, stays, stages),
    sourceIds.length === 0
      ? notSeen('source-list', 'source_id → sources.name', all.error)
      : judgeRows('source-list', 'source_id → sources.name', sources, (rows) =>
          rows.some(isSource) ? 'source_id → sources.name' : 'source_id of no source',
        ),
    judgeStatus(rowsOf(all)),
    judgeRows('person-fields', personFields.join(', '), candidates, fieldsWhich(personFields)),
    judgeRows('resume-attachment', 'type: resume, filename, url', files, (rows) => {
      const resumes = rows.filter((row) => row['type'] === 'resume');
      return resumes.length > 0 ? `type: resume, ${fieldsWhich(['filename', 'url'])(resumes)}` : 'other types';
    }),
    judgeLink(all),
    judgeRateHeaders(all.result?.headers ?? new Headers()),
  ];
  return { lines, filtersByJob };
}

async function inspectTags(look: Look): Promise<AtsAssumption[]> {
  const tags = await look('candidate_tags', { per_page: '20' });
  const id = idOf(rowsOf(tags)[0]?.['id']);
  const applied = id === null ? nothing : await look('applied_candidate_tags', { candidate_tag_ids: id });
  const fields = ['candidate_id', 'candidate_tag_id'];
  return [
    judgeRows('tags-list', 'id, name', tags, fieldsWhich(['id', 'name'])),
    judgeRows('applied-tags', fields.join(', '), applied, fieldsWhich(fields)),
  ];
}

/**
 * What an account shows of what we assume of Harvest v3, in eleven or twelve calls.
 *
 * @param askToken the answer to a request for a token
 */
export async function inspectGreenhouse(
  api: GreenhouseApi,
  settings: Settings,
  askToken: () => Promise<Record<string, unknown>>,
): Promise<AtsInspection> {
  const look: Look = (path, query = {}) =>
    attempt(async () => {
      const { json, headers } = await api.client.call({ path, query });
      return { rows: readResponse(rowsSchema, json), headers };
    });
  const { lines, filtersByJob } = await inspectApplications(look);
  const tagLines = await inspectTags(look);
  const list = await look('users', { per_page: '500' });
  const users: Parameters<typeof judgeUser>[2] = list.result
    ? {
        result: {
          ids: idsOf(list.result.rows.filter(isActive), 'id'),
          isWhole: list.result.headers.get('link')?.includes('next') !== true,
        },
        error: null,
      }
    : list;
  const user = judgeUser('acting-user', ['actingUserId', settings.actingUserId], users);
  const token = await attempt(askToken);
  const expiry = token.result ? presentFields(token.result, ['expires_in', 'expires_at'])[0] : undefined;
  const tokenLine = token.error
    ? notSeen('token-expiry', 'expires_in', token.error)
    : judge('token-expiry', ['expires_in', 'expires_at'], expiry ?? null);
  return inspection(
    [...lines, ...tagLines, user.line, tokenLine],
    { ...(filtersByJob === null ? {} : { filtersByJob }), ...(user.only === null ? {} : { actingUserId: user.only }) },
    settings,
  );
}
