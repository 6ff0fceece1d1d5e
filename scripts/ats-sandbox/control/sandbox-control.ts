import { type Move } from '../data/changes';
import { type CandidateFields } from '../data/ats-store';
import { generateData } from '../data/generate-data';
import { type Application, type Candidate } from '../data/records';
import { usualSettings, type SandboxSettings, type SandboxWorld } from '../dialects/dialect';
import { type DialectName, type WebhookDialect } from '../credentials';
import { FaultScript, type Fault, type FaultTarget } from '../http/faults';
import { HttpError } from '../http/http-error';
import { RateLimits, type RateLimit } from '../http/rate-limits';
import { type LoggedRequest } from '../http/request-log';
import { type Webhooks } from '../webhooks/webhooks';
import { takeSnapshot, type Snapshot } from './snapshot';

/** What data the sandbox starts with, and again after a reset. */
export interface DataSize {
  seed: number;
  recruitments: number;
  candidatesPerRecruitment: number;
}

/**
 * What tests do to the sandbox. Every method takes one argument or none, so that `POST /_control/<method>` with the argument as
 * JSON does the same.
 */
export class SandboxControl {
  readonly faults = new FaultScript();
  readonly rateLimits = new RateLimits();
  requests: LoggedRequest[] = [];

  constructor(
    readonly world: SandboxWorld,
    private readonly webhooks: Webhooks,
    private readonly start: DataSize,
  ) {}

  /** New data, the machine's time, no faults, an empty log, the usual settings; webhooks stay registered. */
  reset(data: Partial<DataSize> = {}): void {
    const { store, clock, cvs, settings } = this.world;
    clock.reset();
    store.replace(generateData({ ...this.start, ...data, now: clock.now() }));
    cvs.uploaded.clear();
    Object.assign(settings, structuredClone(usualSettings));
    this.faults.clear();
    this.rateLimits.reset();
    this.requests = [];
    this.webhooks.deliveries = [];
  }

  /** Sets the clock to an instant (ISO 8601), or moves it. */
  moveClock({ to, byMs = 0 }: { to?: string; byMs?: number }): { now: string } {
    if (to !== undefined) this.world.clock.set(Date.parse(to));
    this.world.clock.advance(byMs);
    return { now: new Date(this.world.clock.now()).toISOString() };
  }

  settings(changes: Partial<SandboxSettings>): SandboxSettings {
    return Object.assign(this.world.settings, changes);
  }

  /** Turns the limits off and on, or sets a dialect's. */
  setRateLimits({ on, limits }: { on?: boolean; limits?: Partial<Record<DialectName, RateLimit>> }): void {
    this.rateLimits.isOn = on ?? this.rateLimits.isOn;
    Object.assign(this.rateLimits.limits, limits);
  }

  /** Scripts a fault for the next requests that fit. */
  fail({ fault, ...target }: { fault: Fault } & FaultTarget): void {
    this.faults.add(fault, target);
  }

  clearFaults(): void {
    this.faults.clear();
  }

  /** Takes the tokens of a dialect back, as if they had expired. */
  revokeTokens({ dialect }: { dialect: DialectName }): void {
    this.world.tokens.revoke(dialect);
  }

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

  /** Where changes are reported to from now on; null: nowhere. */
  registerWebhook({ dialect, url }: { dialect: WebhookDialect; url: string | null }): void {
    this.webhooks.register(dialect, url);
  }

  /** Ends when every webhook has been delivered or given up. */
  async webhooksDelivered(): Promise<Webhooks['deliveries']> {
    await this.webhooks.settled();
    return this.webhooks.deliveries;
  }

  /** Every request that a dialect got, and every move that took effect. */
  log(): { requests: LoggedRequest[]; moves: Move[] } {
    return { requests: this.requests, moves: this.world.store.moves };
  }

  clearLog(): void {
    this.requests = [];
    this.world.store.moves = [];
  }

  /** Everything the sandbox holds, to be compared. `withCvs: false` leaves out the CVs' hashes, which take time. */
  snapshot(options: { withCvs?: boolean } = {}): Promise<Snapshot> {
    return takeSnapshot(this.world, options);
  }

  /**
   * Calls a method by its name.
   *
   * @throws HttpError 404 where there is none
   */
  async call(method: string, argument: unknown): Promise<unknown> {
    const isOne = method !== 'constructor' && method !== 'call' && Object.hasOwn(SandboxControl.prototype, method);
    if (!isOne) throw new HttpError(404, `The control plane has no method "${method}".`);
    const methods = this as unknown as Record<string, (argument: unknown) => unknown>;
    return methods[method]?.(argument);
  }
}
