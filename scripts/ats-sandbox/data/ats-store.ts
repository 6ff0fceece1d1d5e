import { type Actor, type Change, type Move } from './changes';
import { type SandboxClock } from './clock';
import { type Application, type AtsData, type Candidate, type Recruitment, type Stage } from './records';

export type CandidateFields = Pick<Candidate, 'firstName' | 'lastName' | 'email' | 'phone'>;

/** The data set and everything that can be done to it; every change gets its instant from the sandbox's clock. */
export class AtsStore {
  moves: Move[] = [];
  private readonly fileOwners = new Map<number, number>();
  private listeners: ((change: Change) => void)[] = [];

  constructor(
    public data: AtsData,
    readonly clock: SandboxClock,
  ) {}

  onChange(listener: (change: Change) => void): void {
    this.listeners.push(listener);
  }

  replace(data: AtsData, moves: Move[] = []): void {
    this.data = data;
    this.moves = moves;
  }

  stage(stageId: number): Stage | undefined {
    return this.data.recruitments.get(Math.floor(stageId / 10))?.stages.find(({ id }) => id === stageId);
  }

  /** @throws Error where there is none */
  recruitment(id: number): Recruitment {
    return found(this.data.recruitments.get(id), `recruitment ${id}`);
  }

  /** @throws Error where there is none */
  candidate(id: number): Candidate {
    return found(this.data.candidates.get(id), `candidate ${id}`);
  }

  /** @throws Error where there is none */
  application(id: number): Application {
    return found(this.data.applications.get(id), `application ${id}`);
  }

  /** Whose CV the file is; undefined where it is nobody's any more. */
  candidateOfFile(fileId: number): Candidate | undefined {
    const known = this.data.candidates.get(this.fileOwners.get(fileId) ?? 0);
    if (known?.cv?.id === fileId) return known;
    this.fileOwners.clear();
    for (const { id, cv } of this.data.candidates.values()) if (cv) this.fileOwners.set(cv.id, id);
    return this.data.candidates.get(this.fileOwners.get(fileId) ?? 0);
  }

  applicationsWhere(fits: (application: Application) => boolean): Application[] {
    return [...this.data.applications.values()].filter(fits);
  }

  /** Puts the application on the stage; nothing happens where it stands there already. */
  move(applicationId: number, toStageId: number, by: Actor): void {
    const application = this.application(applicationId);
    const { candidateId, recruitmentId, stageId: fromStageId } = application;
    if (fromStageId === toStageId) return;
    application.stageId = toStageId;
    application.updatedAt = this.clock.now();
    const at = new Date(application.updatedAt).toISOString();
    this.moves.push({ at, by, applicationId, candidateId, recruitmentId, fromStageId, toStageId });
    this.emit({ kind: 'stage-changed', by, applicationId, candidateId, fromStageId, toStageId });
  }

  changeCandidate(id: number, fields: Partial<CandidateFields & Pick<Candidate, 'tags'>>, by: Actor): Candidate {
    const candidate = Object.assign(this.candidate(id), fields);
    this.touched(candidate, by);
    return candidate;
  }

  changeApplication(id: number, fields: Partial<Pick<Application, 'source' | 'isRejected'>>, by: Actor): Application {
    const application = Object.assign(this.application(id), fields, { updatedAt: this.clock.now() });
    this.emit({ kind: 'application-changed', by, applicationId: id, candidateId: application.candidateId });
    return application;
  }

  addNote(candidateId: number, text: string, by: Actor): number {
    const candidate = this.candidate(candidateId);
    const id = this.newId();
    candidate.notes.push({ id, text, at: this.clock.now() });
    this.touched(candidate, by);
    return id;
  }

  addCandidate(fields: CandidateFields & { locale?: 'pl' | 'en'; profession?: string }, by: Actor): Candidate {
    const now = this.clock.now();
    const candidate: Candidate = {
      locale: 'pl',
      profession: 'java',
      ...fields,
      id: this.newId(),
      tags: [],
      notes: [],
      cv: null,
      isAnonymised: false,
      createdAt: now,
      updatedAt: now,
    };
    this.data.candidates.set(candidate.id, candidate);
    this.emit({ kind: 'candidate-added', by, candidateId: candidate.id });
    return candidate;
  }

  /** On the first stage unless another is given. */
  addApplication(
    input: { candidateId: number; recruitmentId: number; stageId?: number; source?: string },
    by: Actor,
  ): Application {
    const now = this.clock.now();
    const firstStage = this.recruitment(input.recruitmentId).stages[0];
    const application: Application = {
      id: this.newId(),
      candidateId: this.candidate(input.candidateId).id,
      recruitmentId: input.recruitmentId,
      stageId: input.stageId ?? firstStage?.id ?? 0,
      source: input.source ?? 'API',
      isRejected: false,
      createdAt: now,
      updatedAt: now,
    };
    this.data.applications.set(application.id, application);
    this.emit({ kind: 'application-added', by, applicationId: application.id, candidateId: input.candidateId });
    return application;
  }

  deleteApplication(id: number, by: Actor): void {
    const { candidateId } = this.application(id);
    this.data.applications.delete(id);
    this.emit({ kind: 'application-deleted', by, applicationId: id, candidateId });
  }

  /** With all applications. */
  deleteCandidate(id: number, by: Actor): void {
    this.candidate(id);
    for (const application of this.applicationsWhere(({ candidateId }) => candidateId === id)) {
      this.data.applications.delete(application.id);
    }
    this.data.candidates.delete(id);
    this.emit({ kind: 'candidate-deleted', by, candidateId: id });
  }

  /** The first becomes a part of the second; where both applied for the same recruitment, the first's application goes. */
  mergeCandidates(id: number, intoId: number, by: Actor): void {
    const [gone, kept] = [this.candidate(id), this.candidate(intoId)];
    const keptApplications = this.applicationsWhere(({ candidateId }) => candidateId === intoId);
    for (const application of this.applicationsWhere(({ candidateId }) => candidateId === id)) {
      const isDouble = keptApplications.some(({ recruitmentId }) => recruitmentId === application.recruitmentId);
      if (isDouble) this.data.applications.delete(application.id);
      else Object.assign(application, { candidateId: intoId, updatedAt: this.clock.now() });
    }
    kept.tags = [...new Set([...kept.tags, ...gone.tags])];
    kept.notes.push(...gone.notes);
    kept.cv ??= gone.cv;
    kept.updatedAt = this.clock.now();
    this.data.candidates.delete(id);
    this.emit({ kind: 'candidates-merged', by, candidateId: id, intoId });
  }

  /** The record and its applications stay, the person is gone from them. */
  anonymiseCandidate(id: number, by: Actor): void {
    const candidate = this.candidate(id);
    const nobody = {
      firstName: 'Anonymised',
      lastName: 'Candidate',
      email: '',
      phone: '',
      tags: [],
      notes: [],
      cv: null,
    };
    Object.assign(candidate, nobody, { isAnonymised: true, updatedAt: this.clock.now() });
    this.emit({ kind: 'candidate-anonymised', by, candidateId: id });
  }

  /** Another file in place of the CV: a new version of what was there, or the file that was sent. */
  replaceCv(candidateId: number, file: { name: string; contentType: string } | null, by: Actor): number {
    const candidate = this.candidate(candidateId);
    const id = this.newId();
    const addedAt = this.clock.now();
    const name = file?.name ?? `CV_${candidateId}.pdf`;
    const contentType = file?.contentType ?? 'application/pdf';
    const version = (candidate.cv?.version ?? 0) + 1;
    candidate.cv = { id, name, contentType, form: file ? 'uploaded' : 'pdf', version, addedAt };
    this.touched(candidate, by);
    return id;
  }

  removeCv(candidateId: number, by: Actor): void {
    const candidate = this.candidate(candidateId);
    candidate.cv = null;
    this.touched(candidate, by);
  }

  newId(): number {
    return this.data.nextId++;
  }

  private touched(candidate: Candidate, by: Actor): void {
    candidate.updatedAt = this.clock.now();
    this.emit({ kind: 'candidate-changed', by, candidateId: candidate.id });
  }

  private emit(change: Change): void {
    for (const listener of this.listeners) listener(change);
  }
}

function found<T>(record: T | undefined, what: string): T {
  if (!record) throw new Error(`There is no ${what}.`);
  return record;
}
