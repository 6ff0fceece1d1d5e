import type { CvDocument } from '@/lib/domain/cv-document';
import { runPrepare } from '@/lib/reader/run-reader';

/** Of the candidate, as far as it is known. */
export interface KnownName {
  firstName: string | null;
  lastName: string | null;
}

/** A text as a model may see it: numbered lines, personal data and the candidate's name masked. @throws AppError `analysis.*` */
export async function maskText(text: string, name: KnownName): Promise<string> {
  const page = { number: 1, width: 0, height: 0, text, spans: [] };
  const document: CvDocument = {
    readerVersion: '',
    pageCount: 1,
    language: 'unknown',
    pages: [page],
    hiddenText: [],
  };
  const { text: lines } = await runPrepare({ cv: JSON.stringify(document), masking: { blind: true, name } });
  return lines;
}
