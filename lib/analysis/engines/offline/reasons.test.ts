import { needsCheck } from '@/lib/analysis/score/needs-check';
import { judgeOffline } from './judge-offline';
import { criterion } from '@/tests/analysis/criterion';
import { documentFromText } from '@/lib/cv/document-from-text';
import { goldenCases, goldenReferenceDate } from '@/tests/analysis/golden/golden-cases';
import { wordMatch, familyMatch } from './text/compare-words';
import { tokenize } from './text/tokenize';
import { isFiller } from './requirement/word-classes';

function judge(cv: string, text: string) {
  const [judgement] = judgeOffline({
    document: documentFromText(cv),
    criteria: [criterion(1, { text })],
    locale: 'en',
    referenceDate: goldenReferenceDate,
  });
  if (!judgement) throw new Error('no judgement');
  return { ...judgement, quoted: judgement.evidence.map(({ quote }) => quote).join('\n') };
}

const payroll = 'Doświadczenie\n2020 – obecnie Kadrowa, Firma\n• Naliczanie wynagrodzeń, deklaracje ZUS';

describe('a reason names what stands in its quotes', () => {
  test.each([
    ['Doświadczenie\n2020 – obecnie Programista\n• aplikacje w Django', 'Python', 'The CV confirms: “Django”.'],
    ['Doświadczenie\n2020 – obecnie Programista\n• aplikacje w Pythonie', 'Python', 'The CV confirms: “Python”.'],
    ['Doświadczenie\n2020 – obecnie Programista\n• Django\n• DJANGO', 'Python', 'The CV confirms: “DJANGO”.'],
    [
      'Doświadczenie\n2020 – obecnie Księgowa\n• Deklaracje VAT, CIT\n• Podatki VAT, PIT',
      'Sporządzanie deklaracji VAT',
      'The CV confirms: “Deklaracje VAT, Podatki VAT”.',
    ],
  ])('%s', (cv, text, reason) => {
    expect(judge(cv, text)).toMatchObject({ verdict: 'MET', reason });
  });

  test('what is said of several terms is said once', () => {
    const cv = 'Doświadczenie\n2020 – obecnie Programista\n• aplikacje w Javie i PostgreSQL';
    expect(judge(cv, 'Java, Docker i PostgreSQL')).toMatchObject({
      reason: 'The CV confirms: “Java”, “PostgreSQL”; the CV says nothing about: “Docker”.',
    });
  });

  test('a task that is not named beside one that is shown leaves the verdict to be checked', () => {
    const cv = 'Doświadczenie\n2020 – obecnie Specjalistka HR, Firma\n• rekrutacja na stanowiska biurowe';
    const judgement = judge(cv, 'Prowadzenie rekrutacji oraz wdrażanie nowych pracowników');
    expect(judgement).toMatchObject({
      verdict: 'MET',
      reason: 'The CV confirms: “rekrutacja”; the CV does not name as such: “wdrażanie nowych pracowników”.',
    });
    expect(needsCheck(judgement)).toBe(true);
  });

  test.each(['Płatnik', 'Znajomość programu Płatnik', 'Program Płatnik'])(
    '%s is not confirmed by a CV that never names it, however it is worded',
    (text) => {
      expect(judge(payroll, text)).toMatchObject({ verdict: 'NO_INFORMATION', evidence: [] });
    },
  );

  test('a thing with years is quoted beside its dates', () => {
    const jobs = ['2022 – obecnie', '2020 – 2022', '2018 – 2020', '2016 – 2018'];
    const cv = `Doświadczenie\n${jobs.map((dates) => `${dates}\nProgramista, Firma\n• aplikacje w Django`).join('\n')}`;
    const { verdict, quoted } = judge(cv, 'Co najmniej 5 lat doświadczenia w Django');
    expect([verdict, quoted.includes('Django')]).toEqual(['MET', true]);
  });

  test('so it is in every golden case', () => {
    const named =
      /^The CV (?:confirms|says outright that the candidate lacks this|confirms only a part of the requirement): (.+)\.$/;
    const found: string[] = [];
    for (const { cv, requirement: text } of goldenCases('office', 'technology')) {
      const { reason, quoted } = judge(cv, text);
      const words = /;|, but /.test(reason) ? [] : tokenize(named.exec(reason)?.[1] ?? '');
      const quotes = tokenize(quoted);
      const isThere = (word: (typeof words)[number]) =>
        isFiller(word) || quotes.some((other) => wordMatch(word, other) > 0 || familyMatch(word, other) > 0);
      if (!words.every(isThere)) found.push(`${text} → ${reason} (${quoted})`);
    }
    expect(found).toEqual([]);
  });
});
