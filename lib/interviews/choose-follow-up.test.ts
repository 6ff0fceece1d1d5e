import { chooseFollowUp } from './choose-follow-up';
import { followUps } from './question-bank/follow-ups';
import { quoteAnswer } from './quote-answer';

const all = [followUps.tellMore, followUps.lastCase, followUps.ownPart, followUps.outcome, followUps.when];

test.each<[string, string, string | null]>([
  ['too few words', 'Tak, zna SAP.', 'short'],
  ['nothing particular', 'Zwykle robi to, co jest potrzebne, i generalnie daje sobie z tym radę dobrze.', 'no-example'],
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
  [
    'no time',
    'Sama wdrożyła fakturowanie u klienta z logistyki, efekt to krótsze zamknięcie miesiąca dla trzech spółek.',
    'no-time',
  ],
  ['enough', 'W 2022 sama wdrożyła SAP u klienta z logistyki; efekt: zamknięcie miesiąca skrócone z 9 do 4 dni.', null],
])('%s', (_, answer, when) => expect(chooseFollowUp(all, answer, [])?.when ?? null).toBe(when));

test('nothing is asked twice', () => {
  expect(chooseFollowUp(all, 'Tak.', ['short'])?.when).not.toBe('short');
});

test('a bare answer leads on, once, whatever the question asks for next', () => {
  expect(chooseFollowUp([followUps.back, followUps.outcome], 'Tak.', [])?.when).toBe('no-result');
  expect(chooseFollowUp([followUps.back, followUps.outcome], 'Tak.', ['no-result'])).toBeNull();
});

describe('quotes of an answer', () => {
  const answer = 'Dzień dobry. Używa SAP od 4 lat. Lubi porządek. Rozlicza w nim 300 faktur miesięcznie!';

  test('sentences about the criterion, word for word, in their order', () => {
    expect(quoteAnswer(answer, 'Znajomość SAP')).toEqual([
      'Używa SAP od 4 lat.',
      'Rozlicza w nim 300 faktur miesięcznie!',
    ]);
    expect(quoteAnswer('', 'Znajomość SAP')).toEqual([]);
  });

  test('a long sentence is cut at a word', () => {
    const [quote] = quoteAnswer(`${'słowo '.repeat(80)}koniec.`, null);
    expect(quote).toMatch(/słowo…$/);
    expect(quote?.length).toBeLessThanOrEqual(241);
  });
});
