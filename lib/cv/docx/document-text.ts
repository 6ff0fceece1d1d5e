import type { UnreadPart } from '@/lib/domain/cv-document';
import type { Block } from './docx-blocks';

/** A header or footer. */
export interface Margin {
  blocks: Block[];
  /** Word shows it on further pages only. */
  isLater: boolean;
}

/** A picture that the document shows. */
export interface DocumentPicture {
  /** Square points as shown; null: unknown. */
  area: number | null;
  /** The picture itself; null: of a kind that is not recognised. */
  load: () => { bytes: Uint8Array; kind: 'jpeg' | 'png' } | null;
}

/** What a document of a word processor says. */
export interface DocumentText {
  headers: Margin[];
  body: Block[];
  footers: Margin[];
  /** Headers and footers that the word processor shows to nobody. */
  unseen: Block[];
  /** What the file holds and was not read. */
  unread: UnreadPart[];
  pictures: DocumentPicture[];
  /** The file itself begins a further page. */
  hasPageBreak: boolean;
  /** When it was made or last changed, as it says of itself. */
  madeAt?: Date | undefined;
}
