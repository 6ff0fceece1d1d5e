import { composeTexts } from './compose-texts';
import { criterion, criterionId } from '@/tests/analysis/criterion';
import { computeMatchScore } from '../score/match-score';
import type { CriterionSnapshot, Verdict } from '@/lib/domain/analysis-schemas';

type Entry = [text: string, verdict: Verdict, reason: string, values?: Partial<CriterionSnapshot>];

const entries: Entry[] = [
  ['Znajomość SAP', 'PARTIALLY_MET', 'CV mówi jedynie o poziomie podstawowym: SAP.', { importance: 2 }],
  ['5 lat w księgowości', 'MET', 'Doświadczenie: 7 lat.', { importance: 5 }],
  ['Prawo jazdy kat. B', 'NOT_MET', 'CV mówi wprost o braku prawa jazdy.', { importance: 5 }],
  ['Znajomość MSSF', 'NO_INFORMATION', 'CV nic nie mówi na temat: MSSF.', { importance: 4 }],
  ['Excel', 'MET', 'CV potwierdza: Excel.', { importance: 1 }],
  ['Częste zmiany pracy', 'MET', '3 zatrudnienia trwały krócej niż rok.', { kind: 'RED_FLAG' }],
];

function compose(list: Entry[], locale: 'pl' | 'en' = 'pl') {
  const criteria = list.map(([text, , , values], index) => criterion(index + 1, { text, ...values }));
  const judgements = list.map(([, verdict, reason], index) => ({
    criterionId: criterionId(index + 1),
    verdict,
    reason,
    confidence: 0.9,
    evidence: verdict === 'NO_INFORMATION' ? [] : [{ page: 1, start: 0, end: 9, quote: 'słowa  CV,' }],
  }));
  return composeTexts({ criteria, judgements, breakdown: computeMatchScore(criteria, judgements), locale });
}

describe('the texts of an analysis', () => {
  test('strengths are what is met, the heaviest first, with a figure or the words of the CV', () => {
    expect(compose(entries).strengths).toEqual(['5 lat w księgowości: Doświadczenie: 7 lat.', 'Excel: „słowa CV”.']);
  });

  test('weaknesses go from the widest gap to the narrowest', () => {
    const { weaknesses } = compose(entries);
    expect(weaknesses.map((text) => text.split(/[:(]/)[0]?.trim())).toEqual([
      'Prawo jazdy kat. B',
      'Znajomość MSSF',
      'Znajomość SAP',
    ]);
  });

  test('what the CV says without deciding anything is no silence', () => {
    const pay = criterion(1, { kind: 'BUDGET', text: '18 500 zł' });
    const reason = 'Kwoty netto nie da się porównać z budżetem brutto.';
    const judgement = { criterionId: criterionId(1), verdict: 'NO_INFORMATION' as const, reason, confidence: 0.9 };
    const weaknessesWith = (evidence: { page: number; start: number; end: number; quote: string }[]) => {
      const judgements = [{ ...judgement, evidence }];
      const breakdown = computeMatchScore([pay], judgements);
      return composeTexts({ criteria: [pay], judgements, breakdown, locale: 'pl' }).weaknesses;
    };
    expect(weaknessesWith([{ page: 1, start: 0, end: 15, quote: '18 500 zł netto' }])).toEqual([
      expect.stringContaining(reason),
    ]);
    expect(weaknessesWith([])).toEqual([expect.stringContaining('brak informacji w CV')]);
  });

  test('red flags are told apart from weaknesses', () => {
    const { redFlags, weaknesses, strengths } = compose(entries);
    expect(redFlags).toEqual(['Częste zmiany pracy: 3 zatrudnienia trwały krócej niż rok.']);
    expect([...weaknesses, ...strengths].join(' ')).not.toContain('Częste zmiany');
  });

  test('feedback names the score, what speaks for and against, and the cap', () => {
    const { feedback } = compose(entries);
    expect(feedback).toMatch(/na 100 punktów/);
    expect(feedback).toContain('5 lat w księgowości');
    expect(feedback).toContain('Prawo jazdy kat. B');
    expect(feedback).toContain('59 punktów');
    expect(feedback).toContain('Znaleziono 1 sygnał ostrzegawczy');
  });

  test('tips ask about the widest gap first and about red flags', () => {
    const { tips } = compose(entries);
    expect(tips[0]).toContain('Prawo jazdy kat. B');
    expect(tips[1]).toContain('MSSF');
    expect(tips.at(-1)).toContain('Częste zmiany pracy');
  });

  test.each<[string, Verdict, Partial<CriterionSnapshot>, RegExp]>([
    ['Znajomość SAP', 'NO_INFORMATION', {}, /„Znajomość SAP”: CV o tym milczy.*poproś o przykład/],
    ['5 lat w księgowości', 'PARTIALLY_MET', {}, /Dopytaj o daty/],
    ['Wykształcenie wyższe techniczne', 'NO_INFORMATION', {}, /szkołę, kierunek i rok/],
    ['Prawo jazdy kat. C+E', 'NO_INFORMATION', {}, /do kiedy jest ważny/],
    ['en', 'PARTIALLY_MET', { kind: 'LANGUAGE' }, /Przejdź na ten język/],
    ['Wrocław', 'NOT_MET', { kind: 'LOCATION' }, /dojazd albo przeprowadzka/],
    ['', 'NO_INFORMATION', { kind: 'BUDGET' }, /oczekiwania finansowe/],
  ])('%s, %s: asked as a recruiter would', (text, verdict, values, tip) => {
    expect(compose([[text, verdict, 'Powód.', values]]).tips).toEqual([expect.stringMatching(tip)]);
  });

  test('nothing is said twice', () => {
    const twice = compose([...entries, ...entries.slice(0, 5)]);
    for (const list of [twice.strengths, twice.weaknesses, twice.tips, twice.redFlags])
      expect(new Set(list).size).toBe(list.length);
  });

  test('at most six of each', () => {
    const many = Array.from({ length: 20 }, (_, index): Entry => [`Wymaganie ${index}`, 'NO_INFORMATION', 'Brak.']);
    expect(compose(many).weaknesses).toHaveLength(6);
    expect(compose(many).tips).toHaveLength(6);
  });

  test('a candidate who meets everything still gets a tip', () => {
    const { tips, weaknesses } = compose([['Excel', 'MET', 'CV potwierdza: Excel.']]);
    expect(weaknesses).toEqual([]);
    expect(tips).toHaveLength(1);
  });

  test('both languages say it all, without Polish in the English', () => {
    const english = compose(
      [
        ['Excel', 'MET', 'The CV confirms: Excel 365.'],
        ['SAP', 'NO_INFORMATION', 'The CV says nothing about: SAP.'],
      ],
      'en',
    );
    expect(english.feedback).toMatch(/points out of 100.*1 of 2 criteria.*SAP.*between 50 and 100/);
    expect(JSON.stringify(english)).not.toMatch(/[ąćęłńóśźż]/i);
  });

  test.each([
    [1, 'z 1 kryterium'],
    [2, 'z 2 kryteriów'],
    [5, 'z 5 kryteriów'],
  ])('Polish numerals: %i', (count, words) => {
    const list = Array.from({ length: count }, (_, index): Entry => [`Wymaganie ${index}`, 'MET', 'Tak.']);
    expect(compose(list).feedback).toContain(words);
  });
});
