import { type CandidateFields } from '../data/ats-store';
import { type Application, type Candidate } from '../data/records';
import { type SandboxWorld } from '../dialects/dialect';

/** What tests do to the data, standing for people at work there. */
export class DataControl {
  constructor(readonly world: SandboxWorld) {}

  /** A person who applies for a recruitment, with a CV unless it is left out on purpose. */
  addCandidate(input: Partial<CandidateFields> & { recruitmentId: number; source?: string; withoutCv?: boolean }): {
    candidate: Candidate;
    application: Application;
  } {
    const { store } = this.world;
    const { recruitmentId, source, withoutCv, ...fields } = input;
    store.recruitment(recruitmentId);
    const number = store.data.nextId;
    const person = {
      firstName: 'Nowa',
      lastName: `Osoba ${number}`,
      email: `nowa.osoba.${number}@poczta.example`,
      phone: '+48 490 555 010',
    };
    const candidate = store.addCandidate({ ...person, ...fields }, 'control');
    if (!withoutCv) store.replaceCv(candidate.id, null, 'control');
    const application = store.addApplication({ candidateId: candidate.id, recruitmentId, source }, 'control');
    return { candidate, application };
  }

  addApplication(input: { candidateId: number; recruitmentId: number; source?: string }): Application {
    return this.world.store.addApplication(input, 'control');
  }

  changeCandidate({ id, ...fields }: { id: number } & Partial<CandidateFields & Pick<Candidate, 'tags'>>): Candidate {
    return this.world.store.changeCandidate(id, fields, 'control');
  }

  changeApplication({
    id,
    ...fields
  }: { id: number } & Partial<Pick<Application, 'source' | 'isRejected'>>): Application {
    return this.world.store.changeApplication(id, fields, 'control');
  }

  deleteCandidate({ id }: { id: number }): void {
    this.world.store.deleteCandidate(id, 'control');
  }

  deleteApplication({ id }: { id: number }): void {
    this.world.store.deleteApplication(id, 'control');
  }

  /** The candidate `id` becomes a part of `intoId`. */
  mergeCandidates({ id, intoId }: { id: number; intoId: number }): void {
    this.world.store.mergeCandidates(id, intoId, 'control');
  }

  anonymiseCandidate({ id }: { id: number }): void {
    this.world.store.anonymiseCandidate(id, 'control');
  }

  /** A person at work there moves an application: to a stage by its id, its kind or its name. */
  changeStage({ applicationId, stage }: { applicationId: number; stage: number | string }): void {
    const { store } = this.world;
    const { stages } = store.recruitment(store.application(applicationId).recruitmentId);
    const target = stages.find(({ id, kind, name }) => id === stage || kind === stage || name === stage);
    if (!target) throw new Error(`The recruitment has no stage "${stage}".`);
    store.move(applicationId, target.id, 'control');
  }

  /** Another CV: a new one of the generator, given bytes, or none. */
  replaceCv({
    candidateId,
    file,
  }: {
    candidateId: number;
    file?: { name: string; contentType: string; base64: string } | null;
  }): void {
    const { store, cvs } = this.world;
    if (file === null) return store.removeCv(candidateId, 'control');
    const id = store.replaceCv(candidateId, file ?? null, 'control');
    if (file) cvs.uploaded.set(id, Buffer.from(file.base64, 'base64'));
  }

  closeRecruitment({ id }: { id: number }): void {
    Object.assign(this.world.store.recruitment(id), { isOpen: false, updatedAt: this.world.clock.now() });
  }

  /** `count` applications and their candidates, from the place `from` by id, get the same instant of change. */
  equalTimestamps({
    recruitmentId,
    from = 0,
    count,
    at,
  }: {
    recruitmentId: number;
    from?: number;
    count: number;
    at?: string;
  }): void {
    const { store, clock } = this.world;
    const instant = at === undefined ? clock.now() : Date.parse(at);
    const all = store
      .applicationsWhere((one) => one.recruitmentId === recruitmentId)
      .toSorted((one, other) => one.id - other.id);
    for (const application of all.slice(from, from + count)) {
      application.updatedAt = instant;
      store.candidate(application.candidateId).updatedAt = instant;
    }
  }
}
