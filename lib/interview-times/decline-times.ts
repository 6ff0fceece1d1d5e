import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { callOff } from './arrange';
import { notifyRecruiter } from './notify-recruiter';
import { tellBoth } from './tell-both';
import { actByLink, visitor } from './times-link';

/**
 * The candidate calls the interview off, until it begins, or says that none of the times suits. The time is free for others, and
 * by the same link the candidate may still pick one.
 *
 * @param input `address`: the visitor's network
 * @throws AppError `link.invalid`, `request.too-many`, `interview-times.too-late`
 */
export async function declineTimes({ token, address }: { token: string; address: string }): Promise<void> {
  await actByLink({ token }, async (db, { invitation }) => {
    if (invitation.state === 'DECLINED') return;
    const declined = await callOff(db, visitor(address), { invitation, state: 'DECLINED' });
    await tellBoth(db, declined, { token });
    await notifyRecruiter(db, declined, 'DECLINED');
  });
  sendOutboxSoon();
}
