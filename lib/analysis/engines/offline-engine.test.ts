import { judgementSchema, type CriterionSnapshot, type Judgement } from '@/lib/domain/analysis-schemas';
import { judgeOffline } from './offline/judge-offline';
import { criterion } from '@/tests/analysis/criterion';
import { documentFromText } from '@/lib/cv/document-from-text';

const referenceDate = '2026-06-15';

async function judge(cv: string, criteria: CriterionSnapshot[], locale: 'pl' | 'en' = 'pl'): Promise<Judgement[]> {
  return judgeOffline({ document: documentFromText(cv), criteria, locale, referenceDate });
}

async function judgeOne(
  cv: string,
  values: Partial<CriterionSnapshot>,
  locale: 'pl' | 'en' = 'pl',
): Promise<Judgement> {
  const [judgement] = await judge(cv, [criterion(1, values)], locale);
  if (!judgement) throw new Error('no judgement');
  return judgement;
}

const cv = `Anna Nowak
ul. Polna 1, 60-001 Poznań
DOŚWIADCZENIE
03.2019 – obecnie
Samodzielna księgowa, Bilans Sp. z o.o.
- prowadzenie ksiąg rachunkowych, VAT
JĘZYKI
angielski – B1, niemiecki – C1, włoski
OCZEKIWANIA FINANSOWE
Oczekiwane wynagrodzenie: 9 000 zł brutto`;

describe('the offline engine', () => {
  const criteria = [
    criterion(1, { text: 'Minimum 3 lata doświadczenia w księgowości' }),
    criterion(2, { text: 'Prawo jazdy kat. B' }),
    criterion(3, { kind: 'LANGUAGE', text: 'de', languageLevel: 'ADVANCED' }),
    criterion(4, { kind: 'RED_FLAG', text: 'Brak prawa jazdy' }),
    criterion(5, { kind: 'LOCATION', text: 'Poznań', locationType: 'OFFICE' }),
    criterion(6, { kind: 'BUDGET', text: '', budgetMaxMinor: 1_000_000, budgetCurrency: 'PLN' }),
  ];

  test('answers once for each criterion, in order, in the agreed shape', async () => {
    const judgements = await judge(cv, criteria);
    expect(judgements.map(({ criterionId }) => criterionId)).toEqual(criteria.map(({ criterionId }) => criterionId));
    for (const judgement of judgements) expect(judgementSchema.parse(judgement)).toEqual(judgement);
  });

  test('gives the same bytes for the same input', async () => {
    expect(JSON.stringify(await judge(cv, criteria))).toBe(JSON.stringify(await judge(cv, criteria)));
  });

  test('judges each criterion alone: their order changes nothing', async () => {
    const straight = await judge(cv, criteria);
    const turned = await judge(cv, criteria.toReversed());
    expect(turned.toReversed()).toEqual(straight);
  });

  test('shows evidence for whatever it does not leave open', async () => {
    for (const { verdict, evidence } of await judge(cv, criteria))
      expect(verdict === 'NO_INFORMATION' || evidence.length > 0).toBe(true);
  });

  test('says why in the language asked for', async () => {
    const polish = await judgeOne(cv, { text: 'Minimum 10 lat doświadczenia w księgowości' });
    const english = await judgeOne(cv, { text: 'Minimum 10 lat doświadczenia w księgowości' }, 'en');
    expect(polish.reason).toMatch(/7 lat i 4 miesiące.*10 lat/);
    expect(english.reason).toMatch(/7 years and 4 months.*10 years/);
  });

  test('finds quotes on later pages', async () => {
    const { evidence, verdict } = await judgeOne(`Jan Kot\fUmiejętności\nobsługa SAP`, { text: 'SAP' });
    expect(verdict).toBe('MET');
    expect(evidence).toEqual([{ page: 2, start: 13, end: 24, quote: 'obsługa SAP' }]);
  });

  test('leaves open what a requirement without a condition asks', async () => {
    expect((await judgeOne(cv, { text: 'Mile widziane' })).verdict).toBe('NO_INFORMATION');
  });

  test('survives an empty page', async () => {
    expect((await judgeOne(' ', { text: 'Java' })).verdict).toBe('NO_INFORMATION');
  });
});

describe('languages', () => {
  test.each([
    ['en', 'INTERMEDIATE', 'MET'],
    ['en', 'ADVANCED', 'PARTIALLY_MET'],
    ['en', 'PROFICIENT', 'NOT_MET'],
    ['de', 'ADVANCED', 'MET'],
    ['it', 'BASIC', 'PARTIALLY_MET'],
    ['it', 'UNKNOWN', 'MET'],
    ['fr', 'BASIC', 'NO_INFORMATION'],
  ] as const)('%s at %s is %s', async (text, languageLevel, verdict) => {
    expect((await judgeOne(cv, { kind: 'LANGUAGE', text, languageLevel })).verdict).toBe(verdict);
  });

  test('a language without a level is said to be listed, not to be known at any level', async () => {
    const wanted = { kind: 'LANGUAGE', text: 'it', languageLevel: 'UNKNOWN' } as const;
    const { verdict, reason } = await judgeOne(cv, wanted);
    expect([verdict, reason]).toEqual(['MET', 'CV wymienia język włoski, bez podania poziomu.']);
    expect((await judgeOne(cv, { ...wanted, text: 'de' })).reason).toBe('Język niemiecki: C1.');
  });
});

describe('red flags', () => {
  const jobs = (...dates: string[]) => `Doświadczenie\n${dates.map((date) => `${date} Handlowiec, Firma`).join('\n')}`;

  test.each([
    ['Częste zmiany pracy', jobs('01.2025 – 06.2025', '03.2024 – 11.2024', '05.2023 – 01.2024'), 'MET'],
    ['Job hopping', jobs('01.2025 – 06.2025', '03.2024 – 11.2024', '05.2023 – 01.2024'), 'MET'],
    ['Częste zmiany pracy', jobs('01.2023 – obecnie', '01.2018 – 12.2022'), 'NO_INFORMATION'],
    ['Luki w zatrudnieniu', jobs('01.2025 – obecnie', '01.2019 – 12.2022'), 'MET'],
    [
      'Przerwy w zatrudnieniu dłuższe niż 36 miesięcy',
      jobs('01.2025 – obecnie', '01.2019 – 12.2022'),
      'NO_INFORMATION',
    ],
    ['Luki w zatrudnieniu', jobs('01.2023 – obecnie', '01.2018 – 12.2022'), 'NO_INFORMATION'],
    ['Brak prawa jazdy', 'Nie posiadam prawa jazdy', 'MET'],
    ['Brak prawa jazdy', 'Prawo jazdy kat. B', 'NO_INFORMATION'],
    ['Brak prawa jazdy', 'Kasjer', 'NO_INFORMATION'],
    ['Less than 2 years of experience in sales', '1 year of experience in sales', 'MET'],
    ['Less than 2 years of experience in sales', '6 years of experience in sales', 'NO_INFORMATION'],
    ['Brak doświadczenia w sprzedaży', 'Doświadczenie\n2018 – obecnie Księgowa, Firma', 'NO_INFORMATION'],
    ['Brak doświadczenia w sprzedaży', 'Kasjer\nNie mam doświadczenia w sprzedaży.', 'MET'],
    ['Brak doświadczenia w sprzedaży', 'Doświadczenie\n2018 – obecnie Handlowiec, Firma', 'NO_INFORMATION'],
    ['Brak doświadczenia w sprzedaży', 'Anna Nowak, Gdynia', 'NO_INFORMATION'],
    ['No experience in sales', jobs('01.2018 – obecnie'), 'NO_INFORMATION'],
    ['Własna działalność gospodarcza', 'Od 2021 prowadzę własną działalność gospodarczą', 'MET'],
  ])('%s', async (text, document, verdict) => {
    const judgement = await judgeOne(document, { kind: 'RED_FLAG', text });
    expect(judgement.verdict).toBe(verdict);
    expect(judgement.evidence.length > 0).toBe(verdict === 'MET');
  });
});

describe('location and budget', () => {
  test.each([
    ['Poznań', cv, 'MET'],
    ['Poznan', cv, 'MET'],
    ['Gniezno', cv, 'PARTIALLY_MET'],
    ['Kraków', cv, 'NO_INFORMATION'],
    ['Kraków', `${cv}\nJestem otwarta na relokację.`, 'PARTIALLY_MET'],
    ['Kraków', `${cv}\nNie rozważam relokacji.`, 'NO_INFORMATION'],
    ['Kraków', 'Jan Kot\nKierowca', 'NO_INFORMATION'],
  ])('%s', async (text, document, verdict) => {
    expect((await judgeOne(document, { kind: 'LOCATION', text, locationType: 'OFFICE' })).verdict).toBe(verdict);
  });

  test.each([
    [900_000, 'PLN', 'MET'],
    [850_000, 'PLN', 'PARTIALLY_MET'],
    [700_000, 'PLN', 'NOT_MET'],
    [900_000, 'EUR', 'NO_INFORMATION'],
  ])('a budget of %i %s', async (budgetMaxMinor, budgetCurrency, verdict) => {
    const judgement = await judgeOne(cv, { kind: 'BUDGET', text: '', budgetMaxMinor, budgetCurrency });
    expect(judgement.verdict).toBe(verdict);
  });

  test.each([
    ['Oczekiwania: 7 500 zł brutto', 'GROSS', 'MONTH', 'MET'],
    ['Oczekiwania: 7 500 zł netto', 'GROSS', 'MONTH', 'NO_INFORMATION'],
    ['Oczekiwania: 7 500 zł brutto', 'NET', 'MONTH', 'NO_INFORMATION'],
    ['Oczekiwania: 5 500 zł na rękę (7 500 zł brutto)', 'GROSS', 'MONTH', 'MET'],
    ['Oczekiwania: 7 500 zł', 'GROSS', 'MONTH', 'MET'],
    ['Oczekiwania: 40 zł/h brutto', 'GROSS', 'MONTH', 'NO_INFORMATION'],
    ['Oczekiwania: 40 zł/h brutto, pełny etat', 'GROSS', 'MONTH', 'MET'],
    ['Oczekiwania: 40 zł/h brutto', 'GROSS', 'HOUR', 'MET'],
    ['Oczekiwania: 7 500 zł brutto', 'GROSS', 'HOUR', 'NO_INFORMATION'],
    ['Expected salary: £30,000 gross a year', 'GROSS', 'MONTH', 'MET'],
  ] as const)('“%s” beside a budget that is %s by the %s', async (pay, budgetBasis, budgetPeriod, verdict) => {
    const budgetCurrency = pay.includes('£') ? 'GBP' : 'PLN';
    const budget = {
      kind: 'BUDGET',
      text: '',
      budgetMaxMinor: 800_000,
      budgetCurrency,
      budgetBasis,
      budgetPeriod,
    } as const;
    const judgement = await judgeOne(`Jan Kot\nKierowca\n${pay}`, budget);
    expect(judgement.verdict).toBe(verdict);
    expect(judgement.evidence.length).toBeGreaterThan(0);
  });
});
