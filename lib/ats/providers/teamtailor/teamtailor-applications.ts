import { z } from 'zod';
import { AppError } from '@/lib/errors';
import type { AtsSettings } from '../../connections/settings';
import type { AtsApplicationData, ScanInput, ScanPage } from '../provider';
import { follow, newTrail, trailSchema, wholeList } from '../page-trail';
import { personOf, readCursor, writeCursor } from '../read-response';
import {
  maxPageSize,
  related,
  relatedId,
  type Resource,
  type ResourcePage,
  type TeamtailorApi,
} from './teamtailor-api';

/** Of changed candidates, each of whom needs a call of their own. */
const candidatePageSize = 10;

/** The link to a candidate's own file, not to the one that was made of it. */
export function resumeLink(candidate: Resource): string | null {
  return candidate.attributes['original-resume'] ?? candidate.attributes.resume ?? null;
}

/** The path of the file's link; signature and expiry after it are new in every answer. */
function resumePath(candidate: Resource): string | null {
  const link = resumeLink(candidate);
  return link ? (URL.parse(link)?.pathname ?? link) : null;
}

export function fileNameOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1) || 'cv.pdf';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** `data: null` says so; a relationship without `data` says nothing. */
const saysNoJob = ({ relationships }: Resource): boolean => relationships?.job?.data === null;

/**
 * An application with what the answer includes of its candidate.
 *
 * @param owner the candidate whose applications were asked for, if they were
 * @returns null when the answer does not name the candidate, as people may not be for this account to read, or says that there
 * is no job
 * @throws AppError `ats.bad-answer` when it leaves out the job
 */
export function describe(application: Resource, included: Resource[], owner?: Resource): AtsApplicationData | null {
  const candidateId = relatedId(application, 'candidate') ?? owner?.id ?? null;
  const recruitmentId = relatedId(application, 'job');
  if (!recruitmentId && !saysNoJob(application)) throw new AppError('ats.bad-answer');
  if (!recruitmentId || candidateId === null) return null;
  const people = [...included, ...(owner ? [owner] : [])];
  const candidate = people.find(({ type, id }) => type === 'candidates' && id === candidateId);
  const { attributes = {} } = candidate ?? {};
  const path = candidate ? resumePath(candidate) : null;
  const source = application.attributes['referring-site'];
  const data = {
    id: application.id,
    candidateId,
    recruitmentId,
    firstName: attributes['first-name'] ?? null,
    lastName: attributes['last-name'] ?? null,
    email: attributes.email ?? null,
    phone: attributes.phone ?? null,
    sources: source ? [source] : [],
    stageId: relatedId(application, 'stage'),
    tags: attributes.tags ?? [],
    cvKey: path,
    cvFileName: path ? fileNameOf(path) : null,
    rejected: Boolean(application.attributes['rejected-at']),
  };
  return { ...data, person: candidate ? personOf(data) : 'unreadable' };
}

const cursorSchema = z.object({
  /** First the applications; then those of changed candidates: a new CV changes the candidate only. */
  phase: z.enum(['applications', 'candidates']),
  /** Null: the phase's first page. */
  next: z.string().nullable(),
  /** How many there were at the page before. */
  total: z.int().nullable(),
  /** How often the phase was begun anew. */
  restarts: z.int().min(0),
  trail: trailSchema.default(newTrail),
});
type Cursor = z.infer<typeof cursorSchema>;

const startOf = (phase: Cursor['phase']): Cursor => ({ phase, next: null, total: null, restarts: 0, trail: newTrail });

/** People who are deleted all the time must not keep a scan from its end. */
const maxRestarts = 5;

/**
 * Where a scan goes on. Pages are numbered: when there are fewer rows than at the page before, those behind the removed
 * ones have moved forward, and the phase begins anew so as to miss none.
 */
function following(cursor: Cursor, page: ResourcePage, since: Date | null): Cursor | null {
  const isShrunk = cursor.total !== null && page.total !== null && page.total < cursor.total;
  const ids = page.rows.map(({ id }) => id);
  const trail = follow(cursor.trail, ids, page.next === null);
  if (isShrunk && cursor.restarts < maxRestarts) {
    return { ...startOf(cursor.phase), restarts: cursor.restarts + 1, trail: { ...trail, last: '' } };
  }
  if (page.next) return { ...cursor, next: page.next, total: page.total, trail };
  const isOver = cursor.phase === 'candidates' || !since;
  return isOver ? null : startOf('candidates');
}

/** All of a candidate's applications in a recruitment. */
export async function applicationsOf(
  api: TeamtailorApi,
  candidate: Resource,
  recruitmentId: string,
): Promise<AtsApplicationData[]> {
  const path = `candidates/${encodeURIComponent(candidate.id)}/job-applications`;
  const query = { include: related, 'page[size]': String(maxPageSize) };
  const applications = await wholeList({ path, query }, async (cursor: { path: string; query: object }) => {
    const { rows, included, next } = await api.page(cursor.path, { ...cursor.query });
    const described = rows.flatMap((row) => describe(row, included, candidate) ?? []);
    return { rows: described, next: next === null ? null : { path: next, query: {} } };
  });
  return applications.filter((application) => application.recruitmentId === recruitmentId);
}

type JobFilter = AtsSettings<'TEAMTAILOR'>['jobFilter'];

async function readPage(
  api: TeamtailorApi,
  { recruitmentId, since }: ScanInput,
  { phase, next }: Cursor,
  jobFilter: JobFilter,
) {
  if (next) return api.page(next);
  const changed: Record<string, string> = since ? { 'filter[updated-at][from]': since.toISOString() } : {};
  if (phase === 'candidates') return api.page('candidates', { ...changed, 'page[size]': String(candidatePageSize) });
  const query = { [`filter[${jobFilter}]`]: recruitmentId, include: related, 'page[size]': String(maxPageSize) };
  return api.page('job-applications', { ...query, ...changed });
}

/**
 * A page of applications or of changed candidates, and what comes next.
 *
 * @throws AppError also `ats.bad-answer` when the pages have no end
 */
export async function scanTeamtailor(api: TeamtailorApi, input: ScanInput, jobFilter: JobFilter): Promise<ScanPage> {
  const cursor = input.cursor === null ? startOf('applications') : readCursor(cursorSchema, input.cursor);
  const page = await readPage(api, input, cursor, jobFilter);
  const next = following(cursor, page, input.since);
  const applications: AtsApplicationData[] = [];
  let unreadable = 0;
  for (const row of page.rows) {
    if (cursor.phase === 'candidates') {
      applications.push(...(await applicationsOf(api, row, input.recruitmentId)));
      continue;
    }
    const application = describe(row, page.included);
    if (application) applications.push(application);
    else unreadable += 1;
  }
  const total = input.since ? null : page.total;
  return { applications, nextCursor: next && writeCursor(next), total, unreadable };
}
