import { requirePermission, type Actor } from '@/lib/auth/actor';
import { visibleProcesses } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import { findMadeFiles } from './made-files';
import type { MadeFile } from './schemas';

const most = 20;
/** More are chosen from the process itself. */
const mostProcesses = 500;

/**
 * The files that were made last, and the processes that one can be made of, the newest first. The files themselves are kept nowhere.
 *
 * @param processId is offered even if there are many newer ones
 * @throws AppError `permission.denied`
 */
export async function listFiles(
  actor: Actor,
  { processId }: { processId: string | null },
): Promise<{ files: MadeFile[]; processes: { id: string; name: string }[] }> {
  requirePermission(actor, 'administration');
  const select = { id: true, name: true, ordinalNumber: true };
  const [files, newest, chosen] = await Promise.all([
    findMadeFiles({}, most),
    database().process.findMany({
      where: visibleProcesses(actor),
      orderBy: { ordinalNumber: 'desc' },
      take: mostProcesses,
      select,
    }),
    processId === null
      ? null
      : database().process.findFirst({ where: { AND: [visibleProcesses(actor), { id: processId }] }, select }),
  ]);
  const all = chosen && !newest.some(({ id }) => id === chosen.id) ? [chosen, ...newest] : newest;
  return { files, processes: all.map(({ id, name, ordinalNumber }) => ({ id, name: `${ordinalNumber}. ${name}` })) };
}
