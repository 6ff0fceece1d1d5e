import type { PersonActor } from '@/lib/auth/actor';
import type { CandidatePlace } from '@/lib/candidates/rows/get-candidate-row';
import { revokeOutsiderLinks } from '@/lib/outsider-links/revoke-outsider-links';
import { callOff } from './arrange';
import { changeInvitation } from './change-invitation';
import { tellBoth } from './tell-both';
import { purpose } from './times-link';

/**
 * Calls a candidate's interview off, or takes the offer back while nothing is arranged; the candidate's link ends. Also in an
 * archived process: somebody waits for the interview.
 *
 * @throws AppError `process.not-found`, `candidate.not-found`, `interview-times.not-found`, `interview-times.too-late`
 */
export async function cancelInterview(actor: PersonActor, place: CandidatePlace): Promise<void> {
  await changeInvitation(actor, place, async (db, invitation) => {
    const { candidateId, state } = invitation;
    const off = await callOff(db, actor, { invitation, state: 'WITHDRAWN' });
    await revokeOutsiderLinks(db, { candidateId, purpose });
    if (state === 'ARRANGED') await tellBoth(db, off);
  });
}
