import type { Fault, FaultTarget } from '@/scripts/ats-sandbox/http/faults';
import { dialectIn, type SimulatedWorld } from './simulated-world';

const stages = ['inbox', 'screening', 'interview', 'offer', 'selected'] as const;
const minuteMs = 60_000;

/** The call that moves an application; only a write may be forbidden, or the whole connection would be stopped. */
const moving = { method: 'P(OST|ATCH)', path: '(/Stage|/_move|/move|job-applications/[^/]+)$' };

/** A file that ends in the middle, whole as far as HTTP goes, is what a damaged file in the ATS looks like. */
const notFiles = '^(?!.*(CVs/|/content$))';

/** A fault that the next fitting calls meet. */
export function scriptFault(world: SimulatedWorld): void {
  const { choice, sandbox } = world;
  const fault = choice.one<() => Fault>([
    () => ({ kind: 'rate-limit', header: 'retry-after', seconds: choice.one([0, 1, 30]) }),
    () => ({ kind: 'rate-limit', header: 'x-rate-limit-reset', seconds: 20 }),
    () => ({ kind: 'server-error', status: choice.one([500, 502, 503]) }),
    () => ({ kind: 'unauthorized' }),
    () => ({ kind: 'dropped' }),
    () => ({ kind: 'applied-then-dropped' }),
    () => ({ kind: 'applied-then-dropped' }),
    () => ({ kind: 'cut' }),
    () => ({ kind: 'malformed-json' }),
    () => ({ kind: 'slow', ms: 30 }),
    () => ({ kind: 'forbidden' }),
    () => ({ kind: 'change', ...changeArgument(world) }),
  ])();
  const isWrite = fault.kind === 'forbidden' || choice.chance(0.6);
  const target: FaultTarget = {
    dialect: dialectIn(world),
    ...(fault.kind === 'malformed-json' ? { path: notFiles } : {}),
    ...(isWrite ? movingOf(world) : {}),
    after: choice.between(0, 3),
    times: choice.one([1, 1, 2, 4]),
  };
  sandbox.control.fail({ fault, ...target });
  world.log.push(`fault ${JSON.stringify({ fault, ...target })}`);
}

const movingOf = ({ provider }: SimulatedWorld) => ({
  method: provider === 'TEAMTAILOR' ? 'PATCH' : 'POST',
  path: moving.path,
});

/** A move by a person in the middle of one of our calls. */
function changeArgument(world: SimulatedWorld): { method: string; argument: unknown } {
  const application = anApplication(world);
  if (!application) return { method: 'moveClock', argument: { byMs: 0 } };
  return { method: 'changeStage', argument: { applicationId: application.id, stage: world.choice.one(stages) } };
}

function anApplication({ sandbox, choice }: SimulatedWorld) {
  const { applications, candidates } = sandbox.control.world.store.data;
  // Nobody works on somebody who was anonymised: with a new phone or CV that would be a person again.
  const all = [...applications.values()].filter(({ candidateId }) => !candidates.get(candidateId)?.isAnonymised);
  return all.length > 0 ? choice.one(all) : null;
}

/** Something that a person does there. */
export function editThere(world: SimulatedWorld): void {
  const { choice, sandbox, recruitmentId } = world;
  const { control } = sandbox;
  const application = anApplication(world);
  if (!application || choice.chance(0.15)) {
    control.addCandidate({ recruitmentId: Number(recruitmentId), withoutCv: choice.chance(0.2) });
    world.log.push('edit: somebody applies');
    return;
  }
  const { id, candidateId } = application;
  const { people } = peopleOf(world);
  const edits: Record<string, () => unknown> = {
    stage: () => control.changeStage({ applicationId: id, stage: choice.one(stages) }),
    name: () => changePerson(world, candidateId, { lastName: `Zmieniona ${choice.between(1, 999)}` }),
    phone: () => changePerson(world, candidateId, { phone: `+48 490 555 ${choice.between(100, 999)}` }),
    cv: () => control.replaceCv({ candidateId }),
    'no cv': () => control.replaceCv({ candidateId, file: null }),
    source: () => control.changeApplication({ id, source: choice.one(['LinkedIn', 'Polecenie']) }),
    delete: () => control.deleteApplication({ id }),
    'delete person': () => control.deleteCandidate({ id: candidateId }),
    anonymise: () => control.anonymiseCandidate({ id: candidateId }),
    merge: () => people.length > 1 && mergeTwo(world, people),
  };
  const usual = ['stage', 'stage', 'stage', 'name', 'phone', 'cv', 'cv', 'source'];
  const kind = choice.one(choice.chance(0.8) ? usual : Object.keys(edits));
  world.log.push(`edit: ${kind} of application ${id}`);
  edits[kind]?.();
}

/** Other data, and a CV with them: the sandbox draws it from the data. */
function changePerson({ sandbox }: SimulatedWorld, id: number, fields: { lastName?: string; phone?: string }): void {
  const { cv } = sandbox.control.changeCandidate({ id, ...fields });
  if (cv?.form === 'pdf') sandbox.control.replaceCv({ candidateId: id });
}

function peopleOf({ sandbox }: SimulatedWorld) {
  return { people: [...sandbox.control.world.store.data.candidates.values()].filter((one) => !one.isAnonymised) };
}

function mergeTwo({ choice, sandbox }: SimulatedWorld, people: { id: number }[]): void {
  const [one, other] = choice.some(people, 2);
  if (one && other) sandbox.control.mergeCandidates({ id: one.id, intoId: other.id });
}

/** The clock of the ATS goes wrong, by less than what a synchronisation reads again. */
export function moveClock({ choice, sandbox, log }: SimulatedWorld): void {
  const byMs = choice.between(-20, 20) * minuteMs;
  sandbox.control.moveClock({ byMs });
  log.push(`clock ${byMs / minuteMs} min`);
}
