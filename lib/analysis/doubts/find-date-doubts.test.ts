import { documentFromText } from '@/lib/cv/document-from-text';
import { findDateDoubts } from './find-date-doubts';

const cv = (job: string, study = '2014 – 2019 Politechnika Łódzka, mgr inż., automatyka') =>
  documentFromText(
    `Olga Miła\nolga@mila.example\n\nDoświadczenie zawodowe\n${job}\n03.2019 – 05.2021  Specjalistka ds. zakupów, Kerber sp. z o.o.\n• zamówienia i umowy\n\nWykształcenie\n${study}\n`,
  );
const kinds = (document: ReturnType<typeof cv>) =>
  findDateDoubts(document, '2026-11-29').map(({ kind, said, against }) => [kind, said, against]);

test.each([
  ['06.2024 – 02.2022  Kierowniczka zakupów, Solway', undefined, [['ENDS_BEFORE_BEGIN', '06.2024', '02.2022']]],
  [
    'March 2029 – present  Head of Purchasing, Solway',
    undefined,
    [['IN_FUTURE', 'March 2029 – present', '2026-11-29']],
  ],
  ['06.2021 – obecnie  Kierowniczka zakupów, Solway', '2024-05-12', []],
  [
    '06.2025 – obecnie  Kierowniczka zakupów, Solway',
    '2024-05-12',
    [['AFTER_FILE', '06.2025 – obecnie', '2024-05-12']],
  ],
  [
    '06.2021 – 08.2025  Kierowniczka zakupów, Solway',
    '2024-05-12',
    [['AFTER_FILE', '06.2021 – 08.2025', '2024-05-12']],
  ],
  // Nothing is known of the file: nothing is compared with it.
  ['06.2025 – obecnie  Kierowniczka zakupów, Solway', undefined, []],
  // A clock that is ahead says nothing.
  ['06.2025 – obecnie  Kierowniczka zakupów, Solway', '2031-01-01', []],
  // Written down when it was agreed.
  ['06.2024 – obecnie  Kierowniczka zakupów, Solway', '2024-05-12', []],
  // Two jobs at the same time, one contract that ends next year.
  ['01.2020 – 12.2027  Kierowniczka zakupów, Solway', undefined, []],
])('%s in a file of %s', (job, madeOn, expected) => {
  expect(kinds({ ...cv(job), ...(madeOn && { madeOn }) })).toEqual(expected);
});

test.each([
  ['2019 – 2014 Politechnika Łódzka, mgr inż., automatyka', [['ENDS_BEFORE_BEGIN', '2019', '2014']]],
  // A study may be planned to end, and to begin where it says so.
  ['2025 – 2029 Politechnika Łódzka, automatyka', []],
  ['planowane studia: 2028 – 2030 Politechnika Łódzka', []],
  // Days and months in either order.
  ['05/10/2019 – 06/01/2019 kurs Politechniki Łódzkiej', []],
  ['1999 – 2004 Politechnika Łódzka, mgr inż.', []],
])('of a study: %s', (study, expected) => {
  expect(kinds(cv('06.2021 – obecnie  Kierowniczka zakupów, Solway', study))).toEqual(expected);
});
