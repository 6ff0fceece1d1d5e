import { findAttachedDocuments, readAttachedDocument } from '@/lib/cv/pdf/attached-documents';
import { openPdf } from '@/lib/cv/pdf/open-pdf';
import type { Jobs } from '@/lib/reader/protocol';

/** Opens a PDF, counts its pages, and names the documents inside a portfolio. @throws as `openPdf` */
export async function probe({ bytes, limits }: Jobs['probe']['input']): Promise<Jobs['probe']['result']> {
  const file = await openPdf(bytes, limits);
  try {
    await file.getPage(1);
    const attached = (await findAttachedDocuments(file))?.map(({ name }) => name) ?? null;
    return { pageCount: file.numPages, attached };
  } finally {
    await file.loadingTask.destroy();
  }
}

/** Takes a document out of a portfolio. @throws as `openPdf` */
export async function attachment({
  bytes,
  limits,
  index,
}: Jobs['attachment']['input']): Promise<Jobs['attachment']['result']> {
  const file = await openPdf(bytes, limits);
  try {
    return { document: await readAttachedDocument(file, index) };
  } finally {
    await file.loadingTask.destroy();
  }
}
