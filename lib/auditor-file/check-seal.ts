import { sealEvents } from '@/lib/audit/seal-events';
import { verifyChain } from '@/lib/audit/verify-chain';
import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { findMadeFiles } from './made-files';
import type { SealCheck } from './schemas';

/**
 * Whether a file was made here with these bytes: its SHA-256 is in the audit log, and the log's chain holds up to that entry.
 * The file itself stays with who has it.
 *
 * @param input `sha256` in lower case
 * @throws AppError `permission.denied`
 */
export async function checkSeal(actor: Actor, { sha256 }: { sha256: string }): Promise<SealCheck> {
  requirePermission(actor, 'administration');
  return findSeal(sha256);
}

/** The same for a command, whose user has the database. */
export async function findSeal(sha256: string): Promise<SealCheck> {
  const [file = null] = await findMadeFiles({ details: { path: ['sha256'], equals: sha256 } }, 1);
  if (file === null) return { file, proved: false, faultSeq: null };
  await sealEvents();
  const { end, fault } = await verifyChain();
  const { seq } = await database().auditEvent.findUniqueOrThrow({ where: { id: file.eventId }, select: { seq: true } });
  return { file, proved: seq !== null && seq <= end.seq, faultSeq: fault?.seq ?? null };
}
