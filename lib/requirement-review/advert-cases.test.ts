import { advertCases } from '@/tests/requirement-review/advert-cases';
import { measureAdvertCases, type AdvertFigures } from '@/tests/requirement-review/measure-advert-cases';
import { readRequirements, splitDescription } from './split-description';

/** The figures of the rules as they were written; a change that goes below them makes the assistant worse than it was. */
const floors: Record<keyof AdvertFigures, number> = {
  whole: 0.9,
  weighed: 0.95,
  asked: 0.85,
  leftOut: 0.98,
  unlawful: 0.95,
  places: 0.95,
};

test('the phrases of the cases are the words of their adverts', () => {
  for (const { text, requirements, notRequirements, unlawful, places } of advertCases) {
    const phrases = [...requirements, ...unlawful].map(({ phrase }) => phrase);
    for (const phrase of [...phrases, ...notRequirements, ...places]) expect(text).toContain(phrase);
  }
});

const figures = measureAdvertCases(advertCases);

test.each(Object.entries(floors))('of adverts by another hand, the share of "%s" is at least %d', (name, floor) => {
  const { right, all } = figures[name as keyof AdvertFigures];
  expect(right / all).toBeGreaterThanOrEqual(floor);
});

test.each(advertCases.filter(({ requirements }) => requirements.length === 0).map(({ id, text }) => [id, text]))(
  'nothing is asked for in %s',
  (_, text) => {
    expect(splitDescription(text)).toEqual([]);
  },
);

test.each([
  'Fajna praca w fajnym zespole, zapraszamy serdecznie',
  'Great job in a great team, everybody is welcome!',
  'Szukamy kogoś do pracy. Atmosfera jak w rodzinie.',
  'Join us. We have fruit, a table-tennis table and big plans.',
])('"%s" says nothing to judge by', (text) => {
  expect(splitDescription(text)).toEqual([]);
});

test('what is left out is told with the reason', () => {
  const advert = `Wymagania:
- prawo jazdy kat. B
- native speaker
Zadania:
- rozwożenie chleba
Oferujemy:
- owocowe czwartki
Wynagrodzenie 6000 zł brutto. Potrafi wstać o czwartej.`;
  expect(readRequirements(advert).leftOut).toEqual([
    { text: 'Native speaker', reason: 'native-speaker' },
    { text: 'Rozwożenie chleba', reason: 'duty' },
    { text: 'Owocowe czwartki', reason: 'offer' },
    { text: 'Wynagrodzenie 6000 zł brutto', reason: 'elsewhere' },
    { text: 'Potrafi wstać o czwartej', reason: 'other' },
  ]);
});

test('a native speaker is reworded to a level, and one who has just graduated is refused', () => {
  expect(splitDescription('Requirements:\n- Native German speaker\n- SQL')).toMatchObject([
    { text: 'German C2', instead: 'Native German speaker', language: { language: 'de', level: 'PROFICIENT' } },
    { text: 'SQL' },
  ]);
  expect(splitDescription('We offer training. This would suit a recent graduate.').map(({ text }) => text)).toEqual([
    'This would suit a recent graduate',
  ]);
});

test.each([
  [
    'Wymagania:\n- Rodzimy użytkownik języka niemieckiego z doświadczeniem w call center',
    ['Język niemiecki C2', 'Doświadczenie w call center'],
  ],
  [
    'We need someone with a native-level command of English and two years in support.',
    ['English C2', 'Two years in support'],
  ],
  [
    'Requirements:\n- Native English speaker with 5 years of teaching experience',
    ['English C2', '5 years of teaching experience'],
  ],
  ['Requirements:\n- Two years in a call centre and native Spanish', ['Two years in a call centre', 'Spanish C2']],
  ['Requirements:\n- Native German or C1', ['German C1']],
  ['Requirements:\n- Native English speaker in London', ['English C2 in London']],
])('of "%s" only the native speaker is reworded', (advert, expected) => {
  expect(splitDescription(advert).map(({ text }) => text)).toEqual(expected);
});

test.each(['Angielski na poziomie native', 'English (native)', 'Język angielski na poziomie ojczystym'])(
  '"%s" becomes a level',
  (wish) => {
    expect(splitDescription(`Wymagania:\n- ${wish}`)).toMatchObject([
      {
        text: expect.stringMatching(/^(?:Język angielski|English) C2$/),
        instead: wish,
        language: { level: 'PROFICIENT' },
      },
    ]);
  },
);
