import type { JudgingEngine, JudgingResult } from '@/lib/analysis/engines/engine';
import { noUsage } from '@/lib/analysis/engines/model-usage';
import { offlineEngine } from '@/lib/analysis/engines/offline-engine';
import type { Grounding } from '@/lib/domain/grounding';
import type { CriterionSnapshot, JudgeInput, Judgement } from '@/lib/domain/analysis-schemas';
import { analysisTexts } from '@/lib/analysis/texts/analysis-texts';
import { AppError } from '@/lib/errors';
import { logger } from '@/lib/logger';
import { runGround, runPrepare } from '@/lib/reader/run-reader';
import { CvQuestions, partsOfCriteria, type Asked } from './ask-about-cv';
import { askModel } from './ask-model';
import { fitsContext } from './context-room';
import { describeCriterion, subjectOf } from './describe-criterion';
import type { ModelSettings } from '@/lib/model/model-settings';
import type { ModelQuestion } from './model-question';
import { criteriaPrompt, cvPrompt, promptVersion, systemPrompt } from './prompts/judge-5';
import { tooManyOpen } from './too-many-open';

const withoutBudget = ({ criteria }: JudgeInput): CriterionSnapshot[] =>
  criteria.filter(({ kind }) => kind !== 'BUDGET');

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

/** @param lines of the CV, or of a part of it (`runPrepare`) */
function compose(criteria: CriterionSnapshot[], lines: string, input: JudgeInput): ModelQuestion {
  const words = criteria.map(describeCriterion);
  return {
    instructions: systemPrompt,
    messages: [
      { role: 'user', content: criteriaPrompt(words, input.referenceDate, input.locale) },
      { role: 'user', content: cvPrompt(lines) },
    ],
    words,
  };
}

/**
 * Judges with a model behind an OpenAI-compatible API: one call for a CV (more for over 50 criteria), and one more
 * for each to repair what our own checks refuse. A question or answer that does not fit is divided. When too much of
 * an answer cannot be used, the analysis fails, since that says nothing of the candidate. The built-in engine judges
 * the budget, which is arithmetic.
 */
export class OpenAiEngine implements JudgingEngine {
  readonly name = 'openai';
  readonly version = '2.2.0';
  readonly model: string;
  readonly promptVersion: string;
  readonly votes: number;
  readonly settings: ModelSettings;
  private readonly send: typeof askModel;
  private readonly ground: typeof runGround;

  /**
   * @param send asks the model; by default within the limits that all instances share, which are in the database
   * @param ground looks up its quotes
   */
  constructor(settings: ModelSettings, send: typeof askModel = askModel, ground: typeof runGround = runGround) {
    const { model, reasoningEffort, api, blind, votes } = settings;
    this.settings = settings;
    this.send = send;
    this.ground = ground;
    this.model = model;
    this.votes = votes;
    const asked = [promptVersion, api, reasoningEffort ?? 'default', blind ? 'blind' : 'named'];
    this.promptVersion = [...asked, ...(votes > 1 ? [`${votes} votes`] : [])].join(' ');
  }

  /** @throws AppError `analysis.*`, `model.*`; `model.bad-answer` and `model.runaway` where the answer cannot be used */
  async judge(input: JudgeInput): Promise<JudgingResult> {
    const budget = input.criteria.filter(({ kind }) => kind === 'BUDGET');
    const own = budget.length > 0 ? await offlineEngine.judge({ ...input, criteria: budget }) : null;
    const { judgements, usage } = await this.judgeBySaid(input);
    const known = new Map([...judgements, ...(own?.judgements ?? [])].map((one) => [one.criterionId, one]));
    return { judgements: input.criteria.flatMap(({ criterionId }) => known.get(criterionId) ?? []), usage };
  }

  /**
   * The question that the model would be asked, masked; null: there is none, because the built-in engine judges
   * everything, or there are several.
   */
  async question(input: JudgeInput): Promise<ModelQuestion | null> {
    const [criteria = [], ...others] = partsOfCriteria(withoutBudget(input));
    if (criteria.length === 0 || others.length > 0) return null;
    const { text } = await this.prepare(input);
    return compose(criteria, text, input);
  }

  private masking({ name, fileName }: JudgeInput) {
    return { blind: this.settings.blind, name: name ?? null, fileName };
  }

  private async prepare(input: JudgeInput) {
    const prepared = await runPrepare({ cv: input.cv, masking: this.masking(input) });
    const { namesInDoubt } = prepared;
    if (namesInDoubt > 0) logger.info({ namesInDoubt }, 'words that may be a name are left in what a model is sent');
    return prepared;
  }

  /**
   * What the model says of each criterion but a budget, with its quotes looked up. Whether that is enough to judge by, `judge`
   * decides.
   *
   * @throws AppError `analysis.*`, `model.*`
   */
  async ask(input: JudgeInput): Promise<Asked> {
    const criteria = withoutBudget(input);
    if (criteria.length === 0) return { groundings: [], usage: noUsage, ranAway: false };
    const masking = this.masking(input);
    const questions = new CvQuestions<CriterionSnapshot>({
      compose: (some, lines) => compose(some, lines, input),
      fits: (question, verdicts) => fitsContext(this.settings, question, verdicts),
      send: (question) => this.send(this.settings, question, input.run),
      ground: (some, verdicts) => this.ground({ cv: input.cv, masking, verdicts, criteria: some.map(subjectOf) }),
    });
    return questions.ask(criteria, await this.prepare(input));
  }

  private async judgeBySaid(input: JudgeInput): Promise<JudgingResult> {
    const { groundings, usage, ranAway } = await this.ask(input);
    if (tooManyOpen(groundings)) throw new AppError(ranAway ? 'model.runaway' : 'model.bad-answer');
    const criteria = withoutBudget(input);
    return { judgements: criteria.map((one, index) => toJudgement(one, groundings[index], input.locale)), usage };
  }
}
