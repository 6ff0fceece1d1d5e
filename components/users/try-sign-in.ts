import { loginSuccessfulPath } from '@/lib/auth/search-params';
import { parseJson, readProblem } from '@/lib/http/browser/read-problem';

export interface Credentials {
  email: string;
  password: string;
}

export type SignInFailure =
  | { kind: 'credentials' | 'code' | 'expired' | 'unreadable' | 'busy' | 'server' | 'network' }
  | { kind: 'too-many'; minutes: number };

/** Where to go, what failed, or that the code of the second step is still to come. */
export type SignInOutcome = { path: string } | { failure: SignInFailure } | { needsCode: true };

/** Up to this wait it is a queue, not a lock. */
const shortWaitSeconds = 10;

function toFailure(answer: Response, code: string | undefined, wrong: 'credentials' | 'code'): SignInFailure {
  if (code === 'second-step.expired') return { kind: 'expired' };
  if (code === 'second-step.unreadable') return { kind: 'unreadable' };
  if (answer.status === 401) return { kind: wrong };
  if (answer.status !== 429) return { kind: 'server' };
  const seconds = Number(answer.headers.get('retry-after')) || 0;
  return seconds <= shortWaitSeconds ? { kind: 'busy' } : { kind: 'too-many', minutes: Math.ceil(seconds / 60) };
}

async function fetchFormToken(): Promise<string> {
  const answer = await fetch('/api/auth/csrf');
  if (!answer.ok) throw new Error(`The token was answered with ${answer.status}.`);
  const { csrfToken } = (await answer.json()) as { csrfToken: string };
  return csrfToken;
}

interface Step {
  fields: Record<string, string>;
  wrong: 'credentials' | 'code';
  returnTo: string | null;
}

async function send({ fields, wrong, returnTo }: Step): Promise<SignInOutcome> {
  try {
    const csrfToken = await fetchFormToken();
    // next-auth keeps the callback URL in a cookie; this page's address may hold a link's token.
    const callbackUrl = window.location.origin;
    const body = new URLSearchParams({ ...fields, csrfToken, callbackUrl, json: 'true' });
    const answer = await fetch(`/api/auth/callback/${wrong}`, { method: 'POST', body });
    if (answer.status === 403) return { path: '/not-authorized' };
    const said = parseJson(await answer.text());
    // Of an account that was deactivated.
    if (answer.ok && Object(said).url === '/forbidden') return { path: '/forbidden' };
    if (answer.ok) return { path: loginSuccessfulPath(returnTo) };
    const code = readProblem(said)?.code;
    return code === 'second-step.code-needed' ? { needsCode: true } : { failure: toFailure(answer, code, wrong) };
  } catch {
    return { failure: { kind: 'network' } };
  }
}

/**
 * Signs in with e-mail and password.
 *
 * @param returnTo the requested page, if any
 */
export function trySignIn(credentials: Credentials, returnTo: string | null): Promise<SignInOutcome> {
  return send({ fields: { ...credentials }, wrong: 'credentials', returnTo });
}

/** The second step after {@link trySignIn}: a code of the app, or a recovery code. */
export function tryCode(code: string, returnTo: string | null): Promise<SignInOutcome> {
  return send({ fields: { code }, wrong: 'code', returnTo });
}
