import { addUsage, noUsage, type ModelUsage } from '@/lib/analysis/engines/model-usage';
import type { Grounding, ModelVerdict } from '@/lib/domain/grounding';
import type { ErrorCode } from '@/lib/error-codes';
import { AppError } from '@/lib/errors';
import type { ModelResponse } from './call-model';
import { divideLines, lastLine, type NumberedCv } from './divide-lines';
import { asksFewerFirst, halves, partsOfCriteria } from './fewer-criteria';
import { ranIntoLimit, reachedLimit } from './is-runaway';
import { mergeGroundings } from './merge-groundings';
import type { ModelQuestion } from './model-question';
import { isAboutOpen, isOpen, repaired } from './apply-repair';
import { describeFaults, repairPrompt, runawayFault } from './prompts/repair-1';
import { readModelResponse, type ResponseReading } from './reading/read-response';

export interface Asked {
  /** One for each criterion, in order. */
  groundings: Grounding[];
  usage: ModelUsage;
  /** Whether an answer did not end by itself. */
  ranAway: boolean;
}

/** How the model is asked and its quotes are looked up. */
export interface Asking<Criterion> {
  compose: (criteria: Criterion[], lines: string) => ModelQuestion;
  /** Whether the question and an answer of so many verdicts fit into the model's context, as far as it is known. */
  fits: (question: ModelQuestion, verdicts: number) => boolean;
  send: (question: ModelQuestion) => Promise<ModelResponse>;
  ground: (criteria: Criterion[], verdicts: ModelVerdict[]) => Promise<Grounding[]>;
}

/** Asks a model about one CV: once, a second time for what cannot be used, and in parts if something does not fit. */
export class CvQuestions<Criterion> {
  constructor(private readonly asking: Asking<Criterion>) {}

  /** @throws AppError `model.*`; `model.too-long` and `model.runaway` where no part is small enough */
  async ask(criteria: Criterion[], cv: NumberedCv): Promise<Asked> {
    const parts = partsOfCriteria(criteria);
    if (parts.length > 1) return this.askEach(parts, cv, noUsage);
    const question = this.asking.compose(criteria, cv.text);
    if (!this.asking.fits(question, criteria.length)) {
      const fits = (count: number, lines: string): boolean =>
        this.asking.fits(this.asking.compose(criteria.slice(0, count), lines), count);
      if (asksFewerFirst(criteria.length, cv.text, fits)) return this.askEach(halves(criteria), cv, noUsage);
      const sections = divideLines(cv);
      if (sections) return this.askParts(criteria, sections, noUsage);
      // Asked nevertheless, because it cannot be divided and the estimate is careful.
    }
    const first = await this.sendOrNull(question);
    if (!first || first.end === 'overflow') return this.askBySections(criteria, cv, first?.usage ?? noUsage);
    if (first.end === 'refused') throw new AppError('model.refused');
    const ranAway = first.end === 'cut' && ranIntoLimit(first);
    if (first.end === 'cut' && !ranAway) return this.askForLess(criteria, cv, first);
    const reading = readModelResponse(first.text, question.words);
    const groundings = await this.asking.ground(criteria, reading.verdicts);
    if (!groundings.some(isOpen)) return { groundings, usage: first.usage, ranAway };
    return this.repair(criteria, { question, first, reading, groundings, ranAway }, cv);
  }

  private async repair(
    criteria: Criterion[],
    asked: {
      question: ModelQuestion;
      first: ModelResponse;
      reading: ResponseReading;
      groundings: Grounding[];
      ranAway: boolean;
    },
    cv: NumberedCv,
  ): Promise<Asked> {
    const { question, first, reading, groundings, ranAway } = asked;
    const lines = lastLine(cv);
    const problems = ranAway ? [runawayFault(first.text)] : describeFaults(reading.fault, groundings, lines);
    const open = groundings.flatMap((one, index) => (isOpen(one) ? [index + 1] : []));
    const isAll = open.length === criteria.length;
    const said = this.goodPart(first, reading, ranAway);
    const faults = { role: 'user' as const, content: repairPrompt(problems, isAll ? null : open) };
    const withSaid = [...question.messages, { role: 'assistant' as const, content: said }, faults];
    const showsSaid = said !== '' && this.asking.fits({ ...question, messages: withSaid }, open.length);
    const messages = showsSaid ? withSaid : [...question.messages, faults];
    // Even if a filter stops the repair, the first answer counts.
    const repair = await this.sendOrNull({ ...question, messages, isRepair: true }, [
      'model.too-long',
      'model.refused',
    ]);
    const usage = addUsage(first.usage, repair?.usage ?? noUsage);
    if (!repair || repair.end === 'refused' || repair.end === 'overflow') return { groundings, usage, ranAway };
    const second = readModelResponse(repair.text, question.words);
    const verdicts = isAboutOpen(second, reading, open, criteria.length) ? second.verdicts : [];
    const all = await this.asking.ground(criteria, repaired(reading.verdicts, groundings, verdicts));
    return { groundings: all, usage, ranAway: ranAway || (repair.end === 'cut' && ranIntoLimit(repair)) };
  }

  /**
   * The part of its own answer that the model is shown again: only the verdicts, with our numbers, when it repeated
   * itself or counted from 0.
   */
  private goodPart(first: ModelResponse, reading: ResponseReading, ranAway: boolean): string {
    if (!ranAway && reading.countsFrom !== 0) return first.text.trim() === '' ? '' : first.text;
    return reading.verdicts.length === 0 ? '' : JSON.stringify({ verdicts: reading.verdicts });
  }

  /** @returns null where the question does not fit, or fails with another of the codes */
  private async sendOrNull(
    question: ModelQuestion,
    codes: ErrorCode[] = ['model.too-long'],
  ): Promise<ModelResponse | null> {
    try {
      return await this.asking.send(question);
    } catch (error) {
      if (error instanceof AppError && codes.includes(error.code)) return null;
      throw error;
    }
  }

  /** Asks about fewer criteria, because the answer did not fit. */
  private async askForLess(criteria: Criterion[], cv: NumberedCv, cut: ModelResponse): Promise<Asked> {
    if (criteria.length > 1) return this.askEach(halves(criteria), cv, cut.usage);
    if (reachedLimit(cut)) throw new AppError('model.runaway');
    return this.askBySections(criteria, cv, cut.usage);
  }

  /**
   * Asks about some criteria at a time, each time with the whole CV, and joins the answers in order. `spent`: the use
   * before.
   */
  private async askEach(parts: Criterion[][], cv: NumberedCv, spent: ModelUsage): Promise<Asked> {
    const asked: Asked[] = [];
    for (const part of parts) asked.push(await this.ask(part, cv));
    return {
      groundings: asked.flatMap(({ groundings }) => groundings),
      usage: asked.map(({ usage }) => usage).reduce(addUsage, spent),
      ranAway: asked.some(({ ranAway }) => ranAway),
    };
  }

  /**
   * Asks with one part of the CV after the other, divided where a section begins, because the CV did not fit.
   * `spent`: the use before.
   */
  private async askBySections(criteria: Criterion[], cv: NumberedCv, spent: ModelUsage): Promise<Asked> {
    const parts = divideLines(cv);
    if (!parts) throw new AppError('model.too-long');
    return this.askParts(criteria, parts, spent);
  }

  private async askParts(criteria: Criterion[], parts: [NumberedCv, NumberedCv], spent: ModelUsage): Promise<Asked> {
    const first = await this.ask(criteria, parts[0]);
    const second = await this.ask(criteria, parts[1]);
    return {
      groundings: mergeGroundings(first.groundings, second.groundings),
      usage: [first.usage, second.usage].reduce(addUsage, spent),
      ranAway: first.ranAway || second.ranAway,
    };
  }
}
