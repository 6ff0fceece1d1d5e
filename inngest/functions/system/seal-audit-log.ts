import { sealAuditLog } from '@/lib/audit/seal-audit-log';
import { inngest } from '@/lib/jobs/client';

/** A log of an earlier version, which has no seals yet, is sealed in several runs. */
const maxBatches = 100;

/** Every minute: new events of the audit log get their place in its chain (docs/decisions/0152). */
export const sealAuditLogFunction = inngest.createFunction(
  { id: 'system-seal-audit-log', name: 'system/seal-audit-log', retries: 3, triggers: [{ cron: '* * * * *' }] },
  ({ step }) => step.run('seal', () => sealAuditLog(maxBatches)),
);
