import type { PersonActor } from '@/lib/auth/actor';
import { createConnection } from '@/lib/ats/connections/save-connection';
import { createTestUser } from '@/prisma/seed/factories';
import { createLinkedProcess, type LinkedProcess } from './linked-process';

/** An active process that is linked to an ATS of the kind Generic. @param webhookUrl where results go; null: nowhere */
export async function createGenericLink(
  actor: PersonActor,
  { webhookUrl = null }: { webhookUrl?: string | null } = {},
): Promise<LinkedProcess> {
  const admin = (await createTestUser('ADMIN')).actor;
  const { connectionId } = await createConnection(admin, {
    name: `Elevato ${admin.userId}`,
    provider: 'GENERIC',
    settings: { webhookUrl },
    scheduleMinutes: null,
    paused: false,
  });
  const there = { connectionId, recruitmentId: 'ELEVATO-7' };
  return createLinkedProcess(actor, { kind: 'WEBHOOK', target: null, there });
}
