/** A readable document for a person, as a list of blocks; `write-pdf.ts` sets it on pages. Texts are one language. */
export type DocumentBlock =
  /** What follows begins on a new page. */
  | { kind: 'page' }
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  /** Words of somebody else, indented; `source` says whose, below them. */
  | { kind: 'quote'; text: string; source?: string }
  /** A name and its value on each line. */
  | { kind: 'facts'; rows: readonly (readonly [name: string, value: string])[] };

export interface ReadableDocument {
  /** Shown by a reader in place of the file's name. */
  title: string;
  /** Language of the texts, as in HTML: `pl`, `en`. */
  language: string;
  /** Stands in the metadata as the moment the file was made. */
  madeAt: Date;
  blocks: readonly DocumentBlock[];
}

/** Text as it may be written into a document: composed letters, no control characters but line breaks and tabs. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/gu, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');
}
