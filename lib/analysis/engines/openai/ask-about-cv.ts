import { addUsage, noUsage, type ModelUsage } from '@/lib/analysis/engines/model-usage';
import type { Verdict } from '@/lib/domain/analysis-schemas';
import type { Grounding, ModelVerdict } from '@/lib/domain/grounding';
import type { ErrorCode } from '@/lib/error-codes';
import { AppError } from '@/lib/errors';
import type { ModelResponse } from './call-model';
import type { ModelQuestion } from './model-question';
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

/** Whether a criterion is without a verdict that can be used. */
const isOpen = (grounding: Grounding | undefined): boolean => grounding === undefined || 'problem' in grounding;

/** The first answer's verdicts, with those of the repair in place of what could not be taken. */
function repaired(first: ModelVerdict[], groundings: Grounding[], repair: ModelVerdict[]): ModelVerdict[] {
  const isWrong = ({ criterion }: ModelVerdict): boolean => isOpen(groundings[criterion - 1]);
  return [...first.filter((one) => !isWrong(one)), ...repair.filter(isWrong)];
}

/**
 * Whether the numbers of a repair mean the criteria that it was asked for. One that counts them from 0 speaks of criteria 1 and 2
 * where 2 and 3 were asked for, and has no 0 that would show it.
 *
 * @param open numbers of the criteria asked for
 */
function isAboutOpen(repair: ResponseReading, first: ResponseReading, open: number[], count: number): boolean {
  const isCountSure = first.countsFrom === 1 || repair.countsFrom !== null;
  if (open.length === count || isCountSure) return true;
  return repair.named.length === open.length && open.every((number) => repair.named.includes(number));
}

/** The CV as a model sees it, and where it may be divided. */
interface NumberedCv {
  /** Numbered lines, `[12] …`. */
  text: string;
  /** Numbers of the lines with which a section begins. */
  headings: number[];
}

const lineNumber = (line: string): number => Number(/^\[(\d+)\]/.exec(line)?.[1] ?? 0);

/** The number of its last line. */
export function lastLine({ text }: NumberedCv): number {
  return lineNumber(text.slice(text.lastIndexOf('\n') + 1));
}

/**
 * Divides a CV in two at the section that begins nearest to its middle, by characters. The lines keep their numbers.
 *
 * @returns null where no section begins inside it
 */
export function divideLines({ text, headings }: NumberedCv): [NumberedCv, NumberedCv] | null {
  const lines = text.split('\n');
  const starts = new Set(headings);
  let at = 0;
  const places = lines.map((line, index) => {
    const place = { index, distance: Math.abs(at - text.length / 2), isStart: starts.has(lineNumber(line)) };
    at += line.length + 1;
    return place;
  });
  const [best] = places
    .filter(({ index, isStart }) => index > 0 && isStart)
    .toSorted((one, other) => one.distance - other.distance);
  if (!best) return null;
  const part = (from: number, to?: number): NumberedCv => ({ text: lines.slice(from, to).join('\n'), headings });
  return [part(0, best.index), part(best.index)];
}

/** What one question is about at most: of more, a model leaves some out. */
const mostAtOnce = 50;

function divided<Criterion>(criteria: Criterion[], count: number): Criterion[][] {
  const size = Math.ceil(criteria.length / count);
  return Array.from({ length: count }, (_, part) => criteria.slice(part * size, (part + 1) * size));
}

/** As few parts as can be asked about, about as long; all criteria where one question can hold them. */
export function partsOfCriteria<Criterion>(criteria: Criterion[]): Criterion[][] {
  return divided(criteria, Math.max(1, Math.ceil(criteria.length / mostAtOnce)));
}

const halves = <Criterion>(criteria: Criterion[]): Criterion[][] => divided(criteria, 2);

/**
 * Whether a question that does not fit is asked about half of its criteria before the CV is divided: years, say, are added up only in a
 * CV that is read as a whole.
 *
 * @param count of the criteria
 * @param cv its lines
 * @param fits whether the question about the first so many of the criteria fits, with these lines
 * @returns true where fewer criteria leave room for the whole CV, or where all of them leave none for any
 */
function asksFewerFirst(count: number, cv: string, fits: (count: number, lines: string) => boolean): boolean {
  if (count < 2) return false;
  if (!fits(count, '')) return true;
  for (let fewer = Math.ceil(count / 2); ; fewer = Math.ceil(fewer / 2)) {
    if (fits(fewer, cv)) return true;
    if (fewer === 1) return false;
  }
}

/** Characters of an end that are looked for before it. */
const tail = 60;
const repeats = 4;
/** Of the limit; an answer that has used so much of it was cut off by it. */
const used = 0.9;

/** Whether an answer goes round in circles: its end stands in it again and again. */
function repeatsItself(text: string): boolean {
  const end = text.slice(-tail);
  if (end.length < tail) return false;
  return text.split(end).length > repeats;
}

/** Whether it was our limit that cut an answer off, and not the server's own. */
function reachedLimit({ outputLimit, usage }: ModelResponse): boolean {
  return outputLimit !== null && usage.outputTokens >= outputLimit * used;
}

/** Whether an answer that was cut off would not have ended with more room either: it repeats itself, or is thinking alone. */
function ranIntoLimit(answer: ModelResponse): boolean {
  return repeatsItself(answer.text) || (answer.text.trim() === '' && reachedLimit(answer));
}

/** From the verdict that proves most. What contradicts in one part counts only where no part proves. */
const proof: readonly Verdict[] = ['MET', 'PARTIALLY_MET', 'NOT_MET', 'NO_INFORMATION'];

function isBetter(one: Grounding, other: Grounding): boolean {
  if ('problem' in one || 'problem' in other) return 'problem' in other && !('problem' in one);
  const [mine, theirs] = [one.grounded, other.grounded].map(({ verdict }) => proof.indexOf(verdict)) as [
    number,
    number,
  ];
  return mine === theirs ? one.grounded.confidence > other.grounded.confidence : mine < theirs;
}

/**
 * Of what two parts of a CV say of each criterion, that which proves it best (docs/decisions/0132). Silence in one part is
 * no information, and a contradiction holds, only if the other part could be judged as well: it may hold the proof.
 */
export function mergeGroundings(first: Grounding[], second: Grounding[]): Grounding[] {
  return first.map((one, index) => {
    const other = second[index] ?? { problem: 'missing' as const };
    const best = isBetter(other, one) ? other : one;
    const worst = best === one ? other : one;
    const isProof = 'grounded' in best && ['MET', 'PARTIALLY_MET'].includes(best.grounded.verdict);
    return !isProof && 'problem' in worst ? worst : best;
  });
}
