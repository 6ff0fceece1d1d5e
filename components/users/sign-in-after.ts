import { trySignIn, type Credentials } from './try-sign-in';

/** Signs in with a password that was just set, and leaves this page; to the sign-in page if that fails. */
export async function signInAfter(credentials: Credentials, returnTo: string | null = null): Promise<void> {
  const outcome = await trySignIn(credentials, returnTo);
  // Replaces the page whose address holds a used token.
  window.location.replace('path' in outcome ? outcome.path : '/sign-in');
}
