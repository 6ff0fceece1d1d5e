import { loginSuccessfulPath } from '@/lib/auth/search-params';

export interface Credentials {
  email: string;
  password: string;
}

export type SignInFailure =
  { kind: 'credentials' | 'busy' | 'server' | 'network' } | { kind: 'too-many'; minutes: number };

/** Up to this wait it is a queue, not a lock. */
const shortWaitSeconds = 10;

function toFailure(answer: Response): SignInFailure {
  if (answer.status === 401) return { kind: 'credentials' };
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

/**
 * Signs in with e-mail and password.
 *
 * @param returnTo the requested page, if any
 * @returns where to go, or what failed
 */
export async function trySignIn(
  credentials: Credentials,
  returnTo: string | null,
): Promise<{ path: string } | { failure: SignInFailure }> {
  try {
    const csrfToken = await fetchFormToken();
    // next-auth keeps the callback URL in a cookie; this page's address may hold a link's token.
    const callbackUrl = window.location.origin;
    const body = new URLSearchParams({ ...credentials, csrfToken, callbackUrl, json: 'true' });
    const answer = await fetch('/api/auth/callback/credentials', { method: 'POST', body });
    if (answer.ok) return { path: loginSuccessfulPath(returnTo) };
    return answer.status === 403 ? { path: '/not-authorized' } : { failure: toFailure(answer) };
  } catch {
    return { failure: { kind: 'network' } };
  }
}
