import { systemActorFor } from '@/lib/auth/actor';
import { inngest } from '@/lib/jobs/client';
import { cleanUp } from '@/lib/maintenance/clean-up';
import { keepAuditLog } from '@/lib/maintenance/keep-audit-log';
import { indexAllCvTexts } from '@/lib/maintenance/index-cv-texts';
import { writePhoneNumbers } from '@/lib/maintenance/write-phone-numbers';

const name = 'system/clean-up';
const actor = systemActorFor(name);

/** Runs every night. */
export const cleanUpFunction = inngest.createFunction(
  { id: 'system-clean-up', name, retries: 3, triggers: [{ cron: 'TZ=Europe/Warsaw 30 3 * * *' }] },
  async ({ step }) => {
    const result = await step.run('clean-up', () => cleanUp(actor));
    await step.run('audit-log', () => keepAuditLog(actor));
    await step.run('phone-numbers', () => writePhoneNumbers(actor));
    await indexAllCvTexts(actor, (name, part) => step.run(name, part));
    return result;
  },
);
