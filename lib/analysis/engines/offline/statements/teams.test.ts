import { documentFromText } from '@/lib/cv/document-from-text';
import { CvIndex } from './cv-index';
import { largestTeam } from './teams';

const sizeIn = (...lines: string[]) =>
  largestTeam(new CvIndex(documentFromText(`Jan Próbny\nDoświadczenie\n${lines.join('\n')}`), '2026-11-22'))?.size;

test.each([
  ['kierowanie zespołem pięciu osób', 5],
  ['zarządzanie 12 magazynierami', 12],
  ['Podlega mi 22 ludzi na dwóch nawach', 22],
  ['brygada 6 osób zimą', 6],
  ['monter, od 2019 brygadzista (3 ludzi)', 3],
  ['kierownik zespołu ds. zgodności (4 osoby)', 4],
  ['kieruję dziewięcioosobowym zespołem', 9],
  ['head of a team of seven', 7],
  ['Team lead of four', 4],
  ['Leitung eines Teams von 5 Personen', 5],
])('people led: %s', (line, size) => expect(sizeIn(line)).toBe(size));

test.each([
  ['kierowanie zespołem\n09.2013 – 02.2018 Księgowa, Biuro Żuraw'],
  ['brygadzista z 6-letnim stażem'],
  ['szkoliłem ponad 500 magazynierów'],
  ['Kierownik zmiany: przeszkolenie 35 kelnerów'],
  ['Head of Accounting, Drzwistal (steel doors, 400 staff)'],
  ['payroll manager for 150 employees'],
  ['pracowałem w zespole 8 osób'],
  ['zespół dyżuruje 24/7'],
  ['SEP grupa 1, kierownik robót'],
])('no people led: %s', (line) => expect(sizeIn(line)).toBeUndefined());
