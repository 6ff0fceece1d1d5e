import { ReadFailure } from '@/lib/cv/read-failure';
import { laterOf } from '@/lib/cv/pdf/file-date';
import type { DocxFile } from './open-docx';
import { findInside } from './parse-xml';

/** When a DOCX was made or last changed, as its properties say; undefined: they do not, or cannot be read. */
export function documentDate(file: DocxFile): Date | undefined {
  try {
    const root = file.xml('docprops/core.xml')?.root;
    const [created, modified] = ['created', 'modified'].map((name) => root && findInside(root, name)?.text);
    return laterOf(created, modified);
  } catch (error) {
    // Broken properties are no reason to refuse a document.
    if (error instanceof ReadFailure) return undefined;
    throw error;
  }
}
