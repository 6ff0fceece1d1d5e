import { sandboxUsers } from '../../../prisma/seed/demo-ats-credentials';
import { type Application, type Candidate, type CvFile, type Note, type Recruitment } from '../data/records';
import { type Route } from '../http/routes';
import { isObserved, type SandboxWorld } from './dialect';
import { listAnswer, type ListOptions } from './greenhouse-pages';
import {
  applicationRow,
  askedStatus,
  candidateRow,
  jobStatus,
  noteRow,
  sourceId,
  times,
  type Instants,
} from './greenhouse-rows';
import { stageRecords, stages, visitRecords, visits } from './greenhouse-stages';

/** What the present state of the world gives. */
type Told<T> = (world: SandboxWorld) => T;
const atStart: Instants = { createdAt: 0, updatedAt: 0 };

/** Reading calls of Harvest v3: lists only, single records by `ids`. */
export function greenhouseReadingRoutes(world: SandboxWorld): Route[] {
  const list = <T extends Instants & { id: number }>(
    path: string,
    rows: Told<T[]>,
    options: Told<ListOptions<T>>,
  ): Route => ['GET', path, (exchange) => listAnswer(world, exchange, rows(world), options(world))];
  return [
    list('/jobs', ({ store }) => [...store.data.recruitments.values()], jobs),
    list('/job_interview_stages', stageRecords, stages),
    list('/applications', ({ store }) => [...store.data.applications.values()], applications),
    list('/application_stages', visitRecords, visits),
    list('/candidates', ({ store }) => [...store.data.candidates.values()], candidates),
    list('/attachments', attachmentRecords, attachments),
    list('/notes', noteRecords, notes),
    list('/sources', sourceRecords, sources),
    list('/users', () => sandboxUsers.greenhouse.map((user) => ({ ...user, ...atStart })), users),
  ];
}

const jobs = (): ListOptions<Recruitment> => ({
  filters: { status: jobStatus },
  write: (job) => ({
    id: job.id,
    name: job.name,
    requisition_id: job.reference,
    status: jobStatus(job),
    ...times(job),
  }),
});

/** As clients have it, the list cannot be filtered by jobs. */
function applications(world: SandboxWorld): ListOptions<Application> {
  return {
    filters: {
      ...(!isObserved(world, 'greenhouse') && { job_ids: ({ recruitmentId }) => recruitmentId }),
      candidate_ids: ({ candidateId }) => candidateId,
      stage_ids: ({ visits: all }) => all.at(-1)?.id ?? 0,
      source_ids: ({ source }) => sourceId(source),
      status: askedStatus,
    },
    words: { status: ['active', 'rejected', 'hired', 'converted'] },
    write: (application) => applicationRow(world, application),
  };
}

const candidates = (world: SandboxWorld): ListOptions<Candidate> => ({
  filters: { email: ({ email }) => email },
  write: (candidate) => candidateRow(world, candidate),
  candidateIdOf: ({ id }) => id,
});

interface AttachmentRecord extends Instants {
  id: number;
  application: Application;
  cv: CvFile;
}

/** A CV hangs at each application of its candidate, under an id of its own. */
function attachmentRecords({ store, rights }: SandboxWorld): AttachmentRecord[] {
  return [...store.data.applications.values()].flatMap((application) => {
    const { cv } = rights.told('greenhouse', store.candidate(application.candidateId));
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
  candidateIdOf: ({ application }) => application.candidateId,
  write: ({ id, application, cv, ...instants }) => ({
    id,
    application_id: application.id,
    candidate_id: application.candidateId,
    type: 'resume',
    filename: cv.name,
    url:
      settings.greenhouseLink === 'signed'
        ? links.linkTo(cv.id, cv.name, settings.linkSeconds.greenhouse)
        : settings.greenhouseLink === 'null'
          ? null
          : '',
    ...times(instants),
  }),
});

type NoteRecord = Note & Instants & { candidateId: number };

const noteRecords = ({ store, rights }: SandboxWorld): NoteRecord[] =>
  [...store.data.candidates.values()].flatMap((candidate) =>
    rights
      .told('greenhouse', candidate)
      .notes.map((note) => ({ ...note, candidateId: candidate.id, createdAt: note.at, updatedAt: note.at })),
  );

const notes = (): ListOptions<NoteRecord> => ({
  filters: { candidate_ids: ({ candidateId }) => candidateId },
  candidateIdOf: ({ candidateId }) => candidateId,
  write: (note) => noteRow(note, note.candidateId),
});

interface SourceRecord extends Instants {
  id: number;
  name: string;
}

function sourceRecords({ store }: SandboxWorld): SourceRecord[] {
  const names = new Set([...store.data.applications.values()].map(({ source }) => source));
  return [...names].map((name) => ({ id: sourceId(name), name, ...atStart }));
}

const sources = (): ListOptions<SourceRecord> => ({
  filters: {},
  write: ({ id, name, ...instants }) => ({ id, name, type: { id: 1, name: 'Third-party boards' }, ...times(instants) }),
});

const users = (): ListOptions<Instants & { id: number; name: string; email: string }> => ({
  filters: {},
  write: ({ id, name, email, ...instants }) => {
    const [first, last] = name.split(' ');
    const person = { id, first_name: first, last_name: last, name, primary_email: email };
    return { ...person, deactivated: false, site_admin: true, ...times(instants) };
  },
});
