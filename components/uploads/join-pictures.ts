import { pdfOfPictures, type PicturePage } from './picture-pdf';
import { maxFileBytes } from './upload-queue';

/** Longest sides in pixels, tried one after the other until the CV is small enough; at the last A4 has 130 dots an inch. */
const sides = [3000, 2200, 1500];
const quality = 0.85;

/** @throws Error when the pages together are larger than a CV may be */
export class TooLarge extends Error {}

/** Draws a picture, upright as its camera says, on white. @throws Error when it cannot be opened */
async function drawPage(file: File, maxSide: number): Promise<PicturePage> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('There is nothing to draw on.');
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(picture, 0, 0, width, height);
  picture.close();
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!jpeg) throw new Error('The picture could not be written.');
  return { jpeg: new Uint8Array(await jpeg.arrayBuffer()), width, height };
}

/**
 * Joins pictures of pages into one PDF named after the first. Large ones are made smaller until it may be uploaded.
 *
 * @param draw for tests: draws a picture as JPEG, no side longer than this many pixels
 * @throws TooLarge; Error when a picture cannot be opened
 */
export async function joinPictures(files: readonly File[], draw = drawPage): Promise<File> {
  const fileName = `${files[0]?.name.replace(/\.[a-z]{3,4}$/i, '') ?? 'CV'}.pdf`;
  for (const side of sides) {
    const pages: PicturePage[] = [];
    // One after the other: a photograph takes fifty megabytes while it is drawn.
    for (const file of files) pages.push(await draw(file, side));
    const joined = pdfOfPictures(pages, fileName);
    if (joined.size <= maxFileBytes) return joined;
  }
  throw new TooLarge('The pages are larger than a CV may be.');
}
