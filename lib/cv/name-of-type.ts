import { kindOfType } from './file-kind';

const maxLength = 200;

/** Control characters, invisible ones, halves of surrogate pairs, and marks that turn the direction of reading. */
const unseen = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]|\p{Cs}/gu;

/** The extensions of each kind of file; a name that has none of them gets the first. */
const extensions: Record<ReturnType<typeof kindOfType>, string[]> = {
  pdf: ['.pdf'],
  docx: ['.docx'],
  odt: ['.odt'],
  rtf: ['.rtf'],
  txt: ['.txt'],
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  text: ['.txt'],
};

/** Endings that name a type: of documents, pictures, archives, and of what a computer would run. */
const known = new Set(
  [
    'pdf doc docx docm dot dotx dotm odt rtf txt md pages xls xlsx csv xml htm html xhtml mht svg jpg',
    'jpeg png gif bmp tif tiff heic webp eml msg zip rar 7z gz tar iso img cab exe com scr pif bat cmd',
    'msi msp dll cpl sys lnk url reg inf hta js jse mjs vbs vbe wsf wsh ps1 psm1 jar sh app dmg pkg apk',
    'deb rpm php py tmp part crdownload bin',
  ].flatMap((line) => line.split(' ')),
);

const ending = /\.([A-Za-z0-9]+)$/;

/** Without what surrounds a name, and dots and spaces at its end, which Windows drops by itself. */
function trimmed(name: string): string {
  let end = name.length;
  while (end > 0 && /[.\s]/.test(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end).trim();
}

/** The name without its endings that name a type, one after the other. */
function withoutEndings(name: string): string {
  let rest = trimmed(name);
  for (let found = ending.exec(rest); found && known.has(found[1]?.toLowerCase() ?? ''); found = ending.exec(rest)) {
    rest = trimmed(rest.slice(0, found.index));
  }
  return rest;
}

/**
 * A file's name with exactly the extension of what the file is, so that it opens as what it is: `cv.pdf.exe` of a PDF is
 * `cv.pdf`, and so is `cv.docx.pdf`. Endings that name no type stay (`Nowak v2.1`). Characters that nobody sees are
 * removed; long names are shortened.
 *
 * @param mimeType one of `mimeTypes`
 * @returns at most 200 characters; the extension alone where nothing is left of the name
 */
export function nameOfType(name: string, mimeType: string): string {
  const ofKind = extensions[kindOfType(mimeType)];
  const clean = trimmed(name.normalize('NFC').replace(unseen, ''));
  const rest = withoutEndings(clean);
  // `CV.PDF` stays as it was written.
  const last = ending.exec(clean)?.[0] ?? '';
  const own = ofKind.includes(last.toLowerCase()) ? last : (ofKind[0] ?? '');
  const characters = [...rest];
  const room = maxLength - own.length;
  return `${characters.length > room ? `${characters.slice(0, room - 1).join('')}…` : rest}${own}`;
}
