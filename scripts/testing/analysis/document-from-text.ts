import type { CvDocument } from '@/lib/cv/cv-document';
import { detectLanguage } from '@/lib/cv/detect-language';

/** A CV document from plain text; a form feed starts a new page. */
export function documentFromText(text: string): CvDocument {
  const pages = text.split('\f').map((pageText, index) => ({
    number: index + 1,
    width: 595,
    height: 842,
    text: pageText,
    spans: [],
  }));
  return { readerVersion: 'test', pageCount: pages.length, language: detectLanguage(text), pages, hiddenText: [] };
}
