import { systemActor } from '@/lib/auth/actor';
import { inngest } from '@/lib/jobs/client';
import { requestDueMails } from '@/lib/mail/send/request-due-mails';

/** Every five minutes: mails whose link ended, and those that went quiet. */
export const mailSchedule = inngest.createFunction(
  { id: 'mail-schedule', name: 'mail/schedule', retries: 3, triggers: [{ cron: '*/5 * * * *' }] },
  async ({ step }) => step.run('due', () => requestDueMails(systemActor)),
);
