import { type DialectName } from '../../../prisma/seed/demo-ats-credentials';
import { HttpError } from './http-error';
import { tooManyCalls } from './rate-limits';

/** What goes wrong instead of an answer; the call has no effect. */
export type RefusingFault =
  | { kind: 'rate-limit'; header?: 'retry-after' | 'x-rate-limit-reset' | 'none'; seconds?: number }
  | { kind: 'server-error'; status?: 500 | 502 | 503 | 504 }
  /** The token is taken back, and the dialect's others with it. */
  | { kind: 'unauthorized' }
  | { kind: 'forbidden' }
  /** An answer of the 400s, e.g. 422 for a cursor that has expired. */
  | { kind: 'refused'; status: number }
  | { kind: 'redirect'; to: string }
  /** The connection breaks before anything has been done. */
  | { kind: 'dropped' };

/** What goes wrong while the answer is on its way; the call has had its effect. */
export type DeliveryFault =
  | { kind: 'slow'; ms: number }
  /** The body ends in the middle, then the connection. */
  | { kind: 'cut' }
  /** The body ends in the middle, whole as far as HTTP goes. */
  | { kind: 'malformed-json' }
  /** The connection breaks without an answer. */
  | { kind: 'applied-then-dropped' }
  /** Never answers; the client must give up. */
  | { kind: 'hang' };

/** Something is changed just before the call is answered: a method of the control plane with its argument. */
export interface ChangeFault {
  kind: 'change';
  method: string;
  argument?: unknown;
}

export type Fault = RefusingFault | DeliveryFault | ChangeFault;

/** Which requests a fault strikes. */
export interface FaultTarget {
  /** `files`: the signed links. */
  dialect?: DialectName | 'files';
  method?: string;
  /** A pattern for the path below the dialect's prefix, e.g. `^/v3/applications`. */
  path?: string;
  /** How many fitting requests pass before; 0 when left out. */
  after?: number;
  /** How many it strikes; 1 when left out. */
  times?: number;
}

export interface SeenRequest {
  dialect: string;
  method: string;
  path: string;
}

/** Faults as scripted; each strikes the requests that fit, in the order of scripting. */
export class FaultScript {
  private scripted: { fault: Fault; target: FaultTarget; toPass: number; left: number }[] = [];

  add(fault: Fault, target: FaultTarget = {}): void {
    this.scripted.push({ fault, target, toPass: target.after ?? 0, left: target.times ?? 1 });
  }

  clear(): void {
    this.scripted = [];
  }

  /** How many strikes are still to come. */
  get pending(): number {
    return this.scripted.reduce((sum, { left }) => sum + left, 0);
  }

  /** The faults that strike this request, counted off; at most one of each kind. */
  take(request: SeenRequest): Fault[] {
    const struck = new Map<string, Fault>();
    for (const entry of this.scripted) {
      if (entry.left === 0 || !fits(entry.target, request) || struck.has(entry.fault.kind)) continue;
      if (entry.toPass > 0) {
        entry.toPass -= 1;
        continue;
      }
      entry.left -= 1;
      struck.set(entry.fault.kind, entry.fault);
    }
    return [...struck.values()];
  }
}

function fits({ dialect, method, path }: FaultTarget, request: SeenRequest): boolean {
  if (dialect && dialect !== request.dialect) return false;
  if (method && method !== request.method) return false;
  return !path || new RegExp(path).test(request.path);
}

/** The refusal that a fault stands for, if it is one. */
export function refusalOf(fault: Fault): HttpError | undefined {
  switch (fault.kind) {
    case 'rate-limit':
      return tooManyCalls(fault.header ?? 'retry-after', fault.seconds ?? 1);
    case 'server-error':
      return new HttpError(fault.status ?? 500, 'Internal error');
    case 'unauthorized':
      return new HttpError(401, 'The access token has been revoked.');
    case 'forbidden':
      return new HttpError(403, 'The permission is missing.');
    case 'refused':
      return new HttpError(fault.status, 'The request is refused.');
    case 'redirect':
      return new HttpError(302, 'Found', { headers: { location: fault.to } });
    default:
      return undefined;
  }
}
