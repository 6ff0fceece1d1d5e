import { judgeOffline } from '../judge-offline';
import { criterion } from '@/tests/analysis/criterion';
import { documentFromText } from '@/lib/cv/document-from-text';

const hairdresser = 'Wykształcenie fryzjerskie (szkoła zawodowa lub technikum)';
const scientist = 'Degree in life sciences or a related field';

test.each([
  ['Liceum nr 8, matura 2015. Szkoły fryzjerskiej nie kończyłam.', hairdresser, 'NOT_MET'],
  ['Liceum nr 8, matura 2015. Studiów fryzjerskich nie zaczynałam.', hairdresser, 'NOT_MET'],
  ['No hairdressing school. I hold a diploma of a technikum in car mechanics (2013).', hairdresser, 'NOT_MET'],
  ['Education\n2015 – 2018 University of Leeds, BSc Zoology and Biology', scientist, 'MET'],
  ['Education\n2015 – 2018 University of Leeds, BSc Nursing', scientist, 'MET'],
  [
    'Education\nMaster of Science\nUniversity of Leeds\n2010 – 2015\nLeeds, UK\n• Field: nursing',
    'Degree in nursing',
    'MET',
  ],
  [
    'Wykształcenie\nInformatyka, studia inżynierskie\n2022 – 2026 (planowane)',
    'Wykształcenie wyższe informatyczne',
    'PARTIALLY_MET',
  ],
  ['Education\nBE Mechanical Engineering, Holt 2018', 'Degree in mechanical engineering', 'MET'],
])('education in “%s”', (cv, text, expected) => {
  const document = documentFromText(`Anna Próbna\n${cv}`);
  const criteria = [criterion(1, { text })];
  expect(judgeOffline({ document, criteria, locale: 'en', referenceDate: '2026-11-22' })[0]?.verdict).toBe(expected);
});
