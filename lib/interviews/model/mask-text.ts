import { namesToMask, presentCorrections } from '@/lib/analysis/details/corrected-details';
import type { Prisma } from '@/lib/db/generated/client';
import type { CvDocument } from '@/lib/domain/cv-document';
import { runPrepare } from '@/lib/reader/run-reader';

/** Columns of a candidate. The CV's file as it was sent: its words may be the name. */
export const nameSelect = {
  firstName: true,
  lastName: true,
  cvFileName: true,
  detailCorrections: presentCorrections,
} satisfies Prisma.CandidateSelect;

/** Of the candidate, as far as it is known. */
export type KnownName = Prisma.CandidateGetPayload<{ select: typeof nameSelect }>;

/** A text as a model may see it: numbered lines, personal data and the candidate's name masked. @throws AppError `analysis.*` */
export async function maskText(text: string, { cvFileName, ...known }: KnownName): Promise<string> {
  const page = { number: 1, width: 0, height: 0, text, spans: [] };
  const document: CvDocument = {
    readerVersion: '',
    pageCount: 1,
    language: 'unknown',
    pages: [page],
    hiddenText: [],
  };
  const masking = { blind: true, name: namesToMask(known), fileName: cvFileName };
  const { text: lines } = await runPrepare({ cv: JSON.stringify(document), masking });
  return lines;
}
