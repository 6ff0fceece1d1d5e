import type { PdfDocument } from './open-pdf';

/** A document inside a PDF portfolio. */
export interface AttachedDocument {
  /** As the file lists it. */
  key: string;
  name: string;
}

/** Pictures beside a document are photographs and certificates; tables are no CVs. */
const readable = /\.(?:pdf|docx|odt|rtf|txt)$/i;

/**
 * The documents inside a portfolio, whose own pages are only its cover, one of which may be the CV.
 *
 * @returns null for a PDF that is no portfolio: what is attached to it, such as the XML of Europass, is not read
 */
export async function findAttachedDocuments(file: PdfDocument): Promise<AttachedDocument[] | null> {
  // Broken information is no reason to refuse a PDF.
  const metadata = await file.getMetadata().catch(() => null);
  const info: object = metadata?.info ?? {};
  if (!('IsCollectionPresent' in info) || info.IsCollectionPresent !== true) return null;
  const attached = await file.getAttachments();
  return [...(attached ?? [])]
    .map(([key, { filename }]) => ({ key, name: filename }))
    .filter(({ name }) => readable.test(name));
}

/** A document inside a portfolio; null when there is none at this place or it holds nothing. */
export async function readAttachedDocument(file: PdfDocument, index: number): Promise<Uint8Array | null> {
  const document = (await findAttachedDocuments(file))?.[index];
  const content = document && (await file.getAttachmentContent(document.key));
  return content ? new Uint8Array(content) : null;
}
