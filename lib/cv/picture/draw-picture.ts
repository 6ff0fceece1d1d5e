import PDFDocument from 'pdfkit';
import { maxPicturePixels } from '@/lib/cv/cv-limits';
import { unreadPartsKey } from '@/lib/cv/pdf/unread-parts';
import { ReadFailure } from '@/lib/cv/read-failure';
import { collectPdf } from '@/lib/cv/docx/collect-pdf';
import type { UnreadPart } from '@/lib/domain/cv-document';

/** Points: a page as wide as A4, so that letters are as large as on paper. */
const shortSide = 595.28;
/** Readers of PDF take pages up to this size. */
const maxSide = 14_400;
/** Four bytes a pixel, and as much again while they are unpacked. */
const maxUnpackedPixels = 16_000_000;

/** What pdfkit's types leave out. */
interface PictureOpener {
  openImage: (bytes: Buffer) => { orientation?: number };
}

interface Picture {
  bytes: Uint8Array;
  kind: 'jpeg' | 'png';
}

function addPage(pdf: PDFKit.PDFDocument, { bytes, kind }: Picture): void {
  const { width, height, isUnpacked } = pictureSize(bytes, kind);
  if (width * height > (isUnpacked ? maxUnpackedPixels : maxPicturePixels)) throw new ReadFailure('too-many-pixels');
  // pdfkit asks for the orientation of a JPEG: 5 to 8 lie on their side.
  const picture = (pdf as unknown as PictureOpener).openImage(Buffer.from(bytes));
  const isTurned = (picture.orientation ?? 1) > 4;
  const [across, down] = isTurned ? [height, width] : [width, height];
  const scale = Math.min(shortSide / Math.min(across, down), maxSide / Math.max(across, down));
  pdf.addPage({ size: [across * scale, down * scale], margin: 0 });
  // It takes an opened picture too.
  pdf.image(picture as unknown as Buffer, 0, 0, { width: across * scale, height: down * scale });
}

/**
 * Puts each picture on a page of its own size, upright as its camera says; its text is recognised like that of a scan.
 *
 * @param unread what the document that shows them holds besides
 * @throws ReadFailure `damaged`, `too-many-pixels`
 */
export async function drawPictures(pictures: Picture[], unread: UnreadPart[] = []): Promise<Uint8Array> {
  // The same file gives the same page.
  const pdf = new PDFDocument({ autoFirstPage: false, font: '', info: { CreationDate: new Date(0) } });
  if (unread.length > 0) Object.assign(pdf.info, { [unreadPartsKey]: unread.join(' ') });
  const ended = collectPdf(pdf);
  for (const picture of pictures) addPage(pdf, picture);
  pdf.end();
  return ended;
}

interface PictureSize {
  width: number;
  height: number;
  /** A PNG whose pixels have to be unpacked before they are drawn. */
  isUnpacked: boolean;
}

/** Alpha, a palette with transparency, or interlaced. */
function sizeOfPng(view: DataView): PictureSize {
  const colours = view.getUint8(25);
  const isInterlaced = view.getUint8(28) !== 0;
  return { width: view.getUint32(16), height: view.getUint32(20), isUnpacked: colours >= 3 || isInterlaced };
}

/** Frames: all but the tables of Huffman and arithmetic coding. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function sizeOfJpeg(view: DataView): PictureSize {
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) throw new ReadFailure('damaged');
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5), isUnpacked: false };
    // A marker may be filled up with the same byte.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  throw new ReadFailure('damaged');
}

/** A picture's size in pixels, before anything is unpacked. @throws ReadFailure `damaged` */
function pictureSize(bytes: Uint8Array, kind: 'jpeg' | 'png'): PictureSize {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 33) throw new ReadFailure('damaged');
  const size = kind === 'png' ? sizeOfPng(view) : sizeOfJpeg(view);
  if (size.width === 0 || size.height === 0) throw new ReadFailure('damaged');
  return size;
}
