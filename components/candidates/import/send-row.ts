import { intakePaths } from '@/components/ats/intake/intake-queries';
import type { IntakeAnswer } from '@/lib/ats/intake/intake-schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { FileRow } from './file-rows';

/** A file of the archive that cannot be opened. */
export class UnopenedFile extends Error {
  constructor(readonly code: string | null) {
    super('The file of the archive cannot be opened.');
    this.name = 'UnopenedFile';
  }
}

function toBase64(bytes: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error('The bytes cannot be read.'));
    reader.onload = () => resolve(String(reader.result).split(',', 2)[1] ?? '');
    reader.readAsDataURL(new Blob([new Uint8Array(bytes)]));
  });
}

/** Sends a row by the call that other systems make. @throws ApiError, UnopenedFile */
export async function sendRow(processId: string, { body, cv }: FileRow): Promise<IntakeAnswer> {
  const opened = cv?.open();
  if (opened && !opened.bytes) throw new UnopenedFile(opened.refusal);
  const file = opened?.bytes ? { cv: { fileName: opened.name, content: await toBase64(opened.bytes) } } : {};
  return apiAnswer<IntakeAnswer>({
    path: intakePaths.applications(processId),
    method: 'POST',
    body: { ...body, ...file },
  });
}
