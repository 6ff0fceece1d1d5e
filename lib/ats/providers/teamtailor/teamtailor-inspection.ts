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
import { externalId, readResponse } from '../read-response';
import type { TeamtailorApi } from './teamtailor-api';

type JobFilter = AtsSettings<'TEAMTAILOR'>['jobFilter'];

const link = z.object({ data: z.object({ id: externalId }).nullish().catch(null) }).catch({ data: null });
const resourceSchema = z.object({
  id: externalId,
  type: z.string(),
  attributes: z.record(z.string(), z.unknown()).catch({}),
  relationships: z.record(z.string(), link).catch({}),
});
type Resource = z.infer<typeof resourceSchema>;
const listSchema = z.object({
  data: z.array(resourceSchema),
  included: z.array(resourceSchema).catch([]),
  links: z.object({ next: z.string().nullish() }).partial().nullish().catch(null),
  meta: z.object({ 'record-count': z.number() }).partial().nullish().catch(null),
});
type Sample = z.infer<typeof listSchema> & { headers: Headers };
type Look = (path: string, query?: Record<string, string>) => Promise<Attempt<Sample>>;

const pageSize = 10;
/** Nothing has changed since. */
const future = '2100-01-01T00:00:00.000Z';
const personFields = ['first-name', 'last-name', 'email', 'phone'];

const linked = ({ relationships }: Resource, name: string): string | null => relationships[name]?.data?.id ?? null;

/** Whether the list is that of one job's applications, of which there are some. */
function isOfJob({ result }: Attempt<Sample>, jobId: string): boolean {
  const jobs = result?.data.map((row) => linked(row, 'job')) ?? [];
  return jobs.length > 0 && jobs.every((id) => id === jobId);
}

/** Tries the filter that is set, then the other one. */
async function inspectFilter(
  look: Look,
  present: JobFilter,
  jobId: string | null,
): Promise<{ line: AtsAssumption; jobFilter: JobFilter | null }> {
  const [name, assumed] = ['job-filter', `filter[${present}]`];
  if (jobId === null) return { line: notSeen(name, assumed), jobFilter: null };
  const listBy = (filter: JobFilter) =>
    look('job-applications', { [`filter[${filter}]`]: jobId, include: 'job', 'page[size]': String(pageSize) });
  const first = await listBy(present);
  if (isOfJob(first, jobId)) return { line: confirmed(name, assumed), jobFilter: present };
  const other = present === 'job' ? 'job-id' : 'job';
  if (isOfJob(await listBy(other), jobId)) {
    return { line: { ...differs(name, assumed, `filter[${other}]`), error: first.error }, jobFilter: other };
  }
  const line = first.error ? notSeen(name, assumed, first.error) : unknown(name, assumed, 'other jobs');
  return { line, jobFilter: null };
}

function judgeCandidate({ data, included }: Sample): AtsAssumption {
  const [name, assumed] = ['candidate-included', 'relationships.candidate, included'];
  const [row] = data;
  if (!row) return notSeen(name, assumed);
  const isIncluded = data.some((one) =>
    included.some(({ type, id }) => type === 'candidates' && id === linked(one, 'candidate')),
  );
  if (isIncluded) return confirmed(name, assumed);
  return unknown(name, assumed, linked(row, 'candidate') === null ? 'no data' : 'not included');
}

function judgeStage({ data }: Sample): AtsAssumption {
  const [name, assumed] = ['stage-relationship', 'relationships.stage.data'];
  if (data.length === 0) return notSeen(name, assumed);
  const isTold = data.some((row) => linked(row, 'stage') !== null);
  return isTold ? confirmed(name, assumed) : unknown(name, assumed, 'no data');
}

function judgePeople({ included }: Sample): AtsAssumption[] {
  const people = included.filter(({ type }) => type === 'candidates').map(({ attributes }) => attributes);
  const fields = personFields.filter((field) => people.some((attributes) => field in attributes));
  const resumes = people.flatMap((attributes) => presentFields(attributes, ['original-resume', 'resume']));
  const resume = ['original-resume', 'resume'].find((field) => resumes.includes(field)) ?? null;
  const all = personFields.join(', ');
  return [
    judge('person-fields', [all], people.length > 0 ? fields.join(', ') || 'none' : null),
    judge('resume-fields', ['original-resume', 'resume'], resume),
  ];
}

function judgePaging({ data, links, meta }: Sample): AtsAssumption {
  const [name, assumed] = ['paging-links', 'links.next'];
  if (links?.next) return confirmed(name, assumed);
  const isCut = (meta?.['record-count'] ?? 0) > data.length;
  return isCut ? unknown(name, assumed, 'none') : notSeen(name, assumed);
}

async function inspectChanges(look: Look, hasRows: boolean): Promise<AtsAssumption> {
  const [name, assumed] = ['changed-filter', 'filter[updated-at][from]'];
  for (const path of ['job-applications', 'candidates']) {
    const changed = await look(path, { 'filter[updated-at][from]': future, 'page[size]': '1' });
    if (!changed.result) return notSeen(name, assumed, changed.error);
    if (changed.result.data.length > 0) return unknown(name, assumed, 'ignored');
  }
  return hasRows ? confirmed(name, assumed) : notSeen(name, assumed);
}

/** What an account shows of what we assume of Teamtailor, in six or seven calls. */
export async function inspectTeamtailor(
  api: TeamtailorApi,
  settings: AtsSettings<'TEAMTAILOR'>,
): Promise<AtsInspection> {
  const look: Look = (path, query = {}) =>
    attempt(async () => {
      const { json, headers } = await api.call({ path, query });
      return { ...readResponse(listSchema, json), headers };
    });
  const all = await look('job-applications', { include: 'candidate,job,stage', 'page[size]': String(pageSize) });
  const list: Sample = all.result ?? { data: [], included: [], links: null, meta: null, headers: new Headers() };
  const [row] = list.data;
  const { line: filterLine, jobFilter } = await inspectFilter(
    look,
    settings.jobFilter,
    row ? linked(row, 'job') : null,
  );
  const lines = [judgeCandidate(list), judgeStage(list), ...judgePeople(list), judgePaging(list)];
  const changes = await inspectChanges(look, list.data.length > 0);
  const { result, error } = await look('users', { 'page[size]': '30' });
  const users: Parameters<typeof judgeUser>[2] = result
    ? { result: { ids: result.data.map(({ id }) => id), isWhole: !result.links?.next }, error: null }
    : { result: null, error };
  const user = judgeUser('note-user', ['noteUserId', settings.noteUserId], users);
  const rates = judgeRateHeaders(list.headers);
  return inspection(
    // What the list of applications was to show has its error.
    [...[filterLine, ...lines].map((line) => ({ ...line, error: line.error ?? all.error })), changes, user.line, rates],
    { ...(jobFilter ? { jobFilter } : {}), ...(user.only === null ? {} : { noteUserId: user.only }) },
    settings,
  );
}
