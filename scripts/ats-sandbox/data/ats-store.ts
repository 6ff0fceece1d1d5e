import { AtsRecords } from './ats-records';
import { type Actor } from './changes';
import { type Application, type Candidate, type Note } from './records';
import { earlierVisits, enterStage } from './stage-visits';

export type CandidateFields = Pick<Candidate, 'firstName' | 'lastName' | 'email' | 'phone'>;

/** Everything that can be done to the data set; every change gets its instant from the sandbox's clock. */
export class AtsStore extends AtsRecords {
  /** Puts the application on the stage; nothing happens where it stands there already. */
  move(applicationId: number, toStageId: number, by: Actor): void {
    const application = this.application(applicationId);
    const { candidateId, recruitmentId, stageId: fromStageId } = application;
    if (fromStageId === toStageId) return;
    application.updatedAt = this.clock.now();
    enterStage(application, toStageId, application.updatedAt);
    const at = new Date(application.updatedAt).toISOString();
    this.moves.push({ at, by, applicationId, candidateId, recruitmentId, fromStageId, toStageId });
    this.emit({ kind: 'stage-changed', by, applicationId, candidateId, fromStageId, toStageId });
  }

  changeCandidate(id: number, fields: Partial<CandidateFields & Pick<Candidate, 'tags'>>, by: Actor): Candidate {
    const candidate = Object.assign(this.candidate(id), fields);
    this.defineTags(fields.tags ?? []);
    this.touched(candidate, by);
    return candidate;
  }

  changeApplication(id: number, fields: Partial<Pick<Application, 'source' | 'isRejected'>>, by: Actor): Application {
    const application = Object.assign(this.application(id), fields, { updatedAt: this.clock.now() });
    this.emit({ kind: 'application-changed', by, applicationId: id, candidateId: application.candidateId });
    return application;
  }

  /** Tags that the company knows from now on. */
  defineTags(names: string[]): void {
    this.data.definedTags = [...new Set([...this.data.definedTags, ...names])];
  }

  addNote(candidateId: number, fields: Pick<Note, 'text' | 'userId' | 'visibility'>, by: Actor): Note {
    const candidate = this.candidate(candidateId);
    const note: Note = { ...fields, id: this.newId(), at: this.clock.now() };
    candidate.notes.push(note);
    this.touched(candidate, by);
    return note;
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
    const fields = {
      id: this.newId(),
      candidateId: this.candidate(input.candidateId).id,
      recruitmentId: input.recruitmentId,
      stageId: input.stageId ?? firstStage?.id ?? 0,
      source: input.source ?? 'API',
      isRejected: false,
      createdAt: now,
      updatedAt: now,
    };
    const application: Application = { ...fields, visits: earlierVisits(fields) };
    this.data.applications.set(application.id, application);
    this.emit({ kind: 'application-added', by, applicationId: application.id, candidateId: input.candidateId });
    return application;
  }

  deleteApplication(id: number, by: Actor): void {
    const gone = this.application(id);
    this.data.applications.delete(id);
    this.emit({ kind: 'application-deleted', by, applicationId: id, candidateId: gone.candidateId, gone });
  }

  /** With all applications. */
  deleteCandidate(id: number, by: Actor): void {
    const gone = this.candidate(id);
    const applicationIds = this.applicationsWhere(({ candidateId }) => candidateId === id).map((one) => one.id);
    for (const applicationId of applicationIds) this.data.applications.delete(applicationId);
    this.data.candidates.delete(id);
    this.emit({ kind: 'candidate-deleted', by, candidateId: id, gone, applicationIds });
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
    this.emit({ kind: 'candidates-merged', by, candidateId: id, gone, intoId });
  }

  /** The record and its applications stay, the person is gone from them. */
  anonymiseCandidate(id: number, by: Actor): void {
    const candidate = this.candidate(id);
    const nobody = {
      firstName: '',
      lastName: '',
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
}
