import { mimeTypes } from './file-kind';
import { nameOfType } from './name-of-type';

test.each([
  ['cv.pdf', 'cv.pdf'],
  ['CV.PDF', 'CV.PDF'],
  ['cv', 'cv.pdf'],
  ['x.pdf.exe', 'x.pdf'],
  ['x.exe', 'x.pdf'],
  ['x.exe.pdf', 'x.pdf'],
  ['cv.docx.pdf', 'cv.pdf'],
  ['cv.docx', 'cv.pdf'],
  ['cv.pdf.pdf', 'cv.pdf'],
  ['cv.pdf.', 'cv.pdf'],
  ['cv.pdf . .', 'cv.pdf'],
  ['cv.exe .pdf', 'cv.pdf'],
  ['cv\u202efdp.exe', 'cvfdp.pdf'],
  ['cv\u200b.pdf\u0000', 'cv.pdf'],
  ['cv.pdf\u202e', 'cv.pdf'],
  ['half \ud83d.pdf', 'half.pdf'],
  ['Nowak v2.1', 'Nowak v2.1.pdf'],
  ['J. Nowak', 'J. Nowak.pdf'],
  ['jan.nowak.pdf', 'jan.nowak.pdf'],
  ['Życiorys 2026.04', 'Życiorys 2026.04.pdf'],
])('a PDF that is named %j is %j', (name, expected) => {
  expect(nameOfType(name, mimeTypes.pdf)).toBe(expected);
});

test('other types get theirs', () => {
  expect(nameOfType('cv.pdf', mimeTypes.docx)).toBe('cv.docx');
  expect(nameOfType('cv.doc', mimeTypes.docx)).toBe('cv.docx');
  expect(nameOfType('CV wpisane.txt', mimeTypes.pdf)).toBe('CV wpisane.pdf');
  expect(nameOfType('skan.JPEG', mimeTypes.jpeg)).toBe('skan.JPEG');
  expect(nameOfType('skan.png', mimeTypes.jpeg)).toBe('skan.jpg');
  expect(nameOfType('CV', 'text/plain; charset=windows-1250')).toBe('CV.txt');
  expect(nameOfType('Typed CV', mimeTypes.text)).toBe('Typed CV.txt');
});

test('a long name is shortened before its extension', () => {
  const name = nameOfType(`${'ż'.repeat(500)}.PDF`, mimeTypes.pdf);
  expect([...name]).toHaveLength(200);
  expect(name.endsWith('ż….PDF')).toBe(true);
});
