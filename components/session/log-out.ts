import { apiRequest } from '@/lib/http/browser/browser-client';

/** Ends the session. @returns where to go next, as the answer's Location header says (specification, section 7) */
export async function logOut(): Promise<string> {
  const response = await apiRequest({ path: '/logout', method: 'POST' });
  return response.headers.get('location') ?? '/sign-in';
}
