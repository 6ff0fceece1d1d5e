import { systemActorFor } from '@/lib/auth/actor';
import { inngest } from '@/lib/jobs/client';
import { indexAllCvTexts } from '@/lib/maintenance/index-cv-texts';

const name = 'system/index-cv-texts';
const actor = systemActorFor(name);

/** Every night, after the clean-up: makes CVs searchable that were read before texts were searched, or masked by older rules. */
export const indexCvTextsFunction = inngest.createFunction(
  { id: 'system-index-cv-texts', name, retries: 3, triggers: [{ cron: 'TZ=Europe/Warsaw 45 3 * * *' }] },
  async ({ step }) => indexAllCvTexts(actor, (part, act) => step.run(part, act)),
);
