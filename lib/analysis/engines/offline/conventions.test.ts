import { needsCheck } from '@/lib/analysis/score/needs-check';
import type { Judgement } from '@/lib/domain/analysis-schemas';
import { criterion } from '@/tests/analysis/criterion';
import { documentFromText } from '@/lib/cv/document-from-text';
import { judgeOffline } from './judge-offline';

function judge(cv: string, text: string): Judgement {
  const input = { document: documentFromText(cv), criteria: [criterion(1, { text })], locale: 'en' as const };
  const [judgement] = judgeOffline({ ...input, referenceDate: '2026-11-22' });
  if (!judgement) throw new Error('no judgement');
  return judgement;
}

const job = (line: string): string => `Anna Lis\nDoświadczenie\n2018 – 2026 Zakład Omega\n- ${line}\n- raporty`;

// docs/judging.md, "Denials and scales"
test.each([
  ['deploys to Kubernetes; cluster administration was done by another crew', 'Administering Kubernetes clusters'],
  ['pisma procesowe bez udziału w rozprawach', 'Udział w rozprawach sądowych'],
  ['księgowanie dokumentów do bilansu, bilans sporządza główna księgowa', 'Sporządzanie bilansu'],
  ['purchase ledger, VAT returns excluded', 'Preparing VAT returns'],
])('“%s” denies “%s”', (line, requirement) => expect(judge(job(line), requirement).verdict).toBe('NOT_MET'));

test.each([
  ['SQL ○○○○○', 'Znajomość SQL', 'NOT_MET'],
  ['SQL: 0/5', 'Znajomość SQL', 'NOT_MET'],
  ['SQL ●○○○○', 'Znajomość SQL', 'PARTIALLY_MET'],
  ['SQL – 1/5', 'Podstawy SQL', 'MET'],
  ['SQL ★☆☆☆☆', 'Very good SQL', 'NOT_MET'],
  ['SQL ★★★☆☆', 'Very good SQL', 'PARTIALLY_MET'],
  ['SQL ★★★★★', 'Very good SQL', 'MET'],
  ['SQL ▮▮▮▮▯, Scala ▯▯▯▯▯', 'Znajomość SQL', 'MET'],
  ['SQL, 1/5 etatu', 'Znajomość SQL', 'MET'],
  ['Języki: niemiecki 0/5', 'Język niemiecki', 'NOT_MET'],
])('%s for “%s” is %s', (line, requirement, verdict) =>
  expect(judge(`Anna Lis\nUmiejętności\n${line}\n`, requirement).verdict).toBe(verdict),
);

test.each([
  ['Sprachen: Deutsch – Muttersprache, Englisch: B1', 'Język niemiecki C1', 'MET'],
  ['Sprachen: Deutsch – Muttersprache, Englisch: B1', 'Język angielski B2', 'PARTIALLY_MET'],
  ['Мови: українська – рідна мова', 'Ukrainian: native', 'MET'],
  ['Idiomas: español – lengua materna', 'Język hiszpański C1', 'MET'],
  ['Lingue: italiano (madrelingua)', 'Italian C2', 'MET'],
  ['niemiecki – Muttersprache', 'Język niemiecki C1', 'MET'],
])('%s for “%s” is %s', (line, requirement, verdict) =>
  expect(judge(`Anna Lis\n${line}\n`, requirement).verdict).toBe(verdict),
);

test.each([
  ['Programy: Excel, Word, Outlook', 'Excel (pivot tables, VLOOKUP)', 'PARTIALLY_MET'],
  ['Tools: Jira, Confluence, Miro', 'Jira with workflow schemes', 'PARTIALLY_MET'],
  ['Excel: pivot tables, VLOOKUP, charts', 'Excel (pivot tables, VLOOKUP)', 'MET'],
  ['Programy: Excel, Word, Outlook', 'Excel', 'MET'],
])('%s for “%s” is %s', (line, requirement, verdict) =>
  expect(judge(`Anna Lis\nUmiejętności\n${line}\n`, requirement).verdict).toBe(verdict),
);

test.each([
  ['Nie mam prawa jazdy kat. C', 'Prawo jazdy kat. B', 'NO_INFORMATION'],
  ['Nie mam prawa jazdy kat. C', 'Prawo jazdy kat. C', 'NOT_MET'],
  ['Nie mam prawa jazdy kat. B', 'Prawo jazdy kat. C', 'NOT_MET'],
])('%s for “%s” is %s', (line, requirement, verdict) =>
  expect(judge(`Anna Lis\n${line}\n`, requirement).verdict).toBe(verdict),
);

test.each([
  ['2019 – 2026 Kancelaria Prawa Pracy Lex, Gliwice', 'Znajomość prawa pracy'],
  ['2019 – 2026 SAP Polska, Warszawa – recepcja', 'Znajomość systemu SAP'],
  ['2019 – 2026 Szkoła Językowa English Corner – recepcja', 'Język angielski B2'],
])('the name of an employer proves nothing: %s', (line, requirement) =>
  expect(judge(`Anna Lis\n${line}\n- poczta\n`, requirement).verdict).toBe('NO_INFORMATION'),
);

test('a course is no professional experience, but it is one of the course', () => {
  const cv = 'Anna Lis\n2019 – 2026 Hurtownia: telefony\nKursy\nKadry i płace, 120 godz., 2025\n';
  expect(judge(cv, 'Doświadczenie zawodowe w naliczaniu płac').verdict).toBe('NO_INFORMATION');
  expect(judge(cv, 'Ukończony kurs kadrowo-płacowy').verdict).toBe('MET');
});

test.each([
  ['obsługa SAP, lecz w Oracle nic nie robiłem', 'Znajomość SAP', true],
  ['obsługa SAP nie tylko w księgowości', 'Znajomość SAP', false],
  ['obsługa SAP bez nadzoru', 'Znajomość SAP', false],
  ['obsługa SAP', 'Znajomość SAP', false],
])('“%s” is met, and to be checked: %s, %s', (line, requirement, isToCheck) => {
  const judgement = judge(job(line), requirement);
  expect(judgement.verdict).toBe('MET');
  expect(needsCheck(judgement)).toBe(isToCheck);
  expect(/check what the quote denies/i.test(judgement.reason)).toBe(isToCheck);
});

test.each([
  ['PRAWO JAZDY\nB, BE, C, CE', 'Prawo jazdy kat. C+E', 'MET'],
  ['LICENCES\nB, C1', 'Driving licence category C1', 'MET'],
  ['DRIVING\nB, C1, D1', 'Driving licence category C1', 'MET'],
  ['PRAWO JAZDY\nkat. B, C1', 'Prawo jazdy kat. D', 'NO_INFORMATION'],
])('a list under a title of licences: %j for “%s” is %s', (lines, requirement, verdict) =>
  expect(judge(`Anna Lis\n${lines}\n`, requirement).verdict).toBe(verdict),
);

test.each([
  ['Berufserfahrung\n05/2024 – heute Kassierer, Markt\nAusbildung\n2010 – 2020 Berufsschule Leipzig', 'NOT_MET'],
  ['Досвід роботи\nз 05.2024 Касир, Магазин\nОсвіта\n2010 – 2020 Університет економіки, Львів', 'NOT_MET'],
  ['Опыт работы\n05.2024 – н.в. Кассир, Магазин\nВолонтёрство\n2010 – 2020 Приют', 'NOT_MET'],
])('schools and unpaid help are no employment, in any language: %s', (lines, verdict) =>
  expect(judge(`Anna Lis\n${lines}\n`, '6 lat doświadczenia zawodowego').verdict).toBe(verdict),
);

test.each([
  ['Praca\n2015 – 2016 Ślusarz, Huta\n03.2012 –\nTokarz, Zakład', 'Min. 4 lata pracy jako tokarz', 'PARTIALLY_MET'],
  ['Praca\n03.2012 –\nTokarz, Zakład\n2010 – 2012 Ślusarz, Huta', 'Min. 4 lata pracy jako tokarz', 'MET'],
])('a dash that nothing follows lasts until the next job: %j', (lines, requirement, verdict) =>
  expect(judge(`Anna Lis\n${lines}\n`, requirement).verdict).toBe(verdict),
);
