import { AppError } from '@/lib/errors';
import { today } from '@/lib/validation/calendar-day';
import { actByLink, visitor } from './candidate-link';
import type { PageRequest } from './person-schemas';
import { provePerson } from './prove-person';
import { storeRequest } from './store-request';

/** Open requests of one candidate; more are one person's answer away. */
const maxOpen = 10;

/**
 * The candidate asks for a correction, a person's review or the erasure of their data. People are to answer within a month. An
 * erasure is asked for by the person alone, who proves that they are.
 *
 * @throws AppError `link.invalid`, `request.too-many`, and those of `provePerson`
 */
export async function makeRequest({ address, ...asked }: PageRequest & { address: string }): Promise<void> {
  if (asked.kind === 'DELETE') await provePerson({ token: asked.token, proof: asked.proof, address });
  await actByLink(asked, async (db, { candidate: { id: candidateId, processId } }) => {
    const open = await db.personRequest.findMany({ where: { candidateId, answeredAt: null, withdrawnAt: null } });
    // Asked for once; what somebody recorded here may yet be withdrawn, and is not their own word.
    const own = open.filter(({ way }) => way === null);
    if (asked.kind !== 'CORRECT' && own.some(({ kind }) => kind === asked.kind)) return;
    if (open.length >= maxOpen) throw new AppError('request.too-many', { retryAfterSeconds: 24 * 60 * 60 });
    const request = { kind: asked.kind, text: asked.text, createdAt: new Date(), receivedOn: today() };
    await storeRequest(db, visitor(address), { processId, candidateId, ...request });
  });
}
