import { offlineEngine } from '@/lib/analysis/engines/offline-engine';
import { fairnessTests, type FairnessTest } from '../enums';
import type { CaseResult, Difference, TestSum } from '../schemas';
import { swapParts } from '../swap/enums';

const apart = ({ one, other }: { one: number | null; other: number | null }): number =>
  one === null || other === null ? 0 : Math.abs(one - other);

function sumOf(test: FairnessTest, differences: readonly Difference[]): Omit<TestSum, 'passed'> {
  const total = (of: (one: Difference) => number) => differences.reduce((sum, one) => sum + of(one), 0);
  const mean = (of: (one: Difference) => number) =>
    differences.length === 0 ? 0 : Math.round((10 * total(of)) / differences.length) / 10;
  return {
    test,
    candidates: differences.length,
    differing: differences.filter(({ broken }) => broken).length,
    verdicts: total(({ verdicts }) => verdicts.length),
    confidences: total(({ confidences }) => confidences),
    texts: total(({ texts }) => texts),
    score: mean(({ score }) => apart(score)),
    words: mean(({ words }) => apart(words)),
    tone: mean(({ tone }) => apart(tone)),
    evaluative: total(({ evaluative }) => evaluative.one.length + evaluative.other.length),
  };
}

/**
 * What each test found over all candidates. By rules nothing may differ; with a model no more verdicts, and no score more, than
 * between two runs of the same copy, for as many candidates.
 *
 * @param engine its name
 */
export function sumTests(engine: string, results: readonly CaseResult[]): TestSum[] {
  const of = (test: FairnessTest) =>
    results.flatMap(({ differences }) => differences.filter((one) => one.test === test));
  const repeat = sumOf('repeat', of('repeat'));
  const share = (count: number, { candidates }: { candidates: number }) => (candidates === 0 ? 0 : count / candidates);
  const passes = (sum: Omit<TestSum, 'passed'>): boolean | null => {
    if (sum.candidates === 0 || sum.test === 'repeat') return null;
    if (engine === offlineEngine.name) return sum.differing === 0;
    if (sum.test === 'removed' || sum.test === 'added')
      return share(sum.differing, sum) <= share(repeat.differing, repeat);
    return share(sum.verdicts, sum) <= share(repeat.verdicts, repeat) && sum.score <= repeat.score;
  };
  return fairnessTests
    .filter((test) => test !== 'repeat' || engine !== offlineEngine.name)
    .map((test) => sumOf(test, of(test)))
    .map((sum) => ({ ...sum, passed: passes(sum) }));
}

/** How often what was swapped. */
export function sumSwapped(results: readonly CaseResult[]): CaseResult['swapped'] {
  const sums = swapParts.map((part) => [part, results.reduce((sum, { swapped }) => sum + (swapped[part] ?? 0), 0)]);
  return Object.fromEntries(sums) as CaseResult['swapped'];
}
