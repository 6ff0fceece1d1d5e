import { type Application, type Candidate, type Recruitment } from '../data/records';
import { isObserved, type SandboxWorld } from './dialect';
import { type Row } from './traffit-lists';

/** Whole seconds, with the zone. */
export const time = (instant: number) => `${new Date(instant).toISOString().slice(0, 19)}+00:00`;
/** Whole seconds of UTC as the history writes them. */
const plainTime = (instant: number) => new Date(instant).toISOString().slice(0, 19).replace('T', ' ');

export const recruitmentRow = ({ id, name, reference, isOpen, createdAt, updatedAt }: Recruitment) => ({
  id,
  name,
  nrRef: reference,
  workflow_id: id * 10,
  status: isOpen ? 'published' : 'closed',
  closing_date: null,
  is_closed: !isOpen,
  created_at: time(createdAt),
  updated_at: time(updatedAt),
});

/** Written without what its reader may not see. */
export function employeeRow({ rights }: SandboxWorld, candidate: Candidate) {
  const { id, firstName, lastName, email, phone, createdAt, updatedAt } = rights.told('traffit', candidate);
  return {
    id,
    name: firstName,
    lastname: lastName,
    email,
    mobile: phone,
    status: 'active',
    created_at: time(createdAt),
    updated_at: time(updatedAt),
  };
}

/** The rows of a list of records, in no order. */
export const rowsOf = <T extends { id: number; createdAt: number; updatedAt: number }>(
  records: Iterable<T>,
  write: (record: T) => object,
): Row[] =>
  [...records].map((record) => {
    const { id, createdAt, updatedAt } = record;
    return { id, createdAt, updatedAt, write: () => write(record) };
  });

/** A person in a recruitment: flat and with the state, or, as clients have seen it, nested and without it. */
export function employeeInRecruitment(world: SandboxWorld, application: Application): Row {
  const { store, rights } = world;
  const candidate = store.candidate(application.candidateId);
  const updatedAt = Math.max(candidate.updatedAt, application.updatedAt);
  const person = rights.how('traffit') === 'not-included' ? undefined : employeeRow(world, candidate);
  const around = { source: application.source, created_at: time(application.createdAt), updated_at: time(updatedAt) };
  const state = { id: application.stageId, name: store.stage(application.stageId)?.name ?? null };
  const isNested = isObserved(world, 'traffit');
  const id = isNested ? application.id : candidate.id;
  const write = () =>
    isNested ? { id, ...(person && { employee: person }), ...around } : { id, ...person, ...around, state };
  return { id, createdAt: application.createdAt, updatedAt, write };
}

/** Every stay of people in states; the latest of a person in a recruitment is where the person stands. */
export const historyRows = ({ store }: SandboxWorld): Row[] =>
  [...store.data.applications.values()].flatMap(({ candidateId, recruitmentId, visits }) =>
    visits.map(({ id, stageId, enteredAt }) => ({
      id,
      createdAt: enteredAt,
      updatedAt: enteredAt,
      write: () => ({
        id,
        employee: { id: candidateId },
        recruitment: { id: recruitmentId, name: store.recruitment(recruitmentId).name },
        workflow_state: { id: stageId, name: store.stage(stageId)?.name ?? null },
        date: plainTime(enteredAt),
        created_at: plainTime(enteredAt),
        updated_at: plainTime(enteredAt),
      }),
    })),
  );

/** The name is told as `filename`, or, as clients have seen it, as `name`. */
export function fileRows(world: SandboxWorld, candidate: Candidate) {
  const { cv } = world.rights.told('traffit', candidate);
  if (!cv) return [];
  const uploaded = { id: cv.id, file_uploaded: time(cv.addedAt) };
  return [isObserved(world, 'traffit') ? { ...uploaded, name: cv.name } : { ...uploaded, filename: cv.name }];
}

/** Notes of `/notes`. */
export const noteRows = ({ rights }: SandboxWorld, candidate: Candidate) =>
  rights.told('traffit', candidate).notes.map(({ id, text, at }) => ({ id, content: text, created_at: time(at) }));

/** Notes among the activities. */
export const activityRows = ({ rights }: SandboxWorld, candidate: Candidate) =>
  rights.told('traffit', candidate).notes.map(({ id, text, at }) => ({
    id,
    employee: { id: candidate.id },
    type: { id: 1, value: 'Notatka' },
    content: text,
    activity_date: plainTime(at),
    created_at: plainTime(at),
  }));
