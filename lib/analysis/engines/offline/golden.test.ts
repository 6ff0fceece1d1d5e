import { verdictSchema, type Verdict } from '@/lib/domain/analysis-schemas';
import { judgeOffline } from './judge-offline';
import { criterion } from '@/tests/analysis/criterion';
import { documentFromText } from '@/lib/cv/document-from-text';
import { goldenCases, goldenReferenceDate, type GoldenCase } from '@/tests/analysis/golden/golden-cases';

const cases = goldenCases();
/** The share of right answers below which a change makes judging worse than it was. */
const floors: Record<Verdict, number> = { MET: 0.97, PARTIALLY_MET: 0.92, NOT_MET: 0.92, NO_INFORMATION: 0.97 };

interface Judged {
  expected: Verdict;
  verdict: Verdict;
  text: string;
  cv: string;
  areQuotesExact: boolean;
}

function judge({ cv, requirement: text, expected }: GoldenCase): Judged {
  const document = documentFromText(cv);
  const criteria = [criterion(1, { text })];
  const input = { document, criteria, locale: 'pl' as const, referenceDate: goldenReferenceDate };
  const [judgement] = judgeOffline(input);
  if (!judgement) throw new Error('no judgement');
  const areQuotesExact = judgement.evidence.every(
    ({ page, start, end, quote }) =>
      document.pages[page - 1]?.text.slice(start, end) === quote && quote.trim() === quote,
  );
  return { expected, verdict: judgement.verdict, text, cv, areQuotesExact };
}

describe('the golden table', () => {
  let judged: Judged[];
  beforeAll(() => {
    judged = cases.map(judge);
  });

  test('has cases of every verdict', () => {
    expect(cases.length).toBeGreaterThanOrEqual(300);
    for (const verdict of verdictSchema.options)
      expect(cases.filter(({ expected }) => expected === verdict).length).toBeGreaterThanOrEqual(25);
  });

  test.each(verdictSchema.options)('%s is found nearly always', (verdict) => {
    const expected = judged.filter((one) => one.expected === verdict);
    const wrong = expected.filter((one) => one.verdict !== verdict);
    const share = 1 - wrong.length / expected.length;
    const list = wrong.map((one) => `${one.text} → ${one.verdict} (${one.cv.slice(0, 40)})`);
    const report = `${verdict}: ${expected.length - wrong.length} of ${expected.length}`;
    expect({ report, list, isEnough: share >= floors[verdict] }).toMatchObject({ isEnough: true });
  });

  test('what is called met or failed is so', () => {
    const grave = judged.filter(
      ({ expected, verdict }) =>
        (verdict === 'MET' && expected !== 'MET') || (verdict === 'NOT_MET' && expected !== 'NOT_MET'),
    );
    expect(grave.map(({ text, cv, verdict }) => `${text} → ${verdict} (${cv.slice(0, 40)})`)).toEqual([]);
  });

  test('every quote stands in the CV as it is quoted', () => {
    expect(judged.filter(({ areQuotesExact }) => !areQuotesExact).map(({ text }) => text)).toEqual([]);
  });
});
