import { systemActorFor } from '@/lib/auth/actor';
import { inngest } from '@/lib/jobs/client';
import { sendDailyMails } from '@/lib/notifications/mail/send-daily-mails';

const name = 'notifications/daily-mail';
const actor = systemActorFor(name);

/** Every ten minutes: somebody's hour may have come, in whatever time zone. */
export const dailyMailFunction = inngest.createFunction(
  { id: 'notifications-daily-mail', name, retries: 3, concurrency: 1, triggers: [{ cron: '*/10 * * * *' }] },
  async ({ step }) => step.run('send', () => sendDailyMails(actor)),
);
