import { sealEvents } from '@/lib/audit/seal-events';
import { inngest } from '@/lib/jobs/client';

/** A log of an earlier version, which has no seals yet, is sealed in several runs. */
const maxBatches = 100;

/** Every five minutes: new events of the audit log get their place in its chain (docs/decisions/0152). */
export const sealAuditLogFunction = inngest.createFunction(
  { id: 'system-seal-audit-log', name: 'system/seal-audit-log', retries: 3, triggers: [{ cron: '*/5 * * * *' }] },
  ({ step }) => step.run('seal', () => sealEvents(maxBatches)),
);
