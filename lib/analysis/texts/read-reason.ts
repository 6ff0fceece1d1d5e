import type { AnalysisTexts } from './analysis-texts';

/** What the rules of the built-in engine say, each with the values that its words hold. */
const known = {
  evidenceNotFound: [],
  notJudged: [],
  years: ['found', 'wanted'],
  yearsWith: ['term', 'found', 'wanted'],
  yearsVague: ['found', 'wanted'],
  yearsUnknown: ['term', 'wanted'],
  yearsUnsure: [],
  besideNegation: [],
  careerFound: ['found'],
  careerUnknown: [],
  teamSize: ['found', 'wanted'],
  termFound: ['term'],
  termPartly: ['term'],
  termBasic: ['term'],
  termMedium: ['term'],
  termLearning: ['term'],
  termCourse: ['term'],
  termSupervised: ['term'],
  termHobby: ['term'],
  termNegated: ['term'],
  termMissing: ['term'],
  termUnnamed: ['term'],
  termsMissing: ['terms'],
  educationFound: [],
  educationFieldFound: ['field'],
  educationOtherField: ['field'],
  educationUnfinished: [],
  educationLower: [],
  educationDenied: [],
  educationMissing: [],
  licenceFound: [],
  licenceUnnamed: ['categories'],
  licenceOther: ['held', 'categories'],
  licenceNegated: [],
  licenceMissing: [],
  languageFound: ['language', 'held'],
  languageListed: ['language'],
  languageBelow: ['language', 'held', 'wanted'],
  languageNoLevel: ['language', 'wanted'],
  languageNegated: ['language'],
  languageMissing: ['language'],
  otherLanguageMissing: [],
  locationSame: ['place'],
  locationNear: ['place'],
  locationMoving: [],
  locationOther: ['place'],
  locationMissing: [],
  flagNotFound: [],
  flagFound: ['flag'],
  flagGap: ['gap'],
} as const;

export type ReasonKind = keyof typeof known;

/** One of the things that a reason says. */
export interface Clause {
  kind: ReasonKind;
  values: Readonly<Record<string, string>>;
}

interface Template {
  kind: ReasonKind;
  names: readonly string[];
  /** What stands around the values. */
  words: string[];
}

/** Stands for a value while the words around it are found. */
const mark = '\u0001';
/** A number, for a plural that no mark can stand for. */
const markedNumber = 7;
/** For which the plural says nothing. */
const noNumber = 1;

function templatesOf(texts: AnalysisTexts): Template[] {
  const plain = Object.entries(known).flatMap(([key, names]): Template[] => {
    const kind = key as ReasonKind;
    if (kind === 'teamSize') return [];
    const values = Object.fromEntries(names.map((name) => [name, mark] as const));
    return [{ kind, names, words: texts(`reasons.${kind}`, values).split(mark) }];
  });
  const ofTeam = (wanted: number): Template => {
    const said = texts('reasons.teamSize', { found: mark, wanted });
    return { kind: 'teamSize', names: known.teamSize, words: said.replace(String(markedNumber), mark).split(mark) };
  };
  return [...plain, ofTeam(markedNumber), ofTeam(noNumber)].toSorted(byWords);
}

/** Templates with many words first: "English: C1" is recognised only when nothing more specific fits. */
function byWords(first: Template, second: Template): number {
  return second.words.join('').length - first.words.join('').length;
}

/** Clauses stand between semicolons, but for those in a quotation. */
function clausesOf(reason: string): string[] {
  const clauses: string[] = [];
  for (const piece of reason.replace(/\.$/, '').split('; ')) {
    const open = clauses.at(-1);
    const isInside = open !== undefined && open.split(/[„“]/).length > open.split('”').length;
    if (isInside) clauses[clauses.length - 1] = `${open}; ${piece}`;
    else clauses.push(piece);
  }
  return clauses;
}

/** "The CV confirms: Excel" has the form of "English: C1". */
const mostWordsOfLanguage = 2;

const templates = new Map<string, Template[]>();

function valuesIn(clause: string, { names, words }: Template): Record<string, string> | null {
  const [first = '', ...others] = words;
  if (!clause.toLowerCase().startsWith(first.toLowerCase())) return null;
  const values: Record<string, string> = {};
  let at = first.length;
  for (const [index, next] of others.entries()) {
    const isLast = index === others.length - 1;
    const end = isLast ? clause.length - next.length : clause.indexOf(next, at);
    if (end <= at || !clause.startsWith(next, end)) return null;
    values[names[index] ?? ''] = clause.slice(at, end);
    at = end + next.length;
  }
  const isWhole = at === clause.length && (values['language']?.split(' ').length ?? 0) <= mostWordsOfLanguage;
  return isWhole ? values : null;
}

/**
 * What a reason of the built-in engine says, clause by clause; empty for one that a model or a person has written.
 *
 * @param texts in the language of the reason
 */
export function readReason(texts: AnalysisTexts, reason: string): Clause[] {
  const locale = texts('locale');
  const own = templates.get(locale) ?? templatesOf(texts);
  templates.set(locale, own);
  return clausesOf(reason).flatMap((clause) => {
    for (const template of own) {
      const values = valuesIn(clause, template);
      if (values) return [{ kind: template.kind, values }];
    }
    return [];
  });
}
