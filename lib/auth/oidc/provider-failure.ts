import type { ProviderFault, SignInProblem } from '@/lib/domain/provider-enums';

interface ProviderFailureOptions {
  fault?: ProviderFault;
  /** A status, a code, an address or a name; never what identifies a person. */
  detail?: string;
  cause?: unknown;
}

/** A sign-in at the identity provider that did not succeed. */
export class ProviderFailure extends Error {
  /** What the person is told. */
  readonly problem: SignInProblem;
  /** What administrators are told; null: nothing is wrong with the provider or its settings. */
  readonly fault: ProviderFault | null;
  readonly detail: string | null;

  constructor(problem: SignInProblem, { fault, detail, cause }: ProviderFailureOptions = {}) {
    super(problem, { cause });
    this.name = 'ProviderFailure';
    this.problem = problem;
    this.fault = fault ?? null;
    this.detail = detail?.slice(0, 300) ?? null;
  }
}

/** Something that only an administrator can mend. */
export function misconfigured(fault: ProviderFault, detail?: string, cause?: unknown): ProviderFailure {
  return new ProviderFailure('provider-misconfigured', { fault, ...(detail ? { detail } : {}), cause });
}

/** No response, or one that says that the provider is out of order. */
export function unreachable(error: unknown): ProviderFailure {
  return new ProviderFailure('provider-unreachable', { fault: 'UNREACHABLE', detail: reasonOf(error), cause: error });
}

/** Why there was no response: `NAME`, `REFUSED`, `TIMEOUT`, `CERTIFICATE` or `OTHER`. */
function reasonOf(error: unknown): string {
  const { code, name } = innermost(error);
  if (name === 'TimeoutError' || /TIMEDOUT|TIMEOUT|timed out/i.test(code)) return 'TIMEOUT';
  if (/CERT|SIGNED|SSL|TLS/.test(code)) return 'CERTIFICATE';
  if (/ENOTFOUND|EAI_AGAIN/.test(code)) return 'NAME';
  return code === 'ECONNREFUSED' ? 'REFUSED' : 'OTHER';
}

function innermost(error: unknown): { code: string; name: string } {
  if (typeof error !== 'object' || error === null) return { code: '', name: '' };
  if ('cause' in error && error.cause) return innermost(error.cause);
  const { code, name, message } = error as { code?: unknown; name?: unknown; message?: unknown };
  return { code: String(code ?? message), name: String(name) };
}

/** An OAuth 2.0 error code as it may be kept (RFC 6749, section 5.2); undefined for anything else. */
export function oauthErrorCode(code: unknown): string | undefined {
  return typeof code === 'string' && /^[a-z_]{3,40}$/.test(code) ? code : undefined;
}
