import { createHash } from 'node:crypto';
import type { CriterionSnapshot } from '@/lib/analysis/schemas';

export interface AnalysisInput {
  /** SHA-256 of the CV file, hexadecimal. */
  cvSha256: string;
  criteria: readonly CriterionSnapshot[];
  engine: { name: string; version: string; model: string | null; promptVersion: string | null };
  /** Language of the reasons. */
  locale: 'pl' | 'en';
  readerVersion: string;
  /** `YYYY-MM-DD`; see JudgeInput. */
  referenceDate: string;
}

/**
 * What an engine's verdict on a criterion depends on. Importance and Required/NiceToHave only weigh, so they are
 * left out: changing them re-scores from the stored verdicts (decisions.md, Process). A budget's numbers are left
 * out as well by the same rule: the caller judges the BUDGET criterion afresh, which needs no model, and keeps the
 * rest. Its currency stays in, because a salary in another currency is another question.
 */
function wordsOf(criterion: CriterionSnapshot): string[] {
  return [
    criterion.kind,
    criterion.criterionId,
    criterion.text.normalize('NFC').trim().replace(/\s+/g, ' '),
    criterion.languageLevel ?? '',
    criterion.locationType ?? '',
    criterion.budgetCurrency ?? '',
  ];
}

/**
 * The key under which verdicts may be used again: same CV, same criteria words, same engine (decisions.md, Analysis).
 *
 * @returns 64 hexadecimal digits; the order of the criteria does not matter
 */
export function analysisInputHash(input: AnalysisInput): string {
  const { engine } = input;
  const criteria = input.criteria.map((criterion) => JSON.stringify(wordsOf(criterion))).sort();
  const content = JSON.stringify([
    input.cvSha256,
    input.readerVersion,
    [engine.name, engine.version, engine.model ?? '', engine.promptVersion ?? ''],
    input.locale,
    input.referenceDate,
    criteria,
  ]);
  return createHash('sha256').update(content).digest('hex');
}

/**
 * Whether every criterion of `current` was judged in these words. Weights and the budget's numbers do not count, nor
 * does a criterion that was judged and is gone: those only change the score (decisions.md, Process).
 */
export function areAllJudged(current: readonly CriterionSnapshot[], judged: readonly CriterionSnapshot[]): boolean {
  const known = new Set(judged.map((criterion) => JSON.stringify(wordsOf(criterion))));
  return current.every((criterion) => known.has(JSON.stringify(wordsOf(criterion))));
}
