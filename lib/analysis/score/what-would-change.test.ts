import type { AnalysisDto, CriterionSnapshot, Verdict } from '@/lib/domain/analysis-schemas';
import { computeMatchScore } from './match-score';
import { whatWouldChange } from './what-would-change';

type Asked = Pick<CriterionSnapshot, 'text' | 'importance' | 'necessity'> & {
  kind?: CriterionSnapshot['kind'];
  verdict: Verdict;
};

function analysisOf(asked: Asked[]): Pick<AnalysisDto, 'verdicts' | 'scoreBreakdown'> {
  const verdicts = asked.map(({ verdict, kind = 'REQUIREMENT', ...criterion }, index) => {
    const criterionId = `01936f2c-0000-7000-8000-00000000000${index}`;
    const none = { languageLevel: null, locationType: null, budgetMaxMinor: null, budgetCurrency: null };
    return {
      id: criterionId,
      criterion: { ...criterion, ...none, kind, criterionId },
      verdict,
      engineVerdict: verdict,
      correction: null,
      confidence: 0.9,
      reason: 'CV.',
      evidence: [],
      second: null,
      worthALook: false,
      toCheck: false,
      unstable: null,
    };
  });
  const judgements = verdicts.map(({ criterion, verdict, confidence }) => ({
    criterionId: criterion.criterionId,
    verdict,
    confidence,
  }));
  const criteria = verdicts.map(({ criterion }) => criterion);
  return { verdicts, scoreBreakdown: computeMatchScore(criteria, judgements) };
}

const required = (text: string, importance: number, verdict: Verdict): Asked => ({
  text,
  importance,
  necessity: 'REQUIRED',
  verdict,
});

test('each line is the score of the published formula with one more criterion met, the largest first', () => {
  // (10 · 1 + 6 · 0.1 + 4 · 0.5) ÷ 20 = 63 %; with the licence (10 + 6 + 2) ÷ 20, with English (10 + 0.6 + 4) ÷ 20.
  const analysis = analysisOf([
    required('Java', 5, 'MET'),
    required('Prawo jazdy kat. B', 3, 'NO_INFORMATION'),
    required('Angielski w piśmie', 2, 'PARTIALLY_MET'),
  ]);
  expect(analysis.scoreBreakdown.score).toBe(63);
  expect(whatWouldChange(analysis).map(({ label, from, to }) => [label, from, to])).toEqual([
    ['Prawo jazdy kat. B', 63, 90],
    ['Angielski w piśmie', 63, 73],
  ]);
});

test('what is met, a red flag and what would not raise the score are not named; at most five are', () => {
  const flag: Asked = { ...required('Luka', 3, 'MET'), kind: 'RED_FLAG' };
  // Two that cap at 59: neither alone lifts the cap, so neither is promised more than 59.
  const capped = analysisOf([required('A', 5, 'MET'), required('B', 1, 'NOT_MET'), required('C', 1, 'NOT_MET')]);
  expect(capped.scoreBreakdown.score).toBe(59);
  expect(whatWouldChange(capped)).toEqual([]);
  const many = analysisOf([flag, ...'ABCDEFG'.split('').map((text) => required(text, 3, 'NO_INFORMATION'))]);
  expect(whatWouldChange(many)).toHaveLength(5);
  expect(whatWouldChange(many).some(({ label }) => label === 'Luka')).toBe(false);
});

test('a score of another formula, or none, is not computed anew', () => {
  const analysis = analysisOf([required('Java', 5, 'NOT_MET'), required('Go', 5, 'MET')]);
  const of = (score: number | null) =>
    whatWouldChange({ ...analysis, scoreBreakdown: { ...analysis.scoreBreakdown, score } });
  expect(of(analysis.scoreBreakdown.score)).toHaveLength(1);
  expect(of(12)).toEqual([]);
  expect(of(null)).toEqual([]);
});
