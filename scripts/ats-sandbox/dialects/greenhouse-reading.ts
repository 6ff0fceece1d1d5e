import {
  type Application,
  type Candidate,
  type CvFile,
  type Note,
  type Recruitment,
  type Stage,
} from '../data/records';
import { type Route } from '../http/routes';
import { type SandboxWorld } from './dialect';
import { listAnswer, type ListOptions } from './greenhouse-pages';

const time = (instant: number) => new Date(instant).toISOString();
const times = ({ createdAt, updatedAt }: { createdAt: number; updatedAt: number }) => ({
  created_at: time(createdAt),
  updated_at: time(updatedAt),
});

/** Reading calls of Harvest v3: lists only, single records by `ids`. */
export function greenhouseReadingRoutes(world: SandboxWorld): Route[] {
  const { store } = world;
  return [
    ['GET', '/jobs', (exchange) => listAnswer(world, exchange, [...store.data.recruitments.values()], jobs)],
    ['GET', '/job_interview_stages', (exchange) => listAnswer(world, exchange, stageRecords(world), stages)],
    [
      'GET',
      '/applications',
      (exchange) => listAnswer(world, exchange, [...store.data.applications.values()], applications),
    ],
    ['GET', '/candidates', (exchange) => listAnswer(world, exchange, [...store.data.candidates.values()], candidates)],
    ['GET', '/attachments', (exchange) => listAnswer(world, exchange, attachmentRecords(world), attachments(world))],
    ['GET', '/notes', (exchange) => listAnswer(world, exchange, noteRecords(world), notes)],
  ];
}

const jobStatus = ({ isOpen }: Recruitment) => (isOpen ? 'open' : 'closed');
const applicationStatus = ({ isRejected }: Application) => (isRejected ? 'rejected' : 'active');

const jobs: ListOptions<Recruitment> = {
  filters: { status: jobStatus },
  write: (job) => ({
    id: job.id,
    name: job.name,
    requisition_id: job.reference,
    status: jobStatus(job),
    ...times(job),
  }),
};

type StageRecord = Stage & { createdAt: number; updatedAt: number };

const stageRecords = ({ store }: SandboxWorld): StageRecord[] =>
  [...store.data.recruitments.values()].flatMap(({ stages: ofJob, createdAt }) =>
    ofJob.map((stage) => ({ ...stage, createdAt, updatedAt: createdAt })),
  );

const stages: ListOptions<StageRecord> = {
  filters: { job_ids: ({ recruitmentId }) => recruitmentId },
  write: (stage) => ({
    id: stage.id,
    job_id: stage.recruitmentId,
    name: stage.name,
    sort_order: stage.order,
    active: true,
    ...times(stage),
  }),
};

export const applicationRow = (application: Application) => ({
  id: application.id,
  candidate_id: application.candidateId,
  job_id: application.recruitmentId,
  stage_id: application.stageId,
  status: applicationStatus(application),
  source: { public_name: application.source },
  ...times(application),
});

const applications: ListOptions<Application> = {
  filters: {
    job_ids: ({ recruitmentId }) => recruitmentId,
    candidate_ids: ({ candidateId }) => candidateId,
    status: applicationStatus,
  },
  write: applicationRow,
};

export const candidateRow = (candidate: Candidate) => ({
  id: candidate.id,
  first_name: candidate.firstName,
  last_name: candidate.lastName,
  email_addresses: candidate.email ? [{ value: candidate.email, type: 'personal' }] : [],
  phone_numbers: candidate.phone ? [{ value: candidate.phone, type: 'mobile' }] : [],
  tags: candidate.tags,
  ...times(candidate),
});

const candidates: ListOptions<Candidate> = { filters: {}, write: candidateRow };

interface AttachmentRecord {
  id: number;
  application: Application;
  cv: CvFile;
  createdAt: number;
  updatedAt: number;
}

/** A CV hangs at each application of its candidate, under an id of its own. */
function attachmentRecords({ store }: SandboxWorld): AttachmentRecord[] {
  return [...store.data.applications.values()].flatMap((application) => {
    const { cv } = store.candidate(application.candidateId);
    if (!cv) return [];
    const id = cv.id * 1000 + (application.id % 1000);
    return [{ id, application, cv, createdAt: cv.addedAt, updatedAt: cv.addedAt }];
  });
}

const attachments = ({ links, settings }: SandboxWorld): ListOptions<AttachmentRecord> => ({
  filters: {
    application_ids: ({ application }) => application.id,
    candidate_ids: ({ application }) => application.candidateId,
    type: () => 'resume',
  },
  write: ({ id, application, cv, ...instants }) => ({
    id,
    application_id: application.id,
    candidate_id: application.candidateId,
    type: 'resume',
    filename: cv.name,
    url: links.linkTo(cv.id, cv.name, settings.linkSeconds.greenhouse),
    ...times(instants),
  }),
});

type NoteRecord = Note & { candidateId: number; createdAt: number; updatedAt: number };

const noteRecords = ({ store }: SandboxWorld): NoteRecord[] =>
  [...store.data.candidates.values()].flatMap(({ id: candidateId, notes: ofCandidate }) =>
    ofCandidate.map((note) => ({ ...note, candidateId, createdAt: note.at, updatedAt: note.at })),
  );

const notes: ListOptions<NoteRecord> = {
  filters: { candidate_ids: ({ candidateId }) => candidateId },
  write: (note) => ({ id: note.id, candidate_id: note.candidateId, body: note.text, ...times(note) }),
};
