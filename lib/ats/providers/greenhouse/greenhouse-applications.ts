import { z } from 'zod';
import type { AtsApplicationData, ScanInput, ScanPage } from '../provider';
import { latest, looksAnonymised, readCursor, writeCursor } from '../read-answer';
import {
  applicationSchema,
  attachmentSchema,
  candidateSchema,
  maxIds,
  type Application,
  type Attachment,
  type Candidate,
  type GreenhouseApi,
  type PageQuery,
} from './greenhouse-api';

/** The résumé that an application has now. */
export function resumeOf(attachments: Attachment[], applicationId: string): Attachment | null {
  const resumes = attachments.filter(
    ({ application_id: id, type }) => id === applicationId && (type ?? 'resume') === 'resume',
  );
  return latest(resumes, ({ created_at: instant }) => instant);
}

function describe(
  application: Application,
  candidate: Candidate | undefined,
  resume: Attachment | null,
): AtsApplicationData {
  const data = {
    id: application.id,
    candidateId: application.candidate_id,
    recruitmentId: application.job_id ?? '',
    firstName: candidate?.first_name ?? null,
    lastName: candidate?.last_name ?? null,
    email: candidate?.email_addresses[0] ?? null,
    phone: candidate?.phone_numbers[0] ?? null,
    sources: application.source?.public_name ? [application.source.public_name] : [],
    stageId: application.stage_id,
    tags: candidate?.tags ?? [],
    cvKey: resume ? [resume.id, resume.updated_at ?? resume.created_at, resume.filename].join(':') : null,
    cvFileName: resume?.filename ?? null,
  };
  return { ...data, gone: !candidate || looksAnonymised(data) };
}

/** Applications with their candidates and résumés, which are lists of their own. */
export async function complete(api: GreenhouseApi, applications: Application[]): Promise<AtsApplicationData[]> {
  const candidateIds = [...new Set(applications.map(({ candidate_id: id }) => id))];
  const candidates = await api.byIds(candidateSchema, 'candidates', 'ids', candidateIds);
  const ids = applications.map(({ id }) => id);
  const attachments = await api.byIds(attachmentSchema, 'attachments', 'application_ids', ids);
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  return applications.map((application) =>
    describe(application, byId.get(application.candidate_id), resumeOf(attachments, application.id)),
  );
}

const cursorSchema = z.object({
  /** First the applications; then those of changed candidates, whose names and files are not the application's. */
  phase: z.enum(['applications', 'candidates']),
  query: z.record(z.string(), z.string()),
});

type Cursor = z.infer<typeof cursorSchema>;

function firstQuery(phase: Cursor['phase'], { recruitmentId, since }: ScanInput, filtersByJob: boolean): PageQuery {
  return {
    per_page: String(maxIds),
    ...(since ? { updated_at: `gte|${since.toISOString()}` } : {}),
    ...(phase === 'applications' && filtersByJob ? { job_ids: recruitmentId } : {}),
  };
}

/** A page of applications or of changed candidates, at most 50 of them, and what comes next. */
export async function scanGreenhouse(api: GreenhouseApi, input: ScanInput, filtersByJob: boolean): Promise<ScanPage> {
  const start: Cursor = { phase: 'applications', query: firstQuery('applications', input, filtersByJob) };
  const { phase, query } = input.cursor === null ? start : readCursor(cursorSchema, input.cursor);
  const ofApplications = phase === 'applications';
  const page = ofApplications ? await api.page(applicationSchema, 'applications', query) : null;
  const changed = ofApplications ? null : await api.page(candidateSchema, 'candidates', query);
  const applications =
    page?.rows ??
    (await api.byIds(applicationSchema, 'applications', 'candidate_ids', changed?.rows.map(({ id }) => id) ?? []));
  const next = page?.next ?? changed?.next ?? null;
  const following: Cursor | null = next
    ? { phase, query: next }
    : ofApplications && input.since
      ? { phase: 'candidates', query: firstQuery('candidates', input, filtersByJob) }
      : null;
  return {
    applications: await complete(
      api,
      applications.filter(({ job_id: jobId }) => jobId === input.recruitmentId),
    ),
    nextCursor: following ? writeCursor(following) : null,
    total: null,
  };
}
