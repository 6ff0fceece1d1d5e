import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { BlockedItem } from '../retention-schemas';

const shown = 500;

/** Who is blocked, the first to be erased first: numbers, and nothing about the people. @throws AppError `permission.denied` */
export async function listBlocked(actor: Actor): Promise<{ items: BlockedItem[]; total: number }> {
  requirePermission(actor, 'administration');
  const [rows, total] = await Promise.all([
    database().blockedCandidate.findMany({
      orderBy: [{ eraseAt: 'asc' }, { id: 'asc' }],
      take: shown,
      omit: { content: true, files: true },
      include: { process: { select: { name: true } } },
    }),
    database().blockedCandidate.count(),
  ]);
  const items = rows.map(({ id: candidateId, process, blockedAt, eraseAt, ...row }) => ({
    candidateId,
    ordinalNumber: row.ordinalNumber,
    processId: row.processId,
    processName: process.name,
    basis: row.basis,
    blockedAt: blockedAt.toISOString(),
    eraseAt: eraseAt.toISOString(),
  }));
  return { items, total };
}
