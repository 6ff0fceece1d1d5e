import { systemActorFor } from '@/lib/auth/actor';
import { inngest } from '@/lib/jobs/client';
import { endOutdatedMails } from '@/lib/mail/send/end-outdated-mails';
import { recoverLostMails } from '@/lib/mail/send/lost-mails';

const name = 'mail/schedule';
const actor = systemActorFor(name);

/** Every five minutes: mails whose link ended, and those that went quiet. */
export const mailSchedule = inngest.createFunction(
  { id: 'mail-schedule', name, retries: 3, triggers: [{ cron: '*/5 * * * *' }] },
  async ({ step }) =>
    step.run('due', async () => ({ outdated: await endOutdatedMails(actor), ...(await recoverLostMails(actor)) })),
);
