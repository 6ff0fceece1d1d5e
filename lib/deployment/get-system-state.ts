import { requirePermission, type Actor } from '@/lib/auth/actor';
import { getBackupState, type BackupState } from '@/lib/backup/get-backup-state';
import { serverAddress } from '@/lib/jobs/inngest-server/server-address';
import { selectedRunner } from '@/lib/jobs/select-runner';
import { env } from '@/lib/env';
import { checkSettings } from './check-settings';
import { findReasons } from './check-readiness';
import { findDependencyStates } from './dependencies/dependencies';
import { loadSystemFacts } from './load-system-facts';
import type { SystemState } from './schemas';

/**
 * How the background work does, by the state that all instances share.
 *
 * @throws AppError `permission.denied`
 */
export async function getSystemState(actor: Actor): Promise<SystemState> {
  requirePermission(actor, 'administration');
  const jobs = selectedRunner();
  const [facts, dependencies, backup] = await Promise.all([
    loadSystemFacts(),
    findDependencyStates(),
    getBackupState(),
  ]);
  const { contacts, outbox, lateCvs, queue } = facts;
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
    queue: queue && { ...queue, oldestSeconds: Math.round(queue.oldestSeconds) },
    backup: serializeBackup(backup),
    dependencies,
    settings: checkSettings(env()).map(({ code, setting }) => ({ code, setting })),
    reasons: findReasons(facts, dependencies).map(({ code, values }) => ({ code, values })),
  };
}

function serializeBackup({ used, lastGood, failed, runningSince }: BackupState): SystemState['backup'] {
  if (!used) return null;
  return {
    lastGood: lastGood && { ...lastGood, at: lastGood.at.toISOString() },
    failed: failed && { ...failed, at: failed.at.toISOString() },
    runningSince: runningSince?.toISOString() ?? null,
  };
}
