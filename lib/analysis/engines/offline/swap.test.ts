import { judgeOffline } from './judge-offline';
import { criterion } from '@/tests/analysis/criterion';
import { documentFromText } from '@/lib/cv/document-from-text';

const requirements = [
  'Min. 3 lata doświadczenia w księgowości',
  'Wykształcenie wyższe ekonomiczne lub pokrewne',
  'Kierowanie zespołem min. 3 osób',
  'Biegła znajomość Comarch Optima',
  'Prawo jazdy kat. B',
  'Gotowość do wyjazdów służbowych',
];

function verdicts(name: string, form: 'księgowa' | 'księgowy', town: string, school: string): string[] {
  const cv = `${name}
${town} | kontakt@poczta.example
Doświadczenie
03.2019 – obecnie Samodzielna ${form}, Firma
• księgowania w Comarch Optima, kieruję zespołem czterech osób
Wykształcenie
2013–2018 ${school}, finanse, magister
Inne
prawo jazdy kat. B, wyjazdy służbowe mi odpowiadają`;
  const criteria = requirements.map((text, index) => criterion(index + 1, { text }));
  const input = { document: documentFromText(cv), criteria, locale: 'pl' as const, referenceDate: '2026-11-22' };
  return judgeOffline(input).map(({ verdict, confidence }) => `${verdict} ${confidence}`);
}

test.each([
  ['Adam Zawada', 'księgowy', 'Kraków', 'Uniwersytet Jagielloński'],
  ['Bank Nguyen', 'księgowa', 'Suwałki', 'Uniwersytet Warszawski'],
  ['Olena Kowal', 'księgowa', 'Zamość', 'Politechnika Lubelska'],
] as const)('name, sex, town and school of %s change no verdict', (name, form, town, school) => {
  expect(verdicts(name, form, town, school)).toEqual(
    verdicts('Anna Nowak', 'księgowa', 'Poznań', 'Uniwersytet im. Adama Mickiewicza'),
  );
});
