import { systemActorFor } from '@/lib/auth/actor';
import { inngest } from '@/lib/jobs/client';
import { eventSchemas } from '@/lib/jobs/events';
import { mailNewPassword } from '@/lib/users/passwords/mail-new-password';

const name = 'users/mail-new-password';

const requested = 'users/password.requested';

/** Mails a link to who asked for a new password, where there is such an account. */
export const mailNewPasswordFunction = inngest.createFunction(
  {
    id: 'users-mail-new-password',
    name,
    retries: 3,
    triggers: [{ event: requested }],
    concurrency: [{ limit: 3 }],
  },
  async ({ event, step }) => {
    const request = eventSchemas[requested].parse(event.data);
    await step.run('mail', () => mailNewPassword(systemActorFor(name), request));
  },
);
