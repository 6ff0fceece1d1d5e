import { createHash } from 'node:crypto';
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

const oldWord = Buffer.from('d0cf11e0a1b11ae10000', 'hex');

test('judges the type by content, not by name', () => {
  expect(inspectUpload('cv.docx', bytes).fileName).toBe('cv.pdf');
  expect(inspectUpload('cv\u202efdp.exe', bytes).fileName).toBe('cvfdp.pdf');
  expect(inspectUpload('cv.pdf', Buffer.from('PK\u0003\u0004')).fileName).toBe('cv.docx');
  const protectedFile = Buffer.concat([oldWord, Buffer.from('EncryptedPackage', 'utf16le')]);
  for (const [content, code] of [
    [Buffer.from('{\\rtf1}'), 'cv.not-a-pdf'],
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
