import { analysisTexts } from '@/lib/analysis/texts/analysis-texts';
import { languageOfText } from '@/lib/i18n/language-of-text';
import type { TextField } from '@/lib/domain/analysis-schemas';
import { composeOpinion, type Sentence, type Sides } from './compose-opinion';
import { composeTips, tipOfLast } from './compose-tips';
import { badFact, goodFact } from './item-facts';
import type { ReasonKind } from './read-reason';
import { textItems, type ComposeTextsInput, type TextItem } from './text-item';
import { voiceOf, type Voice } from './voice';

export type { ComposeTextsInput };

export interface AnalysisTextsOfCandidate {
  strengths: string[];
  weaknesses: string[];
  redFlags: string[];
  /** A short paragraph about the candidate, addressed to the recruiter. */
  feedback: string;
  /** Interview questions, widest gap first. */
  tips: string[];
}

const mostStrengths = 5;
const mostWeaknesses = 5;

/** A reason that says something of the CV, or of a verdict that did not hold. */
const openKinds: ReadonlySet<ReasonKind> = new Set([
  'languageNoLevel',
  'yearsUnknown',
  'careerUnknown',
  'evidenceNotFound',
  'notJudged',
]);

/** Whether the CV says nothing at all, unlike a language without its level. */
function isSilence({ clauses, hasEvidence }: TextItem): boolean {
  return !hasEvidence && !clauses.some(({ kind }) => openKinds.has(kind));
}

function sidesOf(items: TextItem[]): Sides {
  const asked = items.filter(({ kind }) => kind !== 'RED_FLAG');
  const of = (verdict: TextItem['verdict']): TextItem[] => asked.filter((item) => item.verdict === verdict);
  const unknown = of('NO_INFORMATION');
  return {
    met: of('MET').toSorted((first, second) => Number(first.isUnsure) - Number(second.isUnsure)),
    partly: of('PARTIALLY_MET'),
    notMet: of('NOT_MET'),
    silent: unknown.filter(isSilence),
    open: unknown.filter((item) => !isSilence(item)),
    flags: items.filter((item) => item.kind === 'RED_FLAG' && item.verdict === 'MET'),
  };
}

const sayStrength = (voice: Voice, item: TextItem): string => {
  const { kind, values } = goodFact(item);
  return voice('strength', kind, values);
};

const sayWeakness = (voice: Voice, item: TextItem): string => {
  const { kind, values } = badFact(item);
  return voice('gap', kind, values);
};

function sayFlag(voice: Voice, { label, reason, quote, clauses }: TextItem): string {
  const isStated = clauses.length > 0 && !clauses.some(({ kind }) => kind === 'flagGap');
  if (!isStated) return voice('redFlag', 'reason', { label, reason });
  return quote ? voice('redFlag', 'quoted', { label, quote }) : voice('redFlag', 'plain', { label });
}

/** All sentences of the texts, each with the criteria that it is about. */
export function composeSentences(input: ComposeTextsInput): Record<TextField, Sentence[]> {
  const texts = analysisTexts(input.locale);
  const items = textItems(texts, input);
  const seed = items.map(({ label, verdict, isUnsure }) => [label, verdict, isUnsure].join()).join();
  const voice = voiceOf(texts, seed);
  const sides = sidesOf(items);
  const about = (list: TextItem[], say: (voice: Voice, item: TextItem) => string): Sentence[] =>
    list.map((item) => ({ text: say(voice, item), on: [item.criterionId] }));
  const widest = [...sides.notMet, ...sides.partly].toSorted((first, second) => second.gap - first.gap);
  const feedback = composeOpinion(texts, voice, sides);
  const tips = composeTips(texts, voice, sides);
  return {
    feedback,
    strengths: about(sides.met.slice(0, mostStrengths), sayStrength),
    weaknesses: about(widest.slice(0, mostWeaknesses), sayWeakness),
    redFlags: about(sides.flags, sayFlag),
    tips: tips.length > 0 ? tips : tipOfLast(voice, sides),
  };
}

const noLists = { strengths: [], weaknesses: [], redFlags: [], tips: [] };

const textsOf = (sentences: Sentence[]): string[] => [...new Set(sentences.map(({ text }) => text))];

/**
 * Composes the recruiter's texts from verdicts, reasons, quotes and weights. Strengths are criteria met, the heaviest first;
 * weaknesses are what is denied or met in part, the widest gap first; what the CV says nothing of is asked about in the tips.
 * The same input gives the same texts, and other verdicts get other wordings. Of a CV that the rules do not read they say only that.
 */
export function composeTexts(input: ComposeTextsInput): AnalysisTextsOfCandidate {
  const { score, unreadLanguage } = input.breakdown;
  if (score === null) {
    const language = languageOfText(unreadLanguage ?? '', input.locale);
    return { ...noLists, feedback: analysisTexts(input.locale)('texts.unread', { language }) };
  }
  const { feedback, ...lists } = composeSentences(input);
  return { ...composedLists(lists), feedback: textsOf(feedback).join(' ') };
}

/** The same without the paragraph; a list may be empty. */
export function composeLists(input: ComposeTextsInput): Omit<AnalysisTextsOfCandidate, 'feedback'> {
  return composedLists(composeSentences(input));
}

function composedLists(sentences: Record<Exclude<TextField, 'feedback'>, Sentence[]>) {
  return {
    strengths: textsOf(sentences.strengths),
    weaknesses: textsOf(sentences.weaknesses),
    redFlags: textsOf(sentences.redFlags),
    tips: textsOf(sentences.tips),
  };
}
