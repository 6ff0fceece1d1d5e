import { recordContact } from './contact';

/**
 * Records whether a call of a function was signed with the key that the product has. Anybody can make a call that is
 * not, so a refused one is a fact for administrators, never proof that the keys differ.
 */
export async function recordCall(request: Request, response: Response): Promise<void> {
  if (request.method !== 'POST') return;
  const result = response.status === 401 ? 'KEY_REFUSED' : 'OK';
  await recordContact({ kind: 'CALLS', result, httpStatus: response.status });
}
