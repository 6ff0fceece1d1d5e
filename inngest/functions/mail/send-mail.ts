import { systemActorFor } from '@/lib/auth/actor';
import { inngest } from '@/lib/jobs/client';
import { eventSchemas } from '@/lib/jobs/events';
import { sendMail } from '@/lib/mail/send/send-mail';

const name = 'mail/send';
const actor = systemActorFor(name);

const requested = 'mail/sending.requested';

/** Sends one mail, with a growing wait after each failure; how it does is in the database. */
export const sendMailFunction = inngest.createFunction(
  {
    id: 'mail-send',
    name,
    retries: 3,
    triggers: [{ event: requested }],
    concurrency: [{ limit: 3 }],
  },
  async ({ event, step }) => {
    const { mailId } = eventSchemas[requested].parse(event.data);
    for (let attempt = 1; ; attempt += 1) {
      const { waitSeconds } = await step.run(`send-${attempt}`, () => sendMail(actor, { mailId }));
      if (waitSeconds === null) return { attempts: attempt };
      await step.sleep(`wait-${attempt}`, waitSeconds * 1000);
    }
  },
);
