import { chooseFollowUp, isEvasive } from './choose-follow-up';
import { followUps } from './question-bank/follow-ups';
import { questionBank } from './question-bank/question-bank';
import { quoteAnswer } from './quote-answer';

const { story, practice, count, dates, document, yesNo, shift, language, money } = followUps;
const next = (of: (typeof followUps)[keyof typeof followUps], ...answers: string[]): string | null =>
  chooseFollowUp({ followUps: of, answers, isBeside: false, asked: [], said: [] })?.when ?? null;

test.each<[string, string, string | null]>([
  ['too few words', 'Tak, zna SAP.', 'short'],
  ['nothing particular', 'Zawsze robi to, co jest potrzebne, i generalnie daje sobie z tym radę dobrze.', 'vague'],
  [
    'only the team',
    'In 2021 we migrated the warehouse system together, and our downtime fell by 30% as a result.',
    'no-own-part',
  ],
  [
    'no result',
    'W firmie Altra od 2019 sam prowadził rozliczenia z trzema bankami i uzgadniał salda kont.',
    'no-result',
  ],
  ['nothing known', 'nie wiem', 'evasive'],
  ['nothing noted', 'n/a', 'evasive'],
  ['a plain no', 'Nie było takiej sytuacji.', null],
  ['a plain no in English', 'No, there was no occasion.', null],
  ['a Polish "we"', 'We wtorek sama przyjęła 12 reklamacji i udało się zamknąć wszystkie do piątku.', null],
  ['enough', 'W 2022 sama wdrożyła SAP u klienta z logistyki; efekt: zamknięcie miesiąca skrócone z 9 do 4 dni.', null],
])('a story with %s', (_, answer, when) => expect(next(story, answer)).toBe(when));

test('what is missing depends on what the question asks for', () => {
  const undated = 'Sama wdrożyła fakturowanie u klienta z logistyki, razem 3 spółki i 2 magazyny.';
  expect(next(practice, undated)).toBe('no-time');
  expect(next(dates, 'Jak najszybciej.')).toBe('no-time');
  expect(next(dates, 'Od 1 lutego.')).toBeNull();
  expect(next(document, 'Nie.')).toBe('negative');
  expect(next(yesNo, 'Tak.')).toBeNull();
  expect(next(shift, 'Tak.')).toBe('no-time');
  expect(next(shift, 'Tak, od marca.')).toBeNull();
  expect(next(shift, 'Nie.')).toBeNull();
  expect(next(document, 'Tak, mam.')).toBe('no-time');
  expect(next(language, 'Używam go w mailach z centralą.')).toBe('no-level');
  expect(next(language, 'B2, w mailach z centralą.')).toBeNull();
  expect(next(yesNo, 'zależy')).toBe('depends');
  expect(next(shift, 'It depends.')).toBe('depends');
  expect(next(count, 'Kilka miejsc.')).toBe('no-number');
  expect(next(count, 'Ponad 4 lata.')).toBeNull();
  expect(next(count, 'Ponad czternaście lat.')).toBeNull();
  expect(next(money, 'negotiable')).toBe('no-number');
  expect(next(money, '9 tys. brutto')).toBeNull();
  expect(next(money, 'Fifty thousand a year')).toBeNull();
});

describe('after a follow-up', () => {
  const after = (asked: string, ...answers: string[]) =>
    chooseFollowUp({ followUps: story, answers, isBeside: false, asked: [asked], said: [] })?.when ?? null;

  test('who evades again or says little is asked the next question', () => {
    expect(after('evasive', 'nie wiem', 'trudno powiedzieć')).toBeNull();
    expect(after('short', 'Tak.', 'Dwa razy.')).toBeNull();
    expect(after('vague', 'Zwykle dobrze.', 'Sam przez dwa lata układał grafik zmian dla magazynu.')).toBeNull();
  });

  test('only the person’s own part is asked for, unless an earlier answer told it', () => {
    const shared = 'W 2023 z zespołem przenieśliśmy magazyn w dwa dni.';
    expect(after('short', 'Przeprowadzka.', shared)).toBe('no-own-part');
    expect(after('short', 'Sam to zaplanował.', shared)).toBeNull();
  });
});

test('after a plain no only what the CV says against it is asked about', () => {
  const after = (isOfCv: boolean) =>
    chooseFollowUp({ followUps: story, answers: ['Nie, nigdy.'], isBeside: true, isOfCv, asked: [], said: [] })?.when;
  expect([after(true), after(false)]).toEqual(['denied', undefined]);
});

test('of two documents a plain yes is asked about once', () => {
  const ask = (asked: string[]) =>
    chooseFollowUp({
      followUps: followUps.documents,
      answers: ['Tak, mam.'],
      isBeside: false,
      lacking: 'no-name',
      asked,
      said: [],
    })?.when;
  expect([ask([]), ask(['no-name'])]).toEqual(['no-name', undefined]);
});

test('of several wordings one that the interview did not use is taken', () => {
  const ask = (said: string[]) =>
    chooseFollowUp({ followUps: story, answers: ['Tak.'], isBeside: false, asked: [], said })?.text.pl ?? '';
  expect(ask([ask([])])).not.toBe(ask([]));
});

test('an answer that says nothing is told from one that says no', () => {
  for (const answer of ['nie wiem', 'Kandydatka nie pamięta', 'N/A', '-', "She doesn't know", 'hard to say'])
    expect([answer, isEvasive(answer)]).toEqual([answer, true]);
  for (const answer of [
    'Nie',
    'Tak',
    '8500',
    'No, never',
    'Nie wiem wszystkiego, ale w 2021 prowadził takie dwie sprawy',
  ])
    expect([answer, isEvasive(answer)]).toEqual([answer, false]);
});

describe('quotes of an answer', () => {
  const answer = 'Dzień dobry. Używa SAP od 4 lat. Lubi porządek. Rozlicza w nim 300 faktur miesięcznie!';

  test('sentences about the criterion, word for word, in their order', () => {
    expect(quoteAnswer(answer, 'Znajomość SAP')).toEqual([
      'Używa SAP od 4 lat.',
      'Rozlicza w nim 300 faktur miesięcznie!',
    ]);
    expect(quoteAnswer('', 'Znajomość SAP')).toEqual([]);
    expect(quoteAnswer('Używa SAP. Używa SAP.', 'Znajomość SAP')).toEqual(['Używa SAP.']);
  });

  test.each(['Odzyskała ok. 6 tys. zł w rok.', 'Zna np. SAP i spółki z o.o. Altra.', 'Uses e.g. SAP at no. 3.'])(
    'an abbreviation ends no sentence: %s',
    (sentence) => expect(quoteAnswer(`${sentence} Potem nic.`, null)[0]).toBe(sentence),
  );

  test('a long sentence is whole up to 400 characters, then cut at a word', () => {
    const whole = `${'słowo '.repeat(60)}koniec.`;
    expect(quoteAnswer(whole, null)).toEqual([whole]);
    const [quote] = quoteAnswer(`${'słowo '.repeat(80)}koniec.`, null);
    expect(quote).toMatch(/słowo…$/);
    expect(quote?.length).toBeLessThanOrEqual(401);
  });
});

test.each(['Yes, I do.', 'Tak, do tego też.', 'Yes, the lute may be played.', 'Tak, mają to.', 'Tak, lipny dokument.'])(
  'a word that only looks like a date is none: %s',
  (answer) => expect(next(shift, answer)).toBe('no-time'),
);

test.each(['Tak, do marca.', 'Tak, w maju', 'Yes, from May', 'Yes, May 2nd', 'Luty', 'Tak, do 3 lipca'])(
  'a date in any form is one: %s',
  (answer) => expect(next(shift, answer)).toBeNull(),
);

test('yes is complete where only a no asks from when', () => {
  const question = questionBank.find(({ id }) => id === 'availability-clarify-from-the-start');
  expect(next(question?.followUps ?? shift, 'Tak.')).toBeNull();
});
