import type { CvDocument } from '@/lib/domain/cv-document';
import { runPrepare } from '@/lib/reader/run-reader';

/** Of the candidate, as far as it is known. */
export interface KnownName {
  firstName: string | null;
  lastName: string | null;
  /** Of the CV, as it was sent; its words may be the name. */
  cvFileName: string | null;
}

/** Columns of a candidate. */
export const nameSelect = { firstName: true, lastName: true, cvFileName: true } as const;

/** A text as a model may see it: numbered lines, personal data and the candidate's name masked. @throws AppError `analysis.*` */
export async function maskText(text: string, { cvFileName, ...name }: KnownName): Promise<string> {
  const page = { number: 1, width: 0, height: 0, text, spans: [] };
  const document: CvDocument = {
    readerVersion: '',
    pageCount: 1,
    language: 'unknown',
    pages: [page],
    hiddenText: [],
  };
  const masking = { blind: true, name, fileName: cvFileName };
  const { text: lines } = await runPrepare({ cv: JSON.stringify(document), masking });
  return lines;
}
