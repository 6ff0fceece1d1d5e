import { file } from './file';
import { expectInvalid, expectValid } from '@/tests/validation/field-messages';

const megabyte = 1024 * 1024;
const rule = file({ extensions: ['pdf', 'docx'], maxMegabytes: 10 });

test('a file of a supported extension up to the maximum size', () => {
  for (const value of [
    { name: 'CV.PDF', size: 10 * megabyte },
    { name: 'moje.cv.2026.docx', size: 0 },
  ]) {
    expectValid(rule, [[value, value]]);
  }
});

test('the list of extensions and the maximum size are in the message', () => {
  const type = [
    'Ten typ pliku nie jest obsługiwany. Obsługiwane: PDF, DOCX',
    'This type of file is not supported. Supported: PDF, DOCX',
  ] as const;
  expectInvalid(rule, [
    [null, 'To pole jest wymagane', 'This field is required'],
    [undefined, 'To pole jest wymagane', 'This field is required'],
    [{ name: 'cv.exe', size: 1 }, ...type],
    [{ name: 'cv.pdf.exe', size: 1 }, ...type],
    [{ name: 'pdf', size: 1 }, ...type],
    [
      { name: 'cv.pdf', size: 12.34 * megabyte },
      'Plik jest za duży (12,4 MB). Maksymalny rozmiar to 10 MB',
      'The file is too large (12.4 MB). The maximum size is 10 MB',
    ],
    [
      { name: 'cv.pdf', size: 10 * megabyte + 1 },
      'Plik jest za duży (10,1 MB). Maksymalny rozmiar to 10 MB',
      'The file is too large (10.1 MB). The maximum size is 10 MB',
    ],
  ]);
});
