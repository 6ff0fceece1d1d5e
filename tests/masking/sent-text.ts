import type { Jobs, Masking } from '@/lib/reader/protocol';
import { runJob } from '@/lib/reader-program/run-job';
import { documentFromText } from '@/lib/cv/document-from-text';

/** A text as a model is sent it, with its sentences numbered. */
export async function prepare(text: string, masking: Partial<Masking> = {}): Promise<Jobs['prepare']['result']> {
  const cv = JSON.stringify(documentFromText(text));
  const result = await runJob({ kind: 'prepare', input: { cv, masking: { blind: true, name: null, ...masking } } });
  return result as Jobs['prepare']['result'];
}

/** The same without numbers. */
export const sent = async (text: string, masking?: Partial<Masking>): Promise<string> =>
  (await prepare(text, masking)).text.replace(/^\[\d+\] /gm, '');
