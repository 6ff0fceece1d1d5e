import { analysisTexts, type AnalysisTexts } from '@/lib/analysis/texts/analysis-texts';
import { languageOfText } from '@/lib/i18n/language-of-text';
import { starsForScore } from '@/lib/analysis/score/match-score';
import type { CriterionSnapshot, Judgement, ScoreBreakdown, ScoreLine, Verdict } from '@/lib/domain/analysis-schemas';

export interface ComposeTextsInput {
  criteria: readonly CriterionSnapshot[];
  judgements: readonly Judgement[];
  /** Its lines hold the labels of the criteria. */
  breakdown: ScoreBreakdown;
  locale: 'pl' | 'en';
}

export interface AnalysisTextsOfCandidate {
  strengths: string[];
  weaknesses: string[];
  redFlags: string[];
  /** A short paragraph about the candidate, addressed to the recruiter. */
  feedback: string;
  /** Interview questions, widest gap first. */
  tips: string[];
}

const maxItems = 6;
const maxNamed = 3;
const maxLabelLength = 90;
/** Wording per rating (specification, section 9). */
const overall = { 1: 'misaligned', 2: 'weak', 3: 'satisfactory', 4: 'good', 5: 'ideal' } as const;

interface Item {
  criterion: CriterionSnapshot;
  verdict: Verdict;
  reason: string;
  /** The CV's own words, shortened; may be empty. */
  quote: string;
  label: string;
  weight: number;
  /** Weight lost through the verdict. */
  gap: number;
}

function shorten(label: string): string {
  const trimmed = label.trim().replace(/(?<![.;,\s])[.;,\s]+$/, '');
  if (trimmed.length <= maxLabelLength) return trimmed;
  return `${trimmed.slice(0, trimmed.lastIndexOf(' ', maxLabelLength)).replace(/(?<![.;,\s])[.;,\s]+$/, '')}…`;
}

function toItems({ criteria, judgements, breakdown }: ComposeTextsInput): Item[] {
  const lines = new Map<string, ScoreLine>(breakdown.lines.map((line) => [line.criterionId, line]));
  const judgementById = new Map(judgements.map((judgement) => [judgement.criterionId, judgement]));
  const items = criteria.flatMap((criterion) => {
    const judgement = judgementById.get(criterion.criterionId);
    const line = lines.get(criterion.criterionId);
    if (!judgement || !line) return [];
    const gap = line.weight * (1 - line.value);
    const { verdict, reason, evidence } = judgement;
    const quote = shorten((evidence[0]?.quote ?? '').replace(/\s+/g, ' '));
    return [{ criterion, verdict, reason, quote, label: shorten(line.label), weight: line.weight, gap }];
  });
  return withoutRepeats(items);
}

/** Criteria with the same text and verdict are mentioned once. */
function withoutRepeats(items: Item[]): Item[] {
  const seen = new Set<string>();
  return items.filter(({ criterion, label, verdict }) => {
    const key = JSON.stringify([criterion.kind, label.toLowerCase(), verdict]);
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}

const heaviestFirst = (items: Item[]): Item[] => items.toSorted((first, second) => second.weight - first.weight);
const widestFirst = (items: Item[]): Item[] => items.toSorted((first, second) => second.gap - first.gap);
const ofVerdict = (items: Item[], ...verdicts: Verdict[]): Item[] =>
  items.filter(({ criterion, verdict }) => criterion.kind !== 'RED_FLAG' && verdicts.includes(verdict));

function weaknessOf(texts: AnalysisTexts, { criterion, verdict, label, reason, quote }: Item): string {
  // The reason names the place, also where the CV is silent about moving.
  if (criterion.kind === 'LOCATION') return reason;
  // With a quote the CV says something that decides nothing, such as pay after tax for a budget before it.
  if (verdict === 'NO_INFORMATION' && quote !== '') return texts('texts.weakness', { label, reason });
  if (verdict === 'NO_INFORMATION') return texts('texts.weaknessSilent', { label });
  return texts(verdict === 'NOT_MET' ? 'texts.weakness' : 'texts.weaknessPartly', { label, reason });
}

/** What kind of thing a requirement asks for, where a recruiter would ask about it in another way. */
const requirementKinds = [
  ['education', /wykszta[łl]c|studi(?:a|ów|y)\b|magist|licencjat|\bdegree\b|\beducation\b|\bbachelor|\bmaster['’]s\b/i],
  ['permit', /prawo jazdy|uprawnieni|certyfikat|licencj[aię]\b|\blicen[cs]e\b|\bpermit\b|\bcertificat/i],
  ['years', /\b(?:lat|lata|rok|roku|years?)\b/i],
] as const;

const otherKinds = { LANGUAGE: 'language', LOCATION: 'location', BUDGET: 'budget' } as const;

function askedAs({ kind, text }: CriterionSnapshot) {
  if (kind === 'LANGUAGE' || kind === 'LOCATION' || kind === 'BUDGET') return otherKinds[kind];
  return requirementKinds.find(([, words]) => words.test(text))?.[0] ?? 'skill';
}

const tipSteps = { NO_INFORMATION: 'silent', PARTIALLY_MET: 'partly', NOT_MET: 'notMet', MET: 'partly' } as const;

/** What to ask about a criterion, as a recruiter would about its kind. */
function tipOf(texts: AnalysisTexts, { criterion, verdict, label, reason }: Item): string {
  if (criterion.kind === 'RED_FLAG') return texts('texts.tips.redFlag', { label, reason });
  return texts(`texts.tips.${askedAs(criterion)}.${tipSteps[verdict]}`, { label, reason });
}

/** A reason with a figure ("7 years", "B2") is best; otherwise quote the CV. */
function strengthOf(texts: AnalysisTexts, { criterion, label, reason, quote }: Item): string {
  if (criterion.kind === 'LOCATION') return reason;
  const hasFigure = /\d/.test(reason) || quote === '';
  return hasFigure ? texts('texts.strength', { label, reason }) : texts('texts.strengthQuoted', { label, quote });
}

const named = (items: Item[]): string =>
  items
    .slice(0, maxNamed)
    .map(({ label }) => label)
    .join('; ');

function feedbackOf(texts: AnalysisTexts, items: Item[], breakdown: ScoreBreakdown & { score: number }): string {
  const judged = items.filter(({ criterion }) => criterion.kind !== 'RED_FLAG');
  const met = heaviestFirst(ofVerdict(items, 'MET'));
  const partly = ofVerdict(items, 'PARTIALLY_MET');
  const failed = widestFirst(ofVerdict(items, 'NOT_MET'));
  const open = widestFirst(ofVerdict(items, 'NO_INFORMATION', 'PARTIALLY_MET'));
  const flags = breakdown.lines.filter(({ kind, verdict }) => kind === 'RED_FLAG' && verdict === 'MET').length;
  const { score, rangeLow: low, rangeHigh: high, redFlagPenalty: penalty } = breakdown;
  const sentences = [
    texts(`texts.overall.${overall[starsForScore(score)]}`, { score }),
    texts('texts.counts', { met: met.length, total: judged.length, partly: partly.length }),
    met.length > 0 ? texts('texts.best', { labels: named(met) }) : '',
    failed.length > 0 ? texts('texts.failed', { labels: named(failed) }) : '',
    breakdown.capped ? texts('texts.capped') : '',
    flags > 0 ? texts('texts.flagged', { count: flags, penalty }) : '',
    open.length > 0 ? texts('texts.gaps', { labels: named(open) }) : '',
    low !== null && high !== null && low !== high ? texts('texts.range', { low, high }) : '',
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

const noLists = { strengths: [], weaknesses: [], redFlags: [], tips: [] };

/**
 * Composes the recruiter's texts from verdicts and score; each names the criterion and the fact. Strengths are the
 * criteria met, heaviest first (partly met ones follow when few are met); weaknesses and tips start with the widest
 * gap. At most six of each. Of a CV that the rules do not read they say only that.
 */
export function composeTexts(input: ComposeTextsInput): AnalysisTextsOfCandidate {
  const texts = analysisTexts(input.locale);
  const { score, unreadLanguage } = input.breakdown;
  if (score === null)
    return {
      ...noLists,
      feedback: texts('texts.unread', { language: languageOfText(unreadLanguage ?? '', input.locale) }),
    };
  const { tips, ...lists } = composeLists(input);
  const feedback = feedbackOf(texts, toItems(input), { ...input.breakdown, score });
  return { ...lists, feedback, tips: tips.length > 0 ? tips : [texts('texts.tips.none')] };
}

/** The same without the paragraph; a list may be empty. */
export function composeLists(input: ComposeTextsInput): Omit<AnalysisTextsOfCandidate, 'feedback'> {
  const texts = analysisTexts(input.locale);
  const items = toItems(input);
  const met = heaviestFirst(ofVerdict(items, 'MET'));
  const open = widestFirst(ofVerdict(items, 'NOT_MET', 'PARTIALLY_MET', 'NO_INFORMATION'));
  const flags = items.filter(({ criterion, verdict }) => criterion.kind === 'RED_FLAG' && verdict === 'MET');
  const halfMet = met.length < 2 ? heaviestFirst(ofVerdict(items, 'PARTIALLY_MET')).slice(0, 2) : [];
  const tips = [...open.slice(0, maxItems - Math.min(flags.length, 2)), ...flags.slice(0, 2)];
  return {
    strengths: [
      ...met.slice(0, maxItems).map((item) => strengthOf(texts, item)),
      ...halfMet.map(({ label, reason }) => texts('texts.strengthPartly', { label, reason })),
    ],
    weaknesses: open.slice(0, maxItems).map((item) => weaknessOf(texts, item)),
    redFlags: flags.map(({ label, reason }) => texts('texts.redFlag', { label, reason })),
    tips: tips.map((item) => tipOf(texts, item)),
  };
}
