import { createHash } from 'node:crypto';
import { recordAudit } from '@/lib/audit/record-audit';
import { sealEvents } from '@/lib/audit/seal-events';
import { verifyChain } from '@/lib/audit/verify-chain';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { requireProcess } from '@/lib/auth/process-access';
import { streamOf } from '@/lib/candidates/export/stream-of';
import { database } from '@/lib/db/client';
import { writePdf } from '@/lib/documents/write-pdf';
import { AppError } from '@/lib/errors';
import { describeFile } from './document/describe-file';
import type { FileFormat } from './enums';
import { fileLines, firstLine } from './file-lines';
import type { FileScope } from './file-scope';
import type { LineOf } from './line-schemas';
import type { AuditorFileQuery } from './schemas';
import { LineSealer } from './seal-lines';

export const fileMediaTypes = { pdf: 'application/pdf', jsonl: 'application/jsonl' } as const;

/** Lines that are sent together. */
const linesTogether = 200;
const names = { pl: 'plik-dla-audytora', en: 'auditor-file' } as const;

const factsOf = ({ processId, locale }: FileScope, format: FileFormat) => ({
  format,
  language: locale,
  ...(processId === null ? {} : { processId }),
});

/** Writes the SHA-256 of a file that is about to be given out into the audit log, and gives the entry its place in the chain. */
async function recordSeal(scope: FileScope, format: FileFormat, sha256: string): Promise<void> {
  await recordAudit(database(), scope.actor, 'auditor-file.sealed', { ...factsOf(scope, format), sha256 });
  await sealEvents();
}

/** The seal is recorded before the last line is sent: a whole file was recorded. */
async function* sealedLines(scope: FileScope, first: LineOf<'file'>): AsyncGenerator<Uint8Array> {
  const sealer = new LineSealer();
  const encoder = new TextEncoder();
  let waiting = [sealer.seal(first)];
  for await (const line of fileLines(scope, true)) {
    waiting.push(sealer.seal(line));
    if (waiting.length < linesTogether) continue;
    yield encoder.encode(waiting.join(''));
    waiting = [];
  }
  waiting.push(sealer.seal({ type: 'end', lines: sealer.lines + 1 }));
  await recordSeal(scope, 'jsonl', sealer.sha256());
  yield encoder.encode(waiting.join(''));
}

async function makePdf(scope: FileScope, first: LineOf<'file'>): Promise<Uint8Array> {
  const pdf = await writePdf(await describeFile(scope, first, fileLines(scope, false)));
  await recordSeal(scope, 'pdf', createHash('sha256').update(pdf).digest('hex'));
  return pdf;
}

/**
 * The auditor's file of the installation or of a process (Regulation (EU) 2024/1689): JSON Lines with every run and every entry
 * of the audit log, written while it is sent, or a PDF with their numbers. Candidates are ids; who is blocked or erased is counted.
 * The audit log records who asked, and the file's SHA-256 once it is whole.
 *
 * @throws AppError `permission.denied`, `process.not-found`
 */
export async function exportFile(
  actor: PersonActor,
  { format, locale = actor.locale, processId }: AuditorFileQuery,
): Promise<{ fileName: string; mediaType: string; body: BodyInit }> {
  requirePermission(actor, 'administration');
  const db = database();
  const scope: FileScope = { actor, locale, processId: processId ?? null, madeAt: new Date() };
  let place = '';
  if (processId !== undefined) {
    await requireProcess(db, actor, processId);
    const process = await db.process.findUnique({ where: { id: processId }, select: { ordinalNumber: true } });
    if (!process) throw new AppError('process.not-found');
    place = `-${process.ordinalNumber}`;
  }
  await recordAudit(db, actor, 'auditor-file.requested', factsOf(scope, format));
  const end = await sealEvents();
  const first = firstLine(scope, { format, end, report: await verifyChain() });
  const fileName = `${names[locale]}${place}-${scope.madeAt.toISOString().slice(0, 10)}.${format}`;
  const body =
    format === 'pdf' ? new Blob([(await makePdf(scope, first)) as BlobPart]) : streamOf(sealedLines(scope, first));
  return { fileName, mediaType: fileMediaTypes[format], body };
}
