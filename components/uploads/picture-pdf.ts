/** A page: a JPEG in colour, and its size in pixels. */
export interface PicturePage {
  jpeg: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

/** Points: as wide as A4, so that letters are as large as on paper. */
const pageWidth = 595.28;

/** Number of a page's three objects: page, content, picture; behind the catalog and the list of pages. */
const firstOf = (index: number) => 3 + index * 3;

function objectsOf({ jpeg, width, height }: PicturePage, index: number): (string | Uint8Array<ArrayBuffer>)[][] {
  const [page, content, picture] = [firstOf(index), firstOf(index) + 1, firstOf(index) + 2];
  const pageHeight = ((height / width) * pageWidth).toFixed(2);
  const drawing = `q ${pageWidth} 0 0 ${pageHeight} 0 0 cm /P Do Q`;
  return [
    [
      `${page} 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${pageWidth} ${pageHeight}]/Contents ${content} 0 R`,
      `/Resources<</XObject<</P ${picture} 0 R>>>>>>\nendobj\n`,
    ],
    [`${content} 0 obj\n<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream\nendobj\n`],
    [
      `${picture} 0 obj\n<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB`,
      `/BitsPerComponent 8/Filter/DCTDecode/Length ${jpeg.length}>>\nstream\n`,
      jpeg,
      '\nendstream\nendobj\n',
    ],
  ];
}

/**
 * A PDF with one picture a page (ISO 32000-2, 7.5). The pictures stay as they are: nothing but the frame around them is
 * written, for which a library would be half a megabyte.
 */
export function pdfOfPictures(pages: readonly PicturePage[], fileName: string): File {
  const kids = pages.map((_, index) => `${firstOf(index)} 0 R`).join(' ');
  const objects = [
    ['1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n'],
    [`2 0 obj\n<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>\nendobj\n`],
    ...pages.flatMap(objectsOf),
  ];
  const parts: (string | Uint8Array<ArrayBuffer>)[] = ['%PDF-1.7\n'];
  let length = 9;
  const places = objects.map((object) => {
    const place = length;
    parts.push(...object);
    // All text is ASCII: a letter is a byte.
    length += object.reduce((sum, part) => sum + part.length, 0);
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  parts.push(`xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`);
  parts.push(`trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`);
  return new File(parts, fileName, { type: 'application/pdf' });
}
