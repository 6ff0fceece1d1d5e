import { type Application, type Candidate, type Recruitment, type Stage } from '../data/records';
import { type SandboxWorld } from './dialect';

/** Local time without a zone, as .NET writes it. */
export const localTime = (instant: number) => new Date(instant).toISOString().slice(0, 19);

export const stageRow = ({ id, name, order }: Stage) => ({ id, name, order });

export const recruitmentRow = ({ id, name, reference, isOpen, createdAt }: Recruitment) => ({
  id,
  name,
  referenceNumber: reference,
  status: isOpen ? 'Open' : 'Closed',
  createDate: localTime(createdAt),
});

export const candidateRow = ({ id, firstName, lastName, email }: Candidate) => ({
  candidateId: id,
  firstName,
  lastName,
  email,
});

/** The stage's and the origin's fields are assumed. */
export function applicationRow({ store }: SandboxWorld, application: Application) {
  const candidate = store.candidate(application.candidateId);
  return {
    applicationId: application.id,
    candidateId: candidate.id,
    recruitmentId: application.recruitmentId,
    candidateName: candidate.firstName,
    candidateLastName: candidate.lastName,
    candidateEmail: candidate.email,
    candidatePhone: candidate.phone,
    candidateCvFiles: candidate.cv ? [{ id: candidate.cv.id, fileName: candidate.cv.name }] : [],
    stageId: application.stageId,
    stageName: store.stage(application.stageId)?.name ?? null,
    origin: application.source,
  };
}
