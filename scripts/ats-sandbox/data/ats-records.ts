import { type Actor, type Change, type Move, type SentEmail } from './changes';
import { type SandboxClock } from './clock';
import { type Application, type AtsData, type Candidate, type Recruitment, type Stage } from './records';

/** The data set: finding records, and telling listeners of changes. */
export class AtsRecords {
  moves: Move[] = [];
  /** What candidates were sent because of moves. */
  emails: SentEmail[] = [];
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
    this.emails = [];
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

  /** Whether the candidate has applied for the recruitment. */
  hasApplied(candidateId: number, recruitmentId: number): boolean {
    return (
      this.applicationsWhere((one) => one.candidateId === candidateId && one.recruitmentId === recruitmentId).length > 0
    );
  }

  newId(): number {
    return this.data.nextId++;
  }

  protected touched(candidate: Candidate, by: Actor): void {
    candidate.updatedAt = this.clock.now();
    this.emit({ kind: 'candidate-changed', by, candidateId: candidate.id });
  }

  protected emit(change: Change): void {
    for (const listener of this.listeners) listener(change);
  }
}

function found<T>(record: T | undefined, what: string): T {
  if (!record) throw new Error(`There is no ${what}.`);
  return record;
}
