import type { ScoreLine } from '@/lib/domain/analysis-schemas';
import type { Bait } from '@/tests/interviews/baits/bait';
import baits from '@/tests/interviews/baits/baits.json';
import { beginsAWord } from '@/tests/interviews/baits/begins-a-word';
import lawful from '@/tests/interviews/baits/lawful.json';
import { criterionId } from '@/tests/analysis/criterion';
import { chooseQuestions, type ChooseQuestionsInput } from './choose-questions';
import { mainQuestionCounts } from './enums';

const asked: Omit<ChooseQuestionsInput, 'lines'> = { locale: 'pl', length: 'LONG', focus: 'ALL', seed: 'one' };
let next = 0;
const line = (label: string, of: Partial<ScoreLine> = {}): ScoreLine => {
  next += 1;
  const base = { verdict: 'NO_INFORMATION', weight: 6, value: 0.25, points: 0, kind: 'REQUIREMENT' } as const;
  return { criterionId: criterionId(next), label, ...base, ...of };
};

describe('order', () => {
  const open = line('Znajomość SAP', { weight: 2 });
  const heavy = line('Prowadzenie ksiąg rachunkowych', { weight: 10 });
  const partial = line('Angielski B2', { kind: 'LANGUAGE', verdict: 'PARTIALLY_MET', value: 0.5, weight: 3 });
  const met = line('Excel', { verdict: 'MET', value: 1 });
  const denied = line('Prawo jazdy kat. B', { verdict: 'NOT_MET', value: 0 });
  const flag = line('Częste zmiany pracy', { kind: 'RED_FLAG', verdict: 'MET', weight: 0, value: 0 });
  const quietFlag = line('Luki w zatrudnieniu', { kind: 'RED_FLAG', weight: 0, value: 0 });
  const lines = [open, heavy, partial, met, denied, flag, quietFlag];
  const labels = (input: Partial<ChooseQuestionsInput>) =>
    chooseQuestions({ ...asked, lines, ...input }).questions.map(({ line: of }) => of?.label ?? null);

  test('open criteria by their weight, red flags found, contradictions, then the rest', () => {
    const expected = [heavy, open, partial, flag, denied, met].map(({ label }) => label);
    expect(labels({}).slice(0, 6)).toEqual(expected);
    expect(labels({ focus: 'RISKS' }).slice(0, 2)).toEqual([flag.label, denied.label]);
    expect(labels({ focus: 'GAPS' })).not.toContain(flag.label);
    expect(labels({})).not.toContain(quietFlag.label);
  });

  test('what the CV says nothing of comes before what it meets in part, however much that weighs, and what it proves last', () => {
    const heavyPart = line('Kadry i płace', { verdict: 'PARTIALLY_MET', value: 0.5, weight: 30 });
    const heavyMet = line('Power BI', { verdict: 'MET', value: 1, weight: 40 });
    const mixed = [heavyMet, heavyPart, denied, open];
    const order = [open, heavyPart, denied, heavyMet].map(({ label }) => label);
    expect(labels({ lines: mixed })).toEqual(order);
  });

  test.each(['SHORT', 'STANDARD', 'LONG'] as const)(
    'a %s interview has its number of questions, none twice',
    (length) => {
      const many = Array.from({ length: 30 }, (_, index) => line(`Umiejętność ${index}`));
      const { questions } = chooseQuestions({ ...asked, lines: many, length });
      expect(questions).toHaveLength(mainQuestionCounts[length]);
      expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length);
    },
  );

  test('a criterion that is written twice is asked about once', () => {
    const { questions } = chooseQuestions({
      ...asked,
      length: 'SHORT',
      lines: [line('Znajomość SAP'), line('znajomość SAP.')],
    });
    expect(questions.filter(({ text }) => /SAP/.test(text))).toHaveLength(1);
  });

  test('equal seeds ask the same, other seeds other questions', () => {
    const texts = (seed: string) => chooseQuestions({ ...asked, lines, seed }).questions.map(({ text }) => text);
    expect(texts('a')).toEqual(texts('a'));
    expect(texts('a')).not.toEqual(texts('c'));
  });

  test('the criterion is an item of a list, a sentence is quoted, abbreviations are whole', () => {
    const first = (label: string, locale: 'pl' | 'en') =>
      chooseQuestions({ ...asked, locale, lines: [line(label)] }).questions[0]?.text;
    expect(first('Znajomość SAP.', 'pl')).toContain(': znajomość SAP. ');
    expect(first('You can talk to upset customers;', 'en')).toContain(': “You can talk to upset customers”. ');
    expect(first('Księgowość spółek z o.o.', 'pl')).toContain(': księgowość spółek z o.o. ');
  });

  test('however much is open, a quarter is for red flags and contradictions', () => {
    const many = Array.from({ length: 30 }, (_, index) => line(`Umiejętność ${index}`));
    const { questions } = chooseQuestions({ ...asked, lines: [...many, denied, flag], length: 'STANDARD' });
    expect(questions.slice(4).map(({ line: of }) => of?.label)).toEqual([flag.label, denied.label]);
  });
});

describe('the words of the CV', () => {
  const partial = line('Zarządzanie zespołem 15 osób', { verdict: 'PARTIALLY_MET', value: 0.5 });
  const met = line('Znajomość Excela', { verdict: 'MET', value: 1 });
  const ask = (lines: ScoreLine[], found: [ScoreLine, string[]][]) =>
    chooseQuestions({
      ...asked,
      length: 'SHORT',
      lines,
      quotes: new Map(found.map(([of, quotes]) => [of.criterionId, quotes])),
    }).questions.map(({ text }) => text);

  test('stand beside a criterion that they meet in part', () => {
    const [question] = ask([partial], [[partial, ['koordynacja pracy zespołu 8 osób']]]);
    expect(question).toContain(': zarządzanie zespołem 15 osób. ');
    expect(question).toContain('„koordynacja pracy zespołu 8 osób”');
  });

  test('are not read out where they have nothing to do with the criterion', () => {
    const quote = 'I sing out of tune and the children forgive me';
    const [question] = ask([partial], [[partial, [quote]]]);
    expect(question).not.toContain(quote);
    expect(question).toContain(': zarządzanie zespołem 15 osób. ');
  });

  test.each([
    [
      'Wózki widłowe: uprawnienia UDT',
      'uprawnienia UDT na wózki widłowe, kurs w trakcie',
      'planowane jest zakończenie',
    ],
    ['Znajomość prawa pracy', 'prawo pracy: z pytaniami zwracam się do prawnika', 'zrobić samodzielnie'],
  ])('lead to what they leave open: %s', (label, quote, asksFor) => {
    const of = line(label, { verdict: 'PARTIALLY_MET', value: 0.5 });
    const [question] = ask([of], [[of, [quote]]]);
    expect(question).toContain(quote);
    expect(question).toContain(asksFor);
  });

  test.each([
    ['Excel na poziomie zaawansowanym', 'daily work with Excel for the reports of sales', 'daily'],
    ['min. 2 lata w gabinecie', 'warsztaty w gabinecie, jeden dzień', 'warsztaty'],
    ['Angielski C1 i polski C1', 'angielski (C2), hiszpański', 'hiszpański'],
  ])('are not read out in another language, or where they are no sum and not of both: %s', (label, quote, absent) => {
    const of = line(label, { verdict: 'PARTIALLY_MET', value: 0.5 });
    expect(ask([of], [[of, [quote]]])[0]).not.toContain(absent);
  });

  test('do not make neighbours begin alike', () => {
    const lines = Array.from({ length: 9 }, (_, index) => {
      const verdict = index % 4 === 3 ? 'PARTIALLY_MET' : 'NO_INFORMATION';
      return line(`Umiejętność ${index}`, { verdict, weight: 20 - index, value: 0 });
    });
    const quotes = new Map(lines.map(({ criterionId: id, label }) => [id, [`${label} w pracy`]]));
    const { questions } = chooseQuestions({ ...asked, lines, quotes });
    const starts = questions.map(({ text }) => text.split(' ').slice(0, 2).join(' '));
    expect(starts.filter((start, index) => start === starts[index - 1])).toEqual([]);
  });

  test('open a question of what they prove, once', () => {
    const other = line('Excel: tabele przestawne', { verdict: 'MET', value: 1 });
    const texts = ask(
      [met, other],
      [
        [met, ['Comarch Optima, Excel']],
        [other, ['Comarch Optima, Excel']],
      ],
    );
    expect(texts.filter((text) => text.includes('„Comarch Optima, Excel”'))).toHaveLength(1);
    expect(texts.some((text) => text.startsWith('Wymaganie: „Excel: tabele przestawne”\n'))).toBe(true);
  });

  test.each([
    ['w ciąży, urlop macierzyński do 2025'],
    ['obecne wynagrodzenie 9000 zł'],
    ['Excel, ul. Lipowa 3, tel. 500 600 700'],
    ['praca@adres.example, Excel'],
    ['Excel '.repeat(30)],
  ])('are not read out where they are private or too long: %s', (quote) => {
    for (const text of ask(
      [met, partial],
      [
        [met, [quote]],
        [partial, [quote]],
      ],
    ))
      expect(text).not.toContain(quote.trim());
  });
});

describe('a CV that proves everything', () => {
  const met = (label: string, weight: number) => line(label, { verdict: 'MET', value: 1, weight });

  test('leads to one question each, the criteria that weigh most first', () => {
    const lines = [met('Excel', 4), met('Prowadzenie ksiąg', 10), met('Negocjacje', 2), met('Certyfikat ISTQB', 9)];
    const { questions } = chooseQuestions({ ...asked, lines, length: 'STANDARD' });
    const labels = questions.map(({ line: of }) => of?.label ?? null);
    expect(labels).toEqual(['Prowadzenie ksiąg', 'Excel', 'Negocjacje']);
    expect(new Set(questions.map(({ bankId }) => bankId)).size).toBe(questions.length);
  });

  test('asks nothing twice where there is too little for the length', () => {
    const { questions } = chooseQuestions({ ...asked, lines: [met('Prawo jazdy kat. B', 6)] });
    expect(questions.map(({ line: of }) => of)).toEqual([null]);
  });
});

const kinds = { criterion: 'REQUIREMENT', 'red-flag': 'RED_FLAG' } as const;

function questionsFor({ text, where, language }: Bait): string[] {
  const kind = kinds[where as keyof typeof kinds];
  const lines = kind ? [line(text, kind === 'RED_FLAG' ? { kind, verdict: 'MET', weight: 0 } : {})] : [];
  return chooseQuestions({ ...asked, locale: language, lines }).questions.map((question) => question.text);
}

function caught(bait: Bait): boolean {
  const texts = questionsFor(bait);
  return bait.mustNot.some((stem) => texts.some((text) => beginsAWord(text, stem)));
}

const split = (list: Bait[], heldOut: boolean) => list.filter((one) => one.heldOut === heldOut);
/** Of a language the level is asked for and not said. */
const named = (bait: Bait): boolean => {
  const start = bait.text
    .trim()
    .replace(/ at [ABC][12]\b/, '')
    .slice(1, 12);
  return questionsFor(bait).some((text) => text.includes(start));
};
const askable = (list: Bait[]) => list.filter(({ where }) => where in kinds);

test('no question says what a bait is after', () => {
  expect(
    split(baits as Bait[], false)
      .filter(caught)
      .map(({ id }) => id),
  ).toEqual([]);
});

test('a lawful criterion that only looks alike is asked about', () => {
  const lost = askable(split(lawful as Bait[], false)).filter((bait) => !named(bait));
  expect(lost.map(({ id }) => id)).toEqual([]);
});

test('the same holds for baits that no rule was written from', () => {
  expect(split(baits as Bait[], true).filter(caught).length).toBe(0);
  expect(askable(split(lawful as Bait[], true)).filter((bait) => !named(bait)).length).toBe(0);
});
