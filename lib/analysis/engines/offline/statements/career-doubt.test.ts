import { documentFromText } from '@/lib/cv/document-from-text';
import { CvIndex } from './cv-index';

const isUnsure = (jobs: string) =>
  new CvIndex(documentFromText(`Jan Nowak\nDoświadczenie zawodowe\n${jobs}`), '2026-11-01').career.isUnsure();

test.each([
  ['every job has its dates', 'Kucharz, Karczma, 03.2019 – obecnie\nKelner, Bar Mleczny, 05.2015 – 02.2019', false],
  ['no work is found for years', 'Kucharz, Karczma, 03.2021 – obecnie\nKelner, Bar Mleczny, 05.2015 – 02.2017', true],
  [
    'a time without work explains them',
    'Kucharz, 03.2021 – obecnie\nbez pracy, 03.2017 – 02.2021\nKelner, 05.2015 – 02.2017',
    false,
  ],
  ['the last job ended long ago', 'Kucharz, Karczma, 03.2015 – 02.2020', true],
  ['a date belongs to no job', 'Kucharz, Karczma, 03.2019 – obecnie\nKelner od czasu do czasu, 2011', true],
  ['the CV states more', 'Kucharz, Karczma, 03.2024 – obecnie\nRazem 20 lat doświadczenia', true],
  ['jobs have no dates', 'Kucharz\nKarczma Pod Lipą\nKelner\nBar Mleczny', true],
  ['schools have dates, too', 'Kucharz, Karczma, 03.2019 – obecnie\nTechnikum Gastronomiczne, matura 2011', false],
])('the sum of jobs is unsure where something is missing: %s', (_, jobs, expected) => {
  expect(isUnsure(jobs)).toBe(expected);
});
