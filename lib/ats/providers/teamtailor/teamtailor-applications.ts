import { z } from 'zod';
import { AppError } from '@/lib/errors';
import type { AtsApplicationData, ScanInput, ScanPage } from '../provider';
import { looksAnonymised, readCursor, writeCursor } from '../read-answer';
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

/** @throws AppError `ats.bad-answer` when the answer does not name the candidate, the job or the stage */
export function describe(application: Resource, included: Resource[]): AtsApplicationData {
  const candidateId = relatedId(application, 'candidate');
  const recruitmentId = relatedId(application, 'job');
  const candidate = included.find(({ type, id }) => type === 'candidates' && id === candidateId);
  if (!candidateId || !recruitmentId) throw new AppError('ats.bad-answer');
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
  };
  return { ...data, gone: !candidate || looksAnonymised(data) };
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
});
type Cursor = z.infer<typeof cursorSchema>;

/** People who are deleted all the time must not keep a scan from its end. */
const maxRestarts = 5;

/**
 * Where a scan goes on. Pages are numbered: when there are fewer rows than at the page before, those behind the removed
 * ones have moved forward, and the phase begins anew so as to miss none.
 */
function following(cursor: Cursor, page: ResourcePage, since: Date | null): Cursor | null {
  const isShrunk = cursor.total !== null && page.total !== null && page.total < cursor.total;
  if (isShrunk && cursor.restarts < maxRestarts) {
    return { ...cursor, next: null, total: null, restarts: cursor.restarts + 1 };
  }
  if (page.next) return { ...cursor, next: page.next, total: page.total };
  const isOver = cursor.phase === 'candidates' || !since;
  return isOver ? null : { phase: 'candidates', next: null, total: null, restarts: 0 };
}

/** All of a candidate's applications in a recruitment. */
export async function applicationsOf(api: TeamtailorApi, candidateId: string, recruitmentId: string) {
  const path = `candidates/${encodeURIComponent(candidateId)}/job-applications`;
  const query = { include: related, 'page[size]': String(maxPageSize) };
  const applications: AtsApplicationData[] = [];
  let next: string | null = path;
  while (next !== null) {
    const page: ResourcePage = await api.page(next, next === path ? query : {});
    applications.push(...page.rows.map((row) => describe(row, page.included)));
    next = page.next;
  }
  return applications.filter((application) => application.recruitmentId === recruitmentId);
}

async function readPage(api: TeamtailorApi, { recruitmentId, since }: ScanInput, { phase, next }: Cursor) {
  if (next) return api.page(next);
  const changed: Record<string, string> = since ? { 'filter[updated-at][from]': since.toISOString() } : {};
  if (phase === 'candidates') return api.page('candidates', { ...changed, 'page[size]': String(candidatePageSize) });
  const query = { 'filter[job-id]': recruitmentId, include: related, 'page[size]': String(maxPageSize) };
  return api.page('job-applications', { ...query, ...changed });
}

/** A page of applications or of changed candidates, and what comes next. */
export async function scanTeamtailor(api: TeamtailorApi, input: ScanInput): Promise<ScanPage> {
  const start: Cursor = { phase: 'applications', next: null, total: null, restarts: 0 };
  const cursor = input.cursor === null ? start : readCursor(cursorSchema, input.cursor);
  const page = await readPage(api, input, cursor);
  const applications: AtsApplicationData[] = [];
  for (const row of page.rows) {
    const ofCandidates = cursor.phase === 'candidates';
    if (ofCandidates) applications.push(...(await applicationsOf(api, row.id, input.recruitmentId)));
    else applications.push(describe(row, page.included));
  }
  const next = following(cursor, page, input.since);
  return { applications, nextCursor: next && writeCursor(next), total: input.since ? null : page.total };
}
