import type { AnalysisTexts } from './analysis-texts';
import { badFact, has, valuesOf, type Fact } from './item-facts';
import { listOf, nameOf, type Sentence, type Sides } from './compose-opinion';
import type { TextItem } from './text-item';
import type { Voice } from './voice';

const mostTips = 6;
const mostGaps = 3;
/** Among criteria that the CV is silent on, so many of the heaviest get a question each; the rest share one. */
const mostSilent = 2;
const mostFlags = 2;

/** Shortcomings that call for a question of their own. */
const ofShortcoming: Readonly<Record<string, string>> = {
  years: 'lessYears',
  yearsVague: 'yearsVague',
  yearsUnknown: 'yearsUnknown',
  team: 'smallTeam',
  language: 'lessLanguage',
  languageAsked: 'lessLanguage',
  studying: 'learning',
  studyingAt: 'learning',
  otherField: 'otherField',
  learning: 'learning',
  learningPlain: 'learning',
  missing: 'missing',
  less: 'part',
  part: 'part',
  partPlain: 'partPlain',
};

/** What to ask about a criterion that is met in part: about the fact that falls short. */
function askedInPart(item: TextItem): Fact {
  const { label, quote } = item;
  if (has(item, 'licenceUnnamed')) return { kind: 'licenceClass', values: { label } };
  const { kind, values } = badFact(item);
  const question = ofShortcoming[kind] ?? (item.asked === 'location' || item.asked === 'budget' ? item.asked : 'open');
  return { kind: question, values: { label, quote, ...values } };
}

/** What to ask about a criterion that is not met; null: the CV has answered. */
function askedOfDenied({ asked, label }: TextItem): Fact | null {
  return asked === 'location' || asked === 'budget' ? { kind: asked, values: { label } } : null;
}

/** What to ask about a criterion that the CV leaves open. */
function askedOfOpen(item: TextItem): Fact {
  const { asked, label } = item;
  if (has(item, 'yearsUnknown')) return { kind: 'yearsUnknown', values: { label } };
  if (has(item, 'languageNoLevel')) return { kind: 'languageLevel', values: valuesOf(item) };
  if (has(item, 'evidenceNotFound', 'notJudged')) return { kind: 'open', values: { label } };
  if (asked === 'location' && !item.hasEvidence) return { kind: 'locationSilent', values: { label } };
  return { kind: asked, values: { label } };
}

function questionOf(item: TextItem): Fact | null {
  if (item.verdict === 'PARTIALLY_MET') return askedInPart(item);
  return item.verdict === 'NOT_MET' ? askedOfDenied(item) : askedOfOpen(item);
}

/** Questions to ask, each called for by a fact, the widest gap first. */
export function composeTips(texts: AnalysisTexts, voice: Voice, sides: Sides): Sentence[] {
  const { partly, notMet, silent, open, flags } = sides;
  const byGap = (items: TextItem[]): TextItem[] => items.toSorted((first, second) => second.gap - first.gap);
  const gaps = byGap([...notMet, ...partly].filter((item) => questionOf(item) !== null)).slice(0, mostGaps);
  const rest = silent.length > mostSilent + 1 ? silent.slice(mostSilent) : [];
  const single = byGap([...gaps, ...open, ...silent.slice(0, silent.length - rest.length)]);
  const names = rest.map((item) => nameOf(texts, item));
  const on = rest.map(({ criterionId }) => criterionId);
  const grouped = rest.length > 0 ? [{ text: voice('tip', 'many', { list: listOf(texts, names) }), on }] : [];
  const flagged = flags.slice(0, mostFlags).map(({ label, criterionId }) => ({
    text: voice('tip', 'flag', { label }),
    on: [criterionId],
  }));
  const questions = single.slice(0, mostTips - grouped.length - flagged.length).flatMap((item): Sentence[] => {
    const fact = questionOf(item);
    return fact ? [{ text: voice('tip', fact.kind, fact.values), on: [item.criterionId] }] : [];
  });
  return [...questions, ...grouped, ...flagged];
}

/** A question when the CV leaves nothing open: about what it proves least, or about the widest gap. */
export function tipOfLast(voice: Voice, { met, notMet }: Sides): Sentence[] {
  const weakest = met.find(({ isUnsure }) => isUnsure) ?? met[0];
  const about = weakest ?? notMet[0];
  if (!about) return [];
  return [{ text: voice('tip', weakest ? 'allMet' : 'nearest', { label: about.label }), on: [about.criterionId] }];
}
