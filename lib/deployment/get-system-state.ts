import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { countOutbox } from '@/lib/jobs/count-outbox';
import { listContacts } from '@/lib/jobs/inngest-server/contact';
import { serverAddress } from '@/lib/jobs/inngest-server/server-address';
import { selectedEngine } from '@/lib/jobs/select-engine';
import { findLateCvs } from '@/lib/processes/find-late-cvs';
import { findReadinessReasons } from './check-readiness';
import type { SystemState } from './schemas';

/**
 * How the background work does, by the state that all instances share.
 *
 * @throws AppError `permission.denied`
 */
export async function getSystemState(actor: Actor): Promise<SystemState> {
  requirePermission(actor, 'administration');
  const jobs = selectedEngine();
  const [contacts, outbox, lateCvs, reasons] = await Promise.all([
    jobs === 'inngest' ? listContacts() : [],
    countOutbox(),
    findLateCvs(),
    findReadinessReasons(),
  ]);
  return {
    jobs,
    address: jobs === 'inngest' ? serverAddress() : null,
    contacts: contacts.map(({ kind, result, httpStatus, since, at }) => ({
      kind,
      result,
      httpStatus,
      since: since.toISOString(),
      at: at.toISOString(),
    })),
    outbox: { length: outbox.length, oldestAt: outbox.oldestAt?.toISOString() ?? null, setAside: outbox.setAside },
    lateCvs,
    reasons: reasons.map(({ code, values }) => ({ code, values })),
  };
}
