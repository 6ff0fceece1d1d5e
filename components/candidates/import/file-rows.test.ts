import type { ListedEntry } from '@/components/uploads/open-archive';
import { CvFiles, readRows } from './file-rows';
import { mapColumns } from './map-columns';
import { readCsv } from './read-csv';

const entry = (path: string): ListedEntry => {
  const name = path.split('/').at(-1) ?? '';
  return { path, name, open: () => ({ name, size: 1, bytes: new Uint8Array(1), refusal: null }) };
};
const table = (text: string) => readCsv(new TextEncoder().encode(text)) ?? { columns: [], rows: [] };

test('finds the fields by their usual names in both languages, and as in the last file', () => {
  expect(mapColumns(['ID aplikacji', 'Imię', 'Nazwisko', 'E-mail', 'Telefon', 'Plik CV'], {})).toEqual({
    externalId: 'ID aplikacji',
    firstName: 'Imię',
    lastName: 'Nazwisko',
    email: 'E-mail',
    phone: 'Telefon',
    cvFile: 'Plik CV',
  });
  expect(mapColumns(['id', 'kod', 'surname'], { externalId: 'kod', phone: 'gone' })).toEqual({
    externalId: 'kod',
    lastName: 'surname',
  });
});

test('each bad row says why, and the good ones are sent', () => {
  const rows = readRows(
    table(
      'id;name;cv;changed\n1;Anna;a.pdf;2026-11-01\n;Jan;;\n1;Ola;;\n3;Ewa;none.pdf;\n4;Iza;;soon\n5;Maja;same.pdf;\n6;Ida;y/same.pdf;',
    ),
    { externalId: 'id', firstName: 'name', cvFile: 'cv', updatedAt: 'changed' },
    new CvFiles([entry('cvs/A.PDF'), entry('x/same.pdf'), entry('y/same.pdf')]),
  );
  expect(rows.map(({ number, problem, cv }) => [number, problem, cv?.path ?? null])).toEqual([
    [2, null, 'cvs/A.PDF'],
    [3, 'no-id', null],
    [4, 'same-id', null],
    [5, 'no-file', null],
    [6, 'bad-date', null],
    [7, 'several-files', null],
    [8, null, 'y/same.pdf'],
  ]);
  expect(rows[0]?.body).toMatchObject({ externalId: '1', firstName: 'Anna' });
});

test('without an archive the names of CVs do not count', () => {
  const [row] = readRows(table('id;cv\n1;a.pdf'), { externalId: 'id', cvFile: 'cv' }, null);
  expect(row).toMatchObject({ problem: null, cv: null });
});
