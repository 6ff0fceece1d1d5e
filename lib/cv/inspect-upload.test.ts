import { createHash } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { inspectUpload } from './inspect-upload';

const bytes = new Uint8Array(Buffer.from('%PDF-1.7\n…'));

test('answers a clean name and the hash of the content', () => {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  expect(inspectUpload(' Życiorys – Łucja.pdf ', bytes)).toEqual({ fileName: 'Życiorys – Łucja.pdf', sha256 });
});

test('composes decomposed letters, as macOS sends them', () => {
  expect(inspectUpload('z\u0307ycie.pdf', bytes).fileName).toBe('\u017cycie.pdf');
});

test('shortens a long name and keeps its ending', () => {
  const { fileName } = inspectUpload(`${'ż'.repeat(500)}.pdf`, bytes);
  expect([...fileName]).toHaveLength(200);
  expect(fileName.endsWith('ż….pdf')).toBe(true);
});

test.each(['../../etc/passwd', 'C:\\cv.pdf', '', '  ', '..', '.pdf', '\u202e.exe', '\u0000'])(
  'refuses the name %j',
  (name) => {
    expect(() => inspectUpload(name, bytes)).toThrow(expect.objectContaining({ code: 'cv.bad-name' }));
  },
);

const zip = (...names: string[]) =>
  zipSync(Object.fromEntries(names.map((name) => [name, strToU8('%PDF-1.7')])), { level: 0 });
const box = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(40)]);
const mail =
  'Received: from mx.firma.example\r\nFrom: Anna <anna@firma.example>\r\nSubject: CV\r\nMIME-Version: 1.0\r\n\r\n%PDF-';

test.each<[string, string | Uint8Array]>([
  ['cv.pdf', '\u0000\u0001 before %PDF-1.7'],
  ['cv.docx', zip('[Content_Types].xml', 'word/document.xml')],
  ['cv.odt', zip('content.xml', 'META-INF/manifest.xml')],
  ['cv.rtf', '{\\rtf1 %PDF-1.7}'],
  ['cv.txt', 'Anna Nowak\r\nKsięgowa'],
  ['cv.txt', 'From: 2019\nTo: 2021\nSubject: matematyka'],
  ['cv.jpg', Buffer.from('ffd8ffe000104a46', 'hex')],
  ['cv.png', Buffer.from('89504e470d0a1a0a0000', 'hex')],
])('a file is %s by its content', (name, content) => {
  expect(inspectUpload('cv.exe', Buffer.from(content)).fileName).toBe(name);
});

test.each<[string, string | Uint8Array]>([
  // A stored PDF begins within the first kilobyte.
  ['cv.archive', zip('Nowak.pdf', 'Gęś.pdf')],
  ['cv.archive', zip('Nowak/word/document.xml')],
  ['cv.other-format', zip('[Content_Types].xml', 'xl/workbook.xml')],
  ['cv.mail', mail],
  ['cv.mail', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('__substg1.0_0037001F', 'utf16le')])],
  ['cv.html', '\ufeff<!-- CV -->\n<!DOCTYPE html><html><body>Anna Nowak'],
  ['cv.html', '<?xml version="1.0"?>\n<html xmlns="http://www.w3.org/1999/xhtml">'],
  ['cv.heic', box('heic')],
  ['cv.other-picture', box('avif')],
  ['cv.other-picture', 'GIF89a'],
  ['cv.other-picture', Buffer.from('RIFF0000WEBPVP8 ')],
  ['cv.not-a-pdf', Buffer.from('526172211a0701', 'hex')],
  ['cv.not-a-pdf', Buffer.from('4d5a9000030000000400', 'hex')],
])('%s: a file is refused by name', (code, content) => {
  expect(() => inspectUpload('cv.pdf', Buffer.from(content))).toThrow(expect.objectContaining({ code }));
});

const oldWord = Buffer.from('d0cf11e0a1b11ae10000', 'hex');

test('judges the type by content, not by name', () => {
  expect(inspectUpload('cv.docx', bytes).fileName).toBe('cv.pdf');
  expect(inspectUpload('cv\u202efdp.exe', bytes).fileName).toBe('cvfdp.pdf');
  expect(inspectUpload('cv.pdf', Buffer.from('PK\u0003\u0004')).fileName).toBe('cv.docx');
  const protectedFile = Buffer.concat([oldWord, Buffer.from('EncryptedPackage', 'utf16le')]);
  for (const [content, code] of [
    [oldWord, 'cv.other-format'],
    [protectedFile, 'cv.encrypted'],
  ] as const) {
    expect(() => inspectUpload('cv.docx', content)).toThrow(expect.objectContaining({ code }));
  }
});

test('refuses an empty and an oversized file', () => {
  expect(() => inspectUpload('cv.pdf', new Uint8Array())).toThrow(expect.objectContaining({ code: 'cv.empty' }));
  const large = new Uint8Array(10 * 1024 * 1024 + 1);
  expect(() => inspectUpload('cv.pdf', large)).toThrow(
    expect.objectContaining({ code: 'cv.too-large', values: { max: 10 } }),
  );
});
