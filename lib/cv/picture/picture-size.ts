import { ReadFailure } from '@/lib/cv/read-failure';

export interface PictureSize {
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
export function pictureSize(bytes: Uint8Array, kind: 'jpeg' | 'png'): PictureSize {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 33) throw new ReadFailure('damaged');
  const size = kind === 'png' ? sizeOfPng(view) : sizeOfJpeg(view);
  if (size.width === 0 || size.height === 0) throw new ReadFailure('damaged');
  return size;
}
