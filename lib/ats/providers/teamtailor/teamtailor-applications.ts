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
});

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

async function scanCandidates(api: TeamtailorApi, { recruitmentId, since }: ScanInput, next: string | null) {
  const query = { 'filter[updated-at][from]': since?.toISOString() ?? '', 'page[size]': String(candidatePageSize) };
  const page = next ? await api.page(next) : await api.page('candidates', query);
  const applications: AtsApplicationData[] = [];
  for (const { id } of page.rows) applications.push(...(await applicationsOf(api, id, recruitmentId)));
  return { applications, next: page.next };
}

/** A page of applications or of changed candidates, and what comes next. */
export async function scanTeamtailor(api: TeamtailorApi, input: ScanInput): Promise<ScanPage> {
  const { recruitmentId, since, cursor } = input;
  const { phase, next } = cursor ? readCursor(cursorSchema, cursor) : { phase: 'applications' as const, next: null };
  if (phase === 'candidates') {
    const page = await scanCandidates(api, input, next);
    const nextCursor = page.next ? writeCursor({ phase, next: page.next }) : null;
    return { applications: page.applications, nextCursor, total: null };
  }
  const query = {
    'filter[job-id]': recruitmentId,
    include: related,
    'page[size]': String(maxPageSize),
    ...(since ? { 'filter[updated-at][from]': since.toISOString() } : {}),
  };
  const page = next ? await api.page(next) : await api.page('job-applications', query);
  const following = page.next
    ? { phase, next: page.next }
    : since
      ? { phase: 'candidates' as const, next: null }
      : null;
  return {
    applications: page.rows.map((row) => describe(row, page.included)),
    nextCursor: following ? writeCursor(following) : null,
    total: since ? null : page.total,
  };
}
