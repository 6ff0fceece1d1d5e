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

const all = ({ strengths, weaknesses, redFlags, feedback, tips }: ReturnType<typeof compose>): string =>
  [...strengths, ...weaknesses, ...redFlags, feedback, ...tips].join('\n');

describe('the texts of an analysis', () => {
  test('strengths are what is met, the heaviest first, with a figure or the words of the CV', () => {
    const { strengths } = compose([
      ['Słowa', 'MET', 'CV potwierdza: „CV”.', { importance: 1 }],
      ['5 lat w księgowości', 'MET', 'Łączne doświadczenie zawodowe z CV: 7 lat, wymagane: 5 lat.', { importance: 5 }],
      ['Prawo jazdy kat. B', 'NOT_MET', 'CV mówi wprost o braku prawa jazdy.', { importance: 5 }],
    ]);
    expect(strengths).toEqual([expect.stringMatching(/7 lat/), expect.stringMatching(/„Słowa”.*„słowa CV”/)]);
  });

  test('weaknesses are what is denied or met in part, from the widest gap to the narrowest; silence is none', () => {
    const { weaknesses } = compose(entries);
    expect(weaknesses).toEqual([
      expect.stringContaining('Prawo jazdy kat. B'),
      expect.stringContaining('Znajomość SAP'),
    ]);
  });

  test('what the CV says without deciding anything is asked about, and is no weakness', () => {
    const pay = criterion(1, { kind: 'BUDGET', text: '18 500 zł' });
    const reason = 'Kwoty netto nie da się porównać z budżetem brutto.';
    const evidence = [{ page: 1, start: 0, end: 15, quote: '18 500 zł netto' }];
    // Pay alone makes no score.
    const met = criterion(2, { text: 'Excel' });
    const judgements = [
      { criterionId: criterionId(1), verdict: 'NO_INFORMATION' as const, reason, confidence: 0.9, evidence },
      {
        criterionId: criterionId(2),
        verdict: 'MET' as const,
        reason: 'CV potwierdza: „Excel”.',
        confidence: 0.9,
        evidence,
      },
    ];
    const criteria = [pay, met];
    const breakdown = computeMatchScore(criteria, judgements);
    const { weaknesses, tips } = composeTexts({ criteria, judgements, breakdown, locale: 'pl' });
    expect(weaknesses).toEqual([]);
    expect(tips).toEqual([expect.stringMatching(/brutto czy netto|negocjacji/)]);
  });

  test('red flags are told apart from weaknesses', () => {
    const { redFlags, weaknesses, strengths } = compose(entries);
    expect(redFlags).toEqual([expect.stringMatching(/„Częste zmiany pracy”.*3 zatrudnienia trwały krócej niż rok\./)]);
    expect([...weaknesses, ...strengths].join(' ')).not.toContain('Częste zmiany');
  });

  test('a gap that was found is named by its length, never by the private line beside it', () => {
    const gap: Entry = [
      'Przerwa w zatrudnieniu',
      'MET',
      'Między kolejnymi zatrudnieniami jest przerwa: 2 lata.',
      { kind: 'RED_FLAG' },
    ];
    const criteria = [criterion(1, { text: 'Excel' }), criterion(2, { text: gap[0], ...gap[3] })];
    const told = (quote: string) => {
      const judgements = [
        {
          criterionId: criterionId(1),
          verdict: 'MET' as const,
          reason: 'CV potwierdza: „Excel”.',
          confidence: 0.9,
          evidence: [{ page: 1, start: 0, end: 5, quote: 'Excel' }],
        },
        {
          criterionId: criterionId(2),
          verdict: 'MET' as const,
          reason: gap[2],
          confidence: 0.9,
          evidence: [{ page: 1, start: 6, end: 9, quote }],
        },
      ];
      return all(
        composeTexts({ criteria, judgements, breakdown: computeMatchScore(criteria, judgements), locale: 'pl' }),
      );
    };
    expect(told('2019-2021 Biuro, asystentka')).toMatch(/Przerwa w zatrudnieniu/);
    expect(told('2021-2023 urlop wychowawczy, dwoje dzieci')).toMatch(/Przerwa w zatrudnieniu/);
    expect(told('2021-2023 urlop wychowawczy, dwoje dzieci')).not.toMatch(/urlop|dzieci/);
  });

  test('an opinion names the fact that is strongest and what is missing, instructs nobody, and tells no score', () => {
    const { feedback } = compose([
      ['5 lat w księgowości', 'MET', 'Łączne doświadczenie zawodowe z CV: 7 lat, wymagane: 5 lat.', { importance: 5 }],
      ['Język angielski B2', 'PARTIALLY_MET', 'Język angielski: B1, wymagany: B2.', { importance: 4 }],
      ['Znajomość MSSF', 'NO_INFORMATION', 'CV nic nie mówi na temat: „MSSF”.', { importance: 2 }],
    ]);
    expect(feedback).toMatch(/7 lat.*angielski B2” \(CV: B1\).*Znajomość MSSF/);
    expect(feedback).not.toMatch(/punkt(?:y|ów)|na 100|zapyta/i);
  });

  test('silence about several requirements is one sentence, and the first of them is asked about', () => {
    const silent = (text: string): Entry => [text, 'NO_INFORMATION', `CV nic nie mówi na temat: „${text}”.`];
    const { feedback, tips } = compose([
      ['Excel', 'MET', 'CV potwierdza: „CV”.'],
      ...['Znajomość MSSF', 'Znajomość SAP', 'Analiza kosztów', 'Controlling', 'Audyt'].map(silent),
    ]);
    expect(feedback).toContain('„Znajomość MSSF”, „Znajomość SAP”, „Analiza kosztów” i inne');
    expect(tips).toHaveLength(3);
    expect(tips[2]).toMatch(/„Analiza kosztów”, „Controlling” i „Audyt”/);
  });

  test('an opinion names what falls short, whoever wrote the reasons', () => {
    const { feedback } = compose([
      ['Znajomość SAP', 'PARTIALLY_MET', 'Dwa miesiące na stażu.'],
      ['Prawo jazdy kat. B', 'NOT_MET', 'Kurs dopiero w planach.'],
    ]);
    expect(feedback).toMatch(/Prawo jazdy kat\. B.*Znajomość SAP/);
  });

  test('a strong candidate gets a short opinion', () => {
    const { feedback } = compose([
      ['5 lat w księgowości', 'MET', 'Łączne doświadczenie zawodowe z CV: 7 lat, wymagane: 5 lat.'],
    ]);
    expect(feedback.match(/[.!?](?= |$)/g)).toHaveLength(2);
  });

  test('tips ask about what is open, the widest gap first, about red flags last, and not about what the CV answers', () => {
    const { tips } = compose(entries);
    expect(tips).toHaveLength(3);
    expect(tips[0]).toContain('MSSF');
    expect(tips[1]).toContain('Znajomość SAP');
    expect(tips[2]).toContain('Częste zmiany pracy');
  });

  test.each<[string, Verdict, string, Partial<CriterionSnapshot>, RegExp]>([
    ['Znajomość SAP', 'NO_INFORMATION', 'Brak wzmianki.', {}, /„Znajomość SAP”/],
    [
      '5 lat w księgowości',
      'PARTIALLY_MET',
      'Łączne doświadczenie zawodowe z CV: 3 lata, wymagane: 5 lat.',
      {},
      /3 lata/,
    ],
    [
      'Wykształcenie wyższe',
      'PARTIALLY_MET',
      'Wymagana nauka jest w toku albo nie została ukończona.',
      {},
      /termin|koniec/,
    ],
    [
      'Znajomość AutoCAD',
      'PARTIALLY_MET',
      'CV wskazuje tylko na naukę lub kurs, bez praktyki: „CV”.',
      {},
      /„Znajomość AutoCAD”/,
    ],
    ['Wykształcenie wyższe techniczne', 'NO_INFORMATION', 'Brak.', {}, /szkołę i kierunek|wykształcenie/],
    ['Prawo jazdy kat. C+E', 'NO_INFORMATION', 'Brak.', {}, /prawo jazdy|prawie jazdy/i],
    ['Uprawnienia UDT', 'NO_INFORMATION', 'Brak.', {}, /termin|potwierdzenie|czy to jest/],
    ['Gotowość do pracy zmianowej', 'NO_INFORMATION', 'Brak.', {}, /waru?ne?k/],
    ['Kierowanie zespołem', 'NO_INFORMATION', 'Brak.', {}, /kierowani/],
    ['Komunikatywność', 'NO_INFORMATION', 'Brak.', {}, /przykład|sytuacj/],
    ['en', 'PARTIALLY_MET', 'Język angielski: B1, wymagany: B2.', { kind: 'LANGUAGE' }, /B1/],
    ['Wrocław', 'NOT_MET', 'Inna miejscowość.', { kind: 'LOCATION' }, /dojazd|w tym miejscu/],
    ['', 'NO_INFORMATION', 'Brak.', { kind: 'BUDGET' }, /oczekiwania finansowe/i],
  ])('%s, %s (%s): a question that this fact calls for', (text, verdict, reason, values, tip) => {
    const met: Entry = ['Excel', 'MET', 'CV potwierdza: „Excel”.'];
    expect(compose([[text, verdict, reason, values], met]).tips).toEqual([expect.stringMatching(tip)]);
  });

  test('nothing is said twice', () => {
    const twice = compose([...entries, ...entries.slice(0, 5)]);
    for (const list of [twice.strengths, twice.weaknesses, twice.tips, twice.redFlags])
      expect(new Set(list).size).toBe(list.length);
  });

  test('lists stay short', () => {
    const many = (verdict: Verdict) =>
      compose(Array.from({ length: 20 }, (_, index): Entry => [`Wymaganie ${index}`, verdict, 'CV mówi jedno.']));
    expect(many('MET').strengths).toHaveLength(5);
    expect(many('NOT_MET').weaknesses).toHaveLength(5);
    expect(many('NO_INFORMATION').tips).toHaveLength(3);
  });

  test('a candidate who meets everything still gets a tip', () => {
    const { tips, weaknesses } = compose([['Excel', 'MET', 'CV potwierdza: „Excel”.']]);
    expect(weaknesses).toEqual([]);
    expect(tips).toEqual([expect.stringContaining('Excel')]);
  });

  test('the same input gives the same texts, another criterion other wordings', () => {
    expect(compose(entries)).toEqual(compose(entries));
    const openings = Array.from({ length: 12 }, (_, index) =>
      compose([[`Excel ${index}`, 'MET', 'Raporty.']])
        .feedback.split(' ')
        .slice(0, 2)
        .join(' '),
    );
    expect(new Set(openings).size).toBeGreaterThan(1);
  });

  test('private matters, contacts and forms that tell the sex are not quoted', () => {
    const quoted = (quote: string) => {
      const criteria = [criterion(1, { text: 'Excel' })];
      const judgements = [
        {
          criterionId: criterionId(1),
          verdict: 'MET' as const,
          reason: 'CV potwierdza: „Excel”.',
          confidence: 0.9,
          evidence: [{ page: 1, start: 0, end: 5, quote }],
        },
      ];
      return all(
        composeTexts({ criteria, judgements, breakdown: computeMatchScore(criteria, judgements), locale: 'pl' }),
      );
    };
    expect(quoted('Excel na co dzień')).toContain('„Excel na co dzień”');
    expect(quoted('raporty w Excelu prowadziłam sama')).not.toContain('prowadziłam');
    expect(quoted('Excel, dwoje dzieci, mąż')).not.toContain('dzieci');
    expect(quoted('Excel: anna@poczta.example')).not.toContain('@');
    expect(quoted('Anna Nowak, Excel')).not.toContain('Nowak');
  });

  test('both languages say it all, without Polish in the English', () => {
    const english = compose(
      [
        ['Excel', 'MET', 'The CV confirms: “Excel 365”.'],
        ['SAP', 'NO_INFORMATION', 'The CV says nothing about: “SAP”.'],
      ],
      'en',
    );
    expect(english.feedback).toMatch(/Excel.*SAP/);
    expect(JSON.stringify(english).replaceAll('słowa', '')).not.toMatch(/[ąćęłńóśźż]/i);
  });
});
