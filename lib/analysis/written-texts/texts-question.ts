import { createHash } from 'node:crypto';
import { criterionLabels } from '@/lib/analysis/criteria/criterion-labels';
import { describeCriterion } from '@/lib/analysis/engines/openai/describe-criterion';
import type { ModelQuestion } from '@/lib/analysis/engines/openai/model-question';
import { judgedPrompt, textsPrompt, textsPromptVersion } from '@/lib/analysis/engines/openai/prompts/texts-1';
import type { CriterionSnapshot, Judgement } from '@/lib/domain/analysis-schemas';
import type { ModelSettings } from '@/lib/model/model-settings';
import type { SentenceBasis } from './sentence-basis';
import { textsResponseSchema } from './texts-response';

/** A criterion as the model is told of it: what it may rest on, and what it was then. */
export interface ToldCriterion {
  criterionId: string;
  basis: SentenceBasis;
  /** `factOf` */
  fact: string;
}

const necessities = { REQUIRED: 'required', NICE_TO_HAVE: 'nice to have' } as const;

/** What a sentence about a criterion depends on: its verdict, and whether it is required. */
export function factOf({ necessity }: CriterionSnapshot, { verdict }: Pick<Judgement, 'verdict'>): string {
  return `${verdict} ${necessity}`;
}

/**
 * What a model may write about: every criterion but the budget, whose amounts are never sent.
 *
 * @param masked the reason and the quotes of each judgement, without personal data
 */
export function toldCriteria(
  criteria: readonly CriterionSnapshot[],
  judgements: readonly Judgement[],
  masked: ReadonlyMap<string, Pick<SentenceBasis, 'reasons' | 'quotes'>>,
): ToldCriterion[] {
  const judged = new Map(judgements.map((judgement) => [judgement.criterionId, judgement]));
  const labels = [criterionLabels(criteria, 'pl'), criterionLabels(criteria, 'en')];
  return criteria.flatMap((criterion) => {
    const { criterionId, kind } = criterion;
    const judgement = judged.get(criterionId);
    const found = masked.get(criterionId);
    if (!judgement || !found || kind === 'BUDGET') return [];
    const asked = [describeCriterion(criterion), ...labels.map((names) => names[criterionId] ?? '')].join('\n');
    return [
      { criterionId, basis: { kind, verdict: judgement.verdict, asked, ...found }, fact: factOf(criterion, judgement) },
    ];
  });
}

function describe(criterion: CriterionSnapshot, { verdict, reasons, quotes }: SentenceBasis, number: number): string {
  const isFlag = criterion.kind === 'RED_FLAG';
  return [
    `${number}. ${describeCriterion(criterion)}${isFlag ? '' : ` (${necessities[criterion.necessity]})`}`,
    `   Verdict: ${verdict}`,
    ...reasons.slice(0, 1).map((reason) => `   Reason: ${reason}`),
    ...quotes.map((quote) => `   Quote: "${quote.replaceAll(/\s+/g, ' ').trim()}"`),
  ].join('\n');
}

/** What the model is asked. @param position the person's present one, masked; null: unknown */
export function textsQuestion(
  criteria: readonly CriterionSnapshot[],
  told: readonly ToldCriterion[],
  position: string | null,
): ModelQuestion {
  const byId = new Map(criteria.map((criterion) => [criterion.criterionId, criterion]));
  const judged = told.flatMap(({ criterionId, basis }, index) => {
    const criterion = byId.get(criterionId);
    return criterion ? [describe(criterion, basis, index + 1)] : [];
  });
  return {
    instructions: textsPrompt,
    messages: [{ role: 'user', content: judgedPrompt(judged.join('\n'), position) }],
    words: judged,
    answer: { schema: textsResponseSchema, name: 'texts' },
  };
}

/** The key for using stored texts again: the same model was asked the same of the same CV. @returns 64 hexadecimal digits */
export function textsHash(
  { model, api, reasoningEffort }: Pick<ModelSettings, 'model' | 'api' | 'reasoningEffort'>,
  cvSha256: string,
  told: readonly ToldCriterion[],
  { messages }: ModelQuestion,
): string {
  const ids = told.map(({ criterionId }) => criterionId);
  const asked = [textsPromptVersion, model, api, reasoningEffort, cvSha256, ids, messages];
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex');
}
