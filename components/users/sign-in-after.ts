import { codePath } from '@/lib/auth/search-params';
import { trySignIn, type Credentials } from './try-sign-in';

/**
 * Signs in with a password that was just set, and leaves for the start page: the last page of this browser may be somebody
 * else's. To the sign-in page if that fails, or if the second step is still to come.
 */
export async function signInAfter(credentials: Credentials): Promise<void> {
  const outcome = await trySignIn(credentials, '/');
  // Replaces the page whose address holds a used token.
  const otherwise = 'needsCode' in outcome ? codePath : '/sign-in';
  window.location.replace('path' in outcome ? outcome.path : otherwise);
}
