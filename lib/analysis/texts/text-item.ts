import { needsCheck } from '@/lib/analysis/score/needs-check';
import type { CriterionSnapshot, Judgement, ScoreBreakdown, Verdict } from '@/lib/domain/analysis-schemas';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { wholeWords } from '@/lib/word-lists/word-pattern';
import type { AnalysisTexts } from './analysis-texts';
import { quotedWords } from './quoted-words';
import { readReason, type Clause, type ReasonKind } from './read-reason';
import words from './words/asked-kinds.json';

export interface ComposeTextsInput {
  criteria: readonly CriterionSnapshot[];
  judgements: readonly Judgement[];
  /** Its lines hold the labels of the criteria. */
  breakdown: ScoreBreakdown;
  locale: 'pl' | 'en';
}

/** A criterion with all that a text may say of it. */
export interface TextItem {
  criterionId: string;
  kind: CriterionSnapshot['kind'];
  asked: AskedKind;
  verdict: Verdict;
  /** Said with too little confidence to rely on. */
  isUnsure: boolean;
  /** A sentence. */
  reason: string;
  /** What the reason says; empty for one that a model or a person has written. */
  clauses: Clause[];
  /** Whether the verdict rests on words of the CV. */
  hasEvidence: boolean;
  /** A language that the person was born to. */
  isMotherTongue: boolean;
  /** The CV's own words, short; empty: none that may be shown. */
  quote: string;
  label: string;
  weight: number;
  /** Weight lost through the verdict. */
  gap: number;
}

const maxLabelLength = 160;
/** From which on an explanation at the end is left out. */
const longLabel = 60;
/** Shorter is nothing but the beginning of something. */
const minLabelLength = 15;

/** Words of rank at the beginning: "Mile widziana: znajomość SAP" says how much it counts, not what it is. */
const rank =
  /^(?:mile widzian[aye]|wymagan[aye]|dodatkowym atutem (?:będzie|jest)|atutem (?:będzie|jest)|nice to have|desirable|preferred|required)\s*:?\s+/i;
/** The same at the end: "– desirable", "is a plus", "będzie atutem". */
const rankAtEnd =
  /(?: [–-])? (?:(?:is|are|would be|will be) )?(?:desirable|preferred|an? (?:bonus|asset|plus|advantage)|nice to have|mile widzian[aey]|(?:będzie|jest) (?:dodatkowym )?atutem)$/i;
/** What only explains what stands before it. */
const asides = [', w tym', ', np.', ' np.', ', w szczególności', ', including', ', e.g.', ' – ', ' - ', ': '];
/** No words of the sentence follow it. */
const bracketAtEnd = / \([^()]*\)(?=$|[,;.]| [–-])/;

/** "C.o." keeps its point. */
const tidyEnd = (text: string): string =>
  /\.\p{L}\.$/u.test(text) ? text : text.replace(/(?<![.;:,\s–-])[.;:,\s–-]+$/, '').trim();

/** The recruiter's words without what ranks or explains them; cut only where they are too long for any sentence. */
function shortLabel(label: string): string {
  const plain = label
    .replace(/[„”“"«»]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const ranked = tidyEnd(tidyEnd(plain.replace(rank, '')).replace(rankAtEnd, ''));
  const starts = [...asides.map((sign) => ranked.indexOf(sign)), ranked.search(bracketAtEnd)];
  const first = Math.min(...starts.filter((at) => at >= minLabelLength), Infinity);
  const whole = ranked.length > longLabel ? tidyEnd(ranked.slice(0, first)) : ranked;
  const shown = whole.charAt(0).toUpperCase() + whole.slice(1);
  if (shown.length <= maxLabelLength) return shown;
  return `${tidyEnd(shown.slice(0, shown.lastIndexOf(' ', maxLabelLength)))}…`;
}

/** What the reason says that speaks against, so that the CV's words for it are looked for. */
const against: ReadonlySet<ReasonKind> = new Set([
  'termNegated',
  'termBasic',
  'termCourse',
  'termLearning',
  'termHobby',
]);

function termsOf(clauses: readonly Clause[], verdict: Verdict): string[] {
  const found = clauses.filter(({ kind }) => kind !== 'termMissing' && kind !== 'termUnnamed');
  const chosen = verdict === 'MET' ? found : found.filter(({ kind }) => against.has(kind));
  const terms = (chosen.length > 0 ? chosen : found).flatMap(({ values }) => values['term'] ?? []);
  return terms.flatMap((term) => term.split(/”, „|”, “|, /));
}

/** Reasons that say everything in figures. */
const sayAll = /^(?:language|teamSize)/;
const ofYears: ReadonlySet<ReasonKind> = new Set(['years', 'yearsWith']);

/** What kind of line of the CV tells of the reason. */
function lineOf(clauses: readonly Clause[]): 'education' | 'licence' | null {
  if (clauses.some(({ kind }) => kind.startsWith('education'))) return 'education';
  return clauses.some(({ kind }) => kind.startsWith('licence')) ? 'licence' : null;
}

/** In years: for longer times, months claim more than a CV with bare years can prove. */
const yearsInFull = 3;

/** "9 lat i 11 miesięcy" as "ponad 9 lat". */
function withoutMonths(texts: AnalysisTexts, clause: Clause): Clause {
  const [, years = '', number = ''] = /^((\d+) \p{L}+) (?:i|and) \d+ \p{L}+$/u.exec(clause.values['found'] ?? '') ?? [];
  if (Number(number) < yearsInFull) return clause;
  return { ...clause, values: { ...clause.values, found: texts('texts.also.over', { years }) } };
}

function quotesOf(judgement: Judgement, clauses: readonly Clause[], { text }: CriterionSnapshot): string[] {
  const { verdict, evidence } = judgement;
  // The whole length of a career stands on no single line of the CV.
  const isSaid = clauses.some(({ kind }) => sayAll.test(kind) || ofYears.has(kind));
  if (verdict === 'NO_INFORMATION' || clauses.length === 0 || isSaid) return [];
  const quotes = evidence.map(({ quote }) => quote);
  return quotedWords(quotes, {
    terms: termsOf(clauses, verdict),
    asked: text,
    line: lineOf(clauses),
    isPraise: verdict === 'MET',
  });
}

const ended = (reason: string): string => (/[.!?…]$/.test(reason.trim()) ? reason.trim() : `${reason.trim()}.`);

/** Criteria with the same text and verdict are mentioned once. */
function withoutRepeats(items: TextItem[]): TextItem[] {
  const seen = new Set<string>();
  return items.filter(({ kind, label, verdict }) => {
    const key = JSON.stringify([kind, label.toLowerCase(), verdict]);
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}

/** All criteria with what was found of them, the heaviest first; words of the CV are quoted for one criterion only. */
export function textItems(texts: AnalysisTexts, { criteria, judgements, breakdown }: ComposeTextsInput): TextItem[] {
  const lines = new Map(breakdown.lines.map((line) => [line.criterionId, line]));
  const judged = new Map(judgements.map((judgement) => [judgement.criterionId, judgement]));
  const quoted = new Set<string>();
  const byWeight = criteria.toSorted(
    (first, second) => (lines.get(second.criterionId)?.weight ?? 0) - (lines.get(first.criterionId)?.weight ?? 0),
  );
  const items = byWeight.flatMap((criterion): TextItem[] => {
    const { criterionId, kind } = criterion;
    const judgement = judged.get(criterionId);
    const line = lines.get(criterionId);
    if (!judgement || !line) return [];
    const read = readReason(texts, judgement.reason);
    const clauses = judgement.verdict === 'MET' ? read.map((clause) => withoutMonths(texts, clause)) : read;
    const quote = quotesOf(judgement, clauses, criterion).find((one) => !quoted.has(foldSameLength(one))) ?? '';
    quoted.add(foldSameLength(quote));
    const { verdict, reason } = judgement;
    return [
      {
        criterionId,
        kind,
        verdict,
        clauses,
        quote,
        asked: askedKind(criterion),
        reason: ended(reason),
        isUnsure: needsCheck(judgement) || clauses.some((clause) => clause.kind === 'besideNegation'),
        hasEvidence: judgement.evidence.length > 0,
        isMotherTongue: clauses.some(({ values }) => values['held'] === texts('levels.NATIVE')),
        label: shortLabel(line.label),
        weight: line.weight,
        gap: line.weight * (1 - line.value),
      },
    ];
  });
  return withoutRepeats(items);
}

/** The first that fits counts. */
const kinds = [
  ['licence', wholeWords(words.licence)],
  ['education', wholeWords(words.education)],
  ['years', wholeWords(words.years)],
  ['permit', wholeWords(words.permit)],
  ['language', wholeWords(words.language)],
  ['team', wholeWords(words.team)],
  ['availability', wholeWords(words.availability)],
  ['trait', wholeWords(words.trait)],
] as const;

/** What kind of thing a criterion asks for, where a recruiter would ask about it in another way. */
type AskedKind = (typeof kinds)[number][0] | 'location' | 'budget' | 'skill';

const otherKinds = { LANGUAGE: 'language', LOCATION: 'location', BUDGET: 'budget' } as const;

/** As its words say; what is of no kind is a skill. */
function askedKind({ kind, text }: Pick<CriterionSnapshot, 'kind' | 'text'>): AskedKind {
  if (kind === 'LANGUAGE' || kind === 'LOCATION' || kind === 'BUDGET') return otherKinds[kind];
  const folded = foldSameLength(text);
  return kinds.find(([, pattern]) => pattern.test(folded))?.[0] ?? 'skill';
}
