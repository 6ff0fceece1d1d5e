import { systemActorFor } from '@/lib/auth/actor';
import { inngest } from '@/lib/jobs/client';
import { eventSchemas } from '@/lib/jobs/events';
import { sendMail } from '@/lib/mail/send/send-mail';
import { actUntilDone } from '../act-until-done';

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
    const send = (id: string) => step.run(id, () => sendMail(actor, { mailId }));
    const { turns } = await actUntilDone(step, { act: 'send', first: 1 }, send, ({ waitSeconds }) => waitSeconds);
    return { attempts: turns };
  },
);
