import type { Move, SentEmail } from '../data/changes';
import { dialectNames, type DialectName, type WebhookDialect } from '../../../prisma/seed/demo-ats-credentials';
import { generateData } from '../data/generate-data';
import { type SandboxWorld } from '../dialects/dialect';
import {
  changeSettings,
  usualSettings,
  type Personality,
  type SandboxSettings,
  type SettingsChange,
} from '../dialects/settings';
import { FaultScript, type Fault, type FaultTarget } from '../http/faults';
import { HttpError } from '../http/http-error';
import { rightLosses, type RightLoss } from '../http/lost-rights';
import { type RateLimit } from '../dialects/dialect-facts';
import { RateLimits } from '../http/rate-limits';
import { type LoggedRequest } from '../http/request-log';
import { type Webhooks } from '../webhooks/webhooks';
import { DataControl } from './data-control';
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
export class SandboxControl extends DataControl {
  readonly faults = new FaultScript();
  readonly rateLimits = new RateLimits();
  requests: LoggedRequest[] = [];

  constructor(
    world: SandboxWorld,
    private readonly webhooks: Webhooks,
    private readonly start: DataSize & { personality: Personality },
  ) {
    super(world);
  }

  /** New data, the machine's time, no faults, all rights, an empty log, the usual settings; webhooks stay registered. */
  reset(data: Partial<DataSize> = {}): void {
    const { store, clock, cvs, rights, settings } = this.world;
    clock.reset();
    store.replace(generateData({ ...this.start, ...data, now: clock.now() }));
    cvs.uploaded.clear();
    Object.assign(settings, usualSettings(this.start.personality));
    rights.restore();
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

  /** Changes settings; of those by dialect only the dialects that are named. */
  settings(changes: SettingsChange): SandboxSettings {
    return changeSettings(this.world.settings, changes);
  }

  /** The dialect's client may no longer read people; how it finds that, `RightLoss` says. */
  loseRight({ dialect, how }: { dialect: DialectName; how: RightLoss }): void {
    if (!dialectNames.includes(dialect) || !rightLosses.includes(how))
      throw new Error(`There is no right to lose: ${dialect}, ${how}.`);
    this.world.rights.lose(dialect, how);
  }

  /** The dialect's client may read everything again; every dialect's when none is named. */
  restoreRights({ dialect }: { dialect?: DialectName } = {}): void {
    this.world.rights.restore(dialect);
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

  /** Where changes are reported to from now on; null: nowhere. */
  registerWebhook({ dialect, url }: { dialect: WebhookDialect; url: string | null }): void {
    this.webhooks.register(dialect, url);
  }

  /** Ends when every webhook has been delivered or given up. */
  async webhooksDelivered(): Promise<Webhooks['deliveries']> {
    await this.webhooks.settled();
    return this.webhooks.deliveries;
  }

  /** Every request that a dialect got, every move that took effect, and the e-mails that candidates got because of moves. */
  log(): { requests: LoggedRequest[]; moves: Move[]; emails: SentEmail[] } {
    const { moves, emails } = this.world.store;
    return { requests: this.requests, moves, emails };
  }

  clearLog(): void {
    this.requests = [];
    this.world.store.moves = [];
    this.world.store.emails = [];
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
    const isOne =
      method !== 'constructor' &&
      method !== 'call' &&
      [SandboxControl.prototype, DataControl.prototype].some((own) => Object.hasOwn(own, method));
    if (!isOne) throw new HttpError(404, `The control plane has no method "${method}".`);
    const methods = this as unknown as Record<string, (argument: unknown) => unknown>;
    return methods[method]?.(argument);
  }
}
