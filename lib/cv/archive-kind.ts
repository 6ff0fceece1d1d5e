import { archiveEntries } from './archive-entries';

/** Documents that are ZIP archives too. */
const documents = /^(?:xl\/|ppt\/|visio\/|Index\/|content\.xml$|META-INF\/container\.xml$)/;
const textOfOpenDocument = 'application/vnd.oasis.opendocument.text';
/** An OpenDocument file begins with an uncompressed entry that names its type, within so many bytes. */
const typeWithin = 120;

/** A part of a workbook or of slides; the main part of a DOCX may have any name. */
const otherOffice = /^(?:xl|ppt|visio)\//;

/**
 * What a ZIP archive is, by its list of files: a document, or an archive of files. One without a list is taken for a
 * DOCX, whose reader says what is wrong with it.
 */
export function archiveKind(bytes: Uint8Array): 'docx' | 'odt' | 'other-document' | 'archive' {
  const entries = archiveEntries(bytes);
  if (!entries) return 'docx';
  const names = new Set(entries.map(({ name }) => new TextDecoder().decode(name)));
  if (names.has('word/document.xml')) return 'docx';
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, typeWithin));
  const isText = start.includes(textOfOpenDocument) || !start.includes('mimetype');
  if (names.has('content.xml') && names.has('META-INF/manifest.xml') && isText) return 'odt';
  if (names.has('[Content_Types].xml') && ![...names].some((name) => otherOffice.test(name))) return 'docx';
  return [...names].some((name) => documents.test(name)) ? 'other-document' : 'archive';
}
