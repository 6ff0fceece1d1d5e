import { z } from 'zod';
import { statusOf } from '../../http/ats-call';
import type { ProviderContext } from '../connect';
import type { AtsApplicationData, ScanInput, ScanPage } from '../provider';
import { follow, newTrail, trailSchema } from '../page-trail';
import { latest, personOf, readCursor, writeCursor } from '../read-response';
import { maxIds, type GreenhouseApi, type PageQuery } from './greenhouse-api';
import {
  applicationSchema,
  attachmentSchema,
  candidateSchema,
  type Application,
  type Attachment,
  type Candidate,
} from './greenhouse-schemas';
import { presentStages } from './greenhouse-stages';

/** The résumé that an application has now. */
export function resumeOf(attachments: Attachment[], applicationId: string): Attachment | null {
  const resumes = attachments.filter(
    ({ application_id: id, type }) => id === applicationId && (type ?? 'resume') === 'resume',
  );
  return latest(resumes, ({ created_at: instant }) => instant);
}

interface Parts {
  candidate: Candidate | undefined;
  resume: Attachment | null;
  stageId: string | null;
  source: string | null;
}

function describe(application: Application, { candidate, resume, stageId, source }: Parts): AtsApplicationData {
  const data = {
    id: application.id,
    candidateId: application.candidate_id,
    recruitmentId: application.job_id ?? '',
    firstName: candidate?.first_name ?? null,
    lastName: candidate?.last_name ?? null,
    email: candidate?.email_addresses[0] ?? null,
    phone: candidate?.phone_numbers[0] ?? null,
    sources: source ? [source] : [],
    stageId,
    tags: candidate?.tags ?? [],
    cvKey: resume ? [resume.id, resume.updated_at ?? resume.created_at, resume.filename].join(':') : null,
    cvFileName: resume?.filename ?? null,
    rejected: application.status === 'rejected',
  };
  return { ...data, person: candidate ? personOf(data) : 'unreadable' };
}

/** Applications with their candidates, résumés, stages and sources, which are lists of their own. */
export async function complete(api: GreenhouseApi, applications: Application[]): Promise<AtsApplicationData[]> {
  const candidateIds = [...new Set(applications.map(({ candidate_id: id }) => id))];
  const candidates = await api.byIds(candidateSchema, 'candidates', 'ids', candidateIds);
  const ids = applications.map(({ id }) => id);
  const attachments = await api.byIds(attachmentSchema, 'attachments', 'application_ids', ids);
  const stages = await presentStages(api, ids);
  const hasSources = applications.some(({ source_id: id }) => id !== null);
  const sources = hasSources ? await api.sourceNames() : new Map<string, string | null>();
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  return applications.map((application) =>
    describe(application, {
      candidate: byId.get(application.candidate_id),
      resume: resumeOf(attachments, application.id),
      stageId: stages.get(application.id) ?? null,
      source: sources.get(application.source_id ?? '') ?? null,
    }),
  );
}

const cursorSchema = z.object({
  /** First the applications; then those of changed candidates, whose names and files are not the application's. */
  phase: z.enum(['applications', 'candidates']),
  query: z.record(z.string(), z.string()),
  trail: trailSchema.default(newTrail),
});

type Cursor = z.infer<typeof cursorSchema>;

function firstQuery(phase: Cursor['phase'], { recruitmentId, since }: ScanInput, filtersByJob: boolean): PageQuery {
  return {
    per_page: String(maxIds),
    ...(since ? { updated_at: `gte|${since.toISOString()}` } : {}),
    ...(phase === 'applications' && filtersByJob ? { job_ids: recruitmentId } : {}),
  };
}

/** The rows of a page, whatever they are, and the applications that it leads to. */
async function readPage(api: GreenhouseApi, { phase, query }: Cursor) {
  if (phase === 'applications') {
    const { rows, next } = await api.page(applicationSchema, 'applications', query);
    return { ids: rows.map(({ id }) => id), applications: rows, next };
  }
  const { rows, next } = await api.page(candidateSchema, 'candidates', query);
  const ids = rows.map(({ id }) => id);
  return { ids, applications: await api.byIds(applicationSchema, 'applications', 'candidate_ids', ids), next };
}

interface JobFilter {
  filtersByJob: boolean;
  remember: ProviderContext['remember'];
}

/** A first page that is refused with the filter by job is read without it, and so are those of later scans. */
async function readOrWithout(api: GreenhouseApi, cursor: Cursor, { remember }: JobFilter) {
  try {
    return { cursor, ...(await readPage(api, cursor)) };
  } catch (error) {
    const status = statusOf(error);
    if (!cursor.query['job_ids'] || (status !== 422 && status !== 400)) throw error;
    const { job_ids: _, ...query } = cursor.query;
    const page = await readPage(api, { ...cursor, query });
    await remember?.({ filtersByJob: false });
    return { cursor: { ...cursor, query }, ...page };
  }
}

/**
 * A page of applications or of changed candidates, at most 50 of them, and what comes next.
 *
 * @throws AppError also `ats.bad-answer` when the pages have no end
 */
export async function scanGreenhouse(api: GreenhouseApi, input: ScanInput, filter: JobFilter): Promise<ScanPage> {
  const startOf = (phase: Cursor['phase']): Cursor => ({
    phase,
    query: firstQuery(phase, input, filter.filtersByJob),
    trail: newTrail,
  });
  const asked = input.cursor === null ? startOf('applications') : readCursor(cursorSchema, input.cursor);
  const { cursor, ids, applications, next } = await readOrWithout(api, asked, filter);
  const trail = follow(cursor.trail, ids, next === null);
  const hasSecondPhase = cursor.phase === 'applications' && input.since !== null;
  const following = next ? { ...cursor, query: next, trail } : hasSecondPhase ? startOf('candidates') : null;
  return {
    applications: await complete(
      api,
      applications.filter(({ job_id: jobId }) => jobId === input.recruitmentId),
    ),
    nextCursor: following && writeCursor(following),
    total: null,
  };
}
