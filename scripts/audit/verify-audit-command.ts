import { parseArgs } from 'node:util';
import type { ChainFault, ChainReport } from '@/lib/audit/verify-chain';
import { Failure } from '../../lib/failure';
import type { WithDatabase } from '../users/create-user-command';
import { verifyFile } from './verify-file';

/** A seal, or a line of the file of AUDIT_SEAL_TO, which begins with its time. */
const keptForm = /^(?:\d{4}-\d\d-\d\dT[\d:.]{5,12}Z )?(\d{1,15}):([0-9a-f]{64})$/;

function readKept(kept: string | undefined, usage: string): { seq: number; hash: string } | null {
  if (kept === undefined) return null;
  const [, seq, hash] = keptForm.exec(kept.trim()) ?? [];
  if (!seq || !hash) throw new Failure('--kept is a number, a colon and 64 hexadecimal digits.', usage);
  return { seq: Number(seq), hash };
}

const faults: Record<Exclude<ChainFault['kind'], 'not-comparable'>, string> = {
  changed: 'was changed, or put there, after it was sealed',
  missing: 'is missing',
  'not-as-kept': 'does not have the hash that was kept elsewhere',
};

function toFailure(fault: ChainFault, count: number): Failure {
  if (fault.kind === 'not-comparable') {
    const what = `The kept line cannot be compared: event ${fault.seq} is no longer in the log.`;
    return new Failure(what, `The ${count} events that are kept are whole. Compare with a newer line.`);
  }
  if (fault.kind === 'missing' && fault.upTo !== undefined) {
    const what = `The end of the audit log was cut off: events ${fault.seq} to ${fault.upTo} are missing.`;
    return new Failure(what, `The ${count} events before them are proved. Compare with a backup from before.`);
  }
  const id = fault.kind === 'changed' ? ` (${fault.eventId})` : '';
  const what = `Event ${fault.seq}${id} ${faults[fault.kind]}.`;
  const remedy = `${count} events before it are proved. Compare with a backup from before.`;
  return new Failure(`The audit log is not as it was written. ${what}`, remedy);
}

function printReport({ count, end, unsealed }: ChainReport): void {
  console.log(`ok: ${count} events verified`);
  console.log(`last: ${end.seq}:${end.hash}`);
  if (unsealed > 0) console.log(`${unsealed} events are not sealed yet; the server seals them within minutes.`);
}

/**
 * Proves that the audit log is complete and unchanged, and prints its last hash.
 *
 * @param program what the user types before the options
 * @throws Failure naming the first event that is not as it was sealed
 */
export async function verifyAuditCommand(
  program: string,
  withDatabase: WithDatabase,
  args = process.argv.slice(2),
): Promise<void> {
  const usage = `${program} --kept 1200:9f86d081… --file auditor-file.jsonl   (a line that was kept elsewhere, a file; optional)`;
  const options = { kept: { type: 'string' }, file: { type: 'string' } } as const;
  const { kept, file } = parseArgs({ args, options }).values;
  const asked = readKept(kept, usage);
  await withDatabase(async () => {
    const { verifyChain } = await import('@/lib/audit/verify-chain');
    const report = await verifyChain(asked);
    if (report.fault) throw toFailure(report.fault, report.count);
    printReport(report);
    if (file !== undefined) await verifyFile(file);
  });
}
