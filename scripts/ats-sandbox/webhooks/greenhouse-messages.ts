import { type Change } from '../data/changes';
import { type Application, type Candidate } from '../data/records';
import { askedStatus, candidateRow, jobStatus, sourceId, time } from '../dialects/greenhouse-rows';
import { type SandboxWorld } from '../dialects/dialect';

const actions: Partial<Record<Change['kind'], string>> = {
  'application-added': 'new_candidate_application',
  'application-deleted': 'delete_application',
  'stage-changed': 'candidate_stage_change',
  'candidate-changed': 'update_candidate',
  'application-changed': 'application_updated',
  'candidate-deleted': 'delete_candidate',
  'candidates-merged': 'merge_candidate',
  'candidate-anonymised': 'candidate_anonymized',
};
const anonymisedFields = ['full_name', 'phone_numbers', 'emails', 'attachments', 'notes', 'tags'];

/** What Greenhouse's webhook says of a change; nothing of one that it does not report. */
export function greenhouseBody(change: Change, world: SandboxWorld): { action: string; payload: object } | undefined {
  const action = actions[change.kind];
  return action === undefined ? undefined : { action, payload: payloadOf(change, world) };
}

function payloadOf(change: Change, world: SandboxWorld): object {
  const { store } = world;
  switch (change.kind) {
    case 'candidate-deleted':
      return { person: { ...personOf(change.gone), deleted_application_ids: change.applicationIds } };
    case 'candidates-merged':
      return { person: { ...personOf(change.gone), new_candidate_id: change.intoId } };
    case 'candidate-anonymised':
      return { candidate_id: change.candidateId, anonymized_fields: anonymisedFields };
    case 'application-deleted':
      return { application: applicationOf(world, change.gone) };
    case 'candidate-added':
    case 'candidate-changed':
      return { candidate: candidateRow(world, store.candidate(change.candidateId)) };
    default:
      return { application: applicationOf(world, store.application(change.applicationId)) };
  }
}

const personOf = ({ id, firstName, lastName, createdAt }: Candidate) => ({
  id,
  first_name: firstName,
  last_name: lastName,
  created_at: time(createdAt),
});

/** Another form than that of the API: the job is in a list, the stage and the candidate are told inside. */
function applicationOf(world: SandboxWorld, application: Application) {
  const { store, rights } = world;
  const { id, candidateId, recruitmentId, stageId, source, isRejected, createdAt, updatedAt } = application;
  const job = store.recruitment(recruitmentId);
  const candidate = store.data.candidates.get(candidateId);
  const mayTell = candidate && rights.how('greenhouse') !== 'not-included';
  return {
    id,
    status: askedStatus(application),
    prospect: false,
    applied_at: time(createdAt),
    rejected_at: isRejected ? time(updatedAt) : null,
    last_activity_at: time(updatedAt),
    source: { id: sourceId(source), public_name: source },
    current_stage: { id: stageId, name: store.stage(stageId)?.name ?? null, interviews: [] },
    ...(mayTell && { candidate: candidateRow(world, candidate) }),
    jobs: [{ id: job.id, name: job.name, requisition_id: job.reference, status: jobStatus(job) }],
  };
}
