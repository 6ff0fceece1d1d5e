import { type Application, type Candidate, type Note, type Recruitment } from '../data/records';
import { stableId } from '../data/stable-id';
import { presentVisitId } from '../data/stage-visits';
import { isObserved, type SandboxWorld } from './dialect';

/** When a record began and last changed. */
export interface Instants {
  createdAt: number;
  updatedAt: number;
}

export const time = (instant: number) => new Date(instant).toISOString();
export const times = ({ createdAt, updatedAt }: Instants) => ({
  created_at: time(createdAt),
  updated_at: time(updatedAt),
});

export const sourceId = (name: string) => stableId(name, 40_000_000);
export const jobStatus = ({ isOpen }: Recruitment) => (isOpen ? 'open' : 'closed');
/** By which word a list is asked for it. */
export const askedStatus = ({ isRejected }: Application) => (isRejected ? 'rejected' : 'active');

/** `stage_id` is a row of `application_stages`; as clients have seen it, some that are active are told as `in_process`. */
export function applicationRow(world: SandboxWorld, application: Application) {
  const isInProcess = isObserved(world, 'greenhouse') && !application.isRejected && application.id % 2 === 0;
  return {
    id: application.id,
    candidate_id: application.candidateId,
    job_id: application.recruitmentId,
    stage_id: presentVisitId(application),
    stage_name: world.store.stage(application.stageId)?.name ?? null,
    status: isInProcess ? 'in_process' : askedStatus(application),
    source_id: sourceId(application.source),
    ...times(application),
  };
}

/** Written without what its reader may not see. */
export function candidateRow({ rights }: SandboxWorld, candidate: Candidate) {
  const told = rights.told('greenhouse', candidate);
  return {
    id: told.id,
    first_name: told.firstName || null,
    last_name: told.lastName || null,
    email_addresses: told.email ? [{ value: told.email, type: 'personal' }] : [],
    phone_numbers: told.phone ? [{ value: told.phone, type: 'mobile' }] : [],
    tags: told.tags,
    ...times(told),
  };
}

const visibilities = { public: 'publicly_visible', private: 'privately_visible', admin_only: 'admin_only_visible' };

/** The words for visibility differ between writing and reading. */
export const noteRow = (note: Note, candidateId: number) => ({
  id: note.id,
  candidate_id: candidateId,
  application_id: null,
  user_id: note.userId ?? null,
  body: note.text,
  type: 'NOTE',
  visibility: visibilities[note.visibility ?? 'public'],
  ...times({ createdAt: note.at, updatedAt: note.at }),
});
