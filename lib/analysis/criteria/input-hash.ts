import { createHash } from 'node:crypto';
import type { CriterionSnapshot } from '@/lib/domain/analysis-schemas';

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
 * The part of a criterion that verdicts depend on, without its id. Importance and Required/NiceToHave are weights and
 * left out: changing them rescores stored verdicts (docs/specification.md, Process). So are a budget's amounts: the
 * BUDGET criterion is rejudged without a model. Its currency stays, because a salary in another currency is another
 * question.
 */
export function wordsOfCriterion(criterion: CriterionSnapshot): string[] {
  return [
    criterion.kind,
    criterion.text.normalize('NFC').trim().replace(/\s+/g, ' '),
    criterion.languageLevel ?? '',
    criterion.locationType ?? '',
    criterion.budgetCurrency ?? '',
  ];
}

/** What the hash has of a criterion, with its id in the place where stored hashes have it. */
function wordsOf(criterion: CriterionSnapshot): string[] {
  const [kind = '', ...words] = wordsOfCriterion(criterion);
  return [kind, criterion.criterionId, ...words];
}

/**
 * The key for reusing verdicts: same CV, same criteria texts, same engine (docs/specification.md, Analysis).
 *
 * @returns 64 hexadecimal digits, independent of the criteria's order
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
 * Whether every criterion of `current` was judged with the same text. Weights, budget amounts and removed criteria only
 * change the score (docs/specification.md, Process).
 */
export function areAllJudged(current: readonly CriterionSnapshot[], judged: readonly CriterionSnapshot[]): boolean {
  const known = new Set(judged.map((criterion) => JSON.stringify(wordsOf(criterion))));
  return current.every((criterion) => known.has(JSON.stringify(wordsOf(criterion))));
}
