import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { visibleProcesses } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';

const most = 500;

/** The processes in which a fairness run can be started, the newest first. @throws AppError `permission.denied` */
export async function listLabProcesses(actor: PersonActor): Promise<{ id: string; name: string }[]> {
  requirePermission(actor, 'administration');
  const isExaminable = { currentAnalysisId: { not: null }, cvSha256: { not: null } };
  return database().process.findMany({
    where: { AND: [visibleProcesses(actor), { status: { not: 'ARCHIVED' }, candidates: { some: isExaminable } }] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, name: true },
    take: most,
  });
}
