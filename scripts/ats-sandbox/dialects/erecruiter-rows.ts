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

/** Written without what its reader may not see. */
export function candidateRow({ rights }: SandboxWorld, candidate: Candidate) {
  const { id, firstName, lastName, email } = rights.told('erecruiter', candidate);
  return { candidateId: id, firstName, lastName, email };
}

/** The stage's and the origin's fields are assumed. */
export function applicationRow({ store, rights }: SandboxWorld, application: Application) {
  const candidate = rights.told('erecruiter', store.candidate(application.candidateId));
  const person = {
    candidateName: candidate.firstName,
    candidateLastName: candidate.lastName,
    candidateEmail: candidate.email,
    candidatePhone: candidate.phone,
    candidateCvFiles: candidate.cv ? [{ id: candidate.cv.id, fileName: candidate.cv.name }] : [],
  };
  return {
    applicationId: application.id,
    candidateId: candidate.id,
    recruitmentId: application.recruitmentId,
    ...(rights.how('erecruiter') !== 'not-included' && person),
    stageId: application.stageId,
    stageName: store.stage(application.stageId)?.name ?? null,
    origin: application.source,
  };
}
