import type { ModelMessage } from 'ai';
import {
  addUsage,
  noUsage,
  type JudgingEngine,
  type JudgingResult,
  type ModelUsage,
} from '@/lib/analysis/engines/engine';
import { offlineEngine } from '@/lib/analysis/engines/offline-engine';
import type { Grounding, GroundingProblem, ModelVerdict } from '@/lib/analysis/evidence/ground-answer';
import type { CriterionSnapshot, JudgeInput, Judgement } from '@/lib/analysis/schemas';
import { analysisTexts } from '@/lib/analysis/texts/analysis-texts';
import { AppError } from '@/lib/errors';
import { runGround, runPrepare } from '@/lib/reader/run-reader';
import { askModel } from './ask-model';
import { describeCriterion } from './describe-criterion';
import type { ModelSettings } from '@/lib/model/model-settings';
import { criteriaPrompt, cvPrompt, promptVersion, repairPrompt, systemPrompt } from './prompts/judge-3';

const explanations: Record<GroundingProblem, string> = {
  missing: 'no verdict was given',
  'no-evidence': 'the verdict has no quote',
  'unknown-sentence': 'the CV has no line of that number',
  'quote-not-found': 'the quote does not stand in the CV',
};

/** Criterion numbers whose verdict cannot be taken, with the reason in words for the model. */
function problemsOf(groundings: Grounding[]): string[] {
  return groundings.flatMap((one, index) =>
    'problem' in one ? [`Criterion ${index + 1}: ${explanations[one.problem]}.`] : [],
  );
}

/** The first answer's verdicts, with those of the repair in place of what could not be taken. */
function repaired(first: ModelVerdict[], groundings: Grounding[], repair: ModelVerdict[]): ModelVerdict[] {
  const isWrong = ({ criterion }: ModelVerdict): boolean => {
    const grounding = groundings[criterion - 1];
    return grounding !== undefined && 'problem' in grounding;
  };
  return [...first.filter((one) => !isWrong(one)), ...repair.filter(isWrong)];
}

function toJudgement(
  { criterionId }: CriterionSnapshot,
  grounding: Grounding | undefined,
  locale: 'pl' | 'en',
): Judgement {
  if (grounding && 'grounded' in grounding) {
    const { reason, ...rest } = grounding.grounded;
    return { criterionId, ...rest, reason: reason || analysisTexts(locale)('reasons.noReason') };
  }
  const reason = analysisTexts(locale)(
    grounding?.problem === 'missing' ? 'reasons.notJudged' : 'reasons.evidenceNotFound',
  );
  return { criterionId, verdict: 'NO_INFORMATION', confidence: 0.3, reason, evidence: [] };
}

/** Rules, then the criteria, then the CV. */
export interface ModelQuestion {
  instructions: string;
  messages: ModelMessage[];
}

/**
 * Judges with a model behind an OpenAI-compatible API: one call for a CV, and one more that repairs what our own checks
 * refuse. Where an answer does not fit, the criteria are asked in parts. A budget is arithmetic and stays with the built-in
 * engine.
 */
export class OpenAiEngine implements JudgingEngine {
  readonly name = 'openai';
  readonly version = '1.0.0';
  readonly model: string;
  readonly promptVersion: string;
  readonly votes: number;
  readonly settings: ModelSettings;
  private readonly send: typeof askModel;

  /** @param send asks the model; by default within the limits that all instances share, which are in the database */
  constructor(settings: ModelSettings, send: typeof askModel = askModel) {
    const { model, reasoningEffort, api, blind, votes } = settings;
    this.settings = settings;
    this.send = send;
    this.model = model;
    this.votes = votes;
    const asked = [promptVersion, api, reasoningEffort ?? 'default', blind ? 'blind' : 'named'];
    this.promptVersion = [...asked, ...(votes > 1 ? [`${votes} votes`] : [])].join(' ');
  }

  async judge(input: JudgeInput): Promise<JudgingResult> {
    const asked = input.criteria.filter(({ kind }) => kind !== 'BUDGET');
    const budget = input.criteria.filter(({ kind }) => kind === 'BUDGET');
    const own = budget.length > 0 ? await offlineEngine.judge({ ...input, criteria: budget }) : null;
    const { judgements, usage } = await this.ask({ ...input, criteria: asked });
    const known = new Map([...judgements, ...(own?.judgements ?? [])].map((one) => [one.criterionId, one]));
    return { judgements: input.criteria.flatMap(({ criterionId }) => known.get(criterionId) ?? []), usage };
  }

  /** What the model is asked first, masked; null: nothing, because the built-in engine judges it all. */
  async question(input: JudgeInput): Promise<ModelQuestion | null> {
    const criteria = input.criteria.filter(({ kind }) => kind !== 'BUDGET');
    if (criteria.length === 0) return null;
    const { text: lines } = await runPrepare({ cv: input.cv, masking: this.masking(input) });
    const messages: ModelMessage[] = [
      { role: 'user', content: criteriaPrompt(criteria.map(describeCriterion), input.referenceDate, input.locale) },
      { role: 'user', content: cvPrompt(lines) },
    ];
    return { instructions: systemPrompt, messages };
  }

  private masking({ name }: JudgeInput) {
    return { blind: this.settings.blind, name: name ?? null };
  }

  private async ask(input: JudgeInput): Promise<JudgingResult> {
    const { cv, criteria, locale, run } = input;
    const question = await this.question(input);
    if (!question) return { judgements: [], usage: noUsage };
    const { instructions, messages } = question;
    const masking = this.masking(input);
    const ground = (verdicts: ModelVerdict[]) => runGround({ cv, masking, verdicts, count: criteria.length });
    const send = (sent: ModelMessage[]) => this.send(this.settings, instructions, sent, run);
    const first = await send(messages);
    if (first.isCut) return this.askInParts(input, first.usage);
    const groundings = await ground(first.verdicts ?? []);
    const problems = problemsOf(groundings);
    if (problems.length === 0) return this.result(criteria, groundings, locale, first.usage);

    const answered: ModelMessage[] = first.text === '' ? [] : [{ role: 'assistant', content: first.text }];
    const repair = await send([...messages, ...answered, { role: 'user', content: repairPrompt(problems) }]);
    if (!first.verdicts && !repair.verdicts) throw new AppError('model.bad-answer');
    const all = await ground(repaired(first.verdicts ?? [], groundings, repair.verdicts ?? []));
    return this.result(criteria, all, locale, addUsage(first.usage, repair.usage));
  }

  /** The answer did not fit: half of the criteria at a time, each with the whole CV. `spent`: on the answer cut off. */
  private async askInParts(input: JudgeInput, spent: ModelUsage): Promise<JudgingResult> {
    const { criteria } = input;
    if (criteria.length < 2) throw new AppError('model.too-long');
    const middle = Math.ceil(criteria.length / 2);
    const first = await this.ask({ ...input, criteria: criteria.slice(0, middle) });
    const second = await this.ask({ ...input, criteria: criteria.slice(middle) });
    const usage = [first.usage, second.usage].reduce(addUsage, spent);
    return { judgements: [...first.judgements, ...second.judgements], usage };
  }

  private result(
    criteria: CriterionSnapshot[],
    groundings: Grounding[],
    locale: 'pl' | 'en',
    usage: ModelUsage,
  ): JudgingResult {
    return { judgements: criteria.map((one, index) => toJudgement(one, groundings[index], locale)), usage };
  }
}
