import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { Clause, ReasonKind } from './read-reason';
import type { TextItem } from './text-item';

/** What a sentence about a criterion says: the group of wordings, and the values that they hold. */
export interface Fact {
  kind: string;
  values: Readonly<Record<string, string>>;
}

function clauseOf(item: TextItem, ...kinds: ReasonKind[]): Clause | undefined {
  return item.clauses.find(({ kind }) => kinds.includes(kind));
}

/** Whether the reason says one of these. */
export const has = (item: TextItem, ...kinds: ReasonKind[]): boolean => clauseOf(item, ...kinds) !== undefined;

/** What the reason names, beside the criterion's own words. */
export const valuesOf = ({ label, clauses }: TextItem): Fact['values'] =>
  Object.assign({ label }, ...clauses.map(({ values }) => values)) as Fact['values'];

const isSame = (first: string, second: string): boolean => foldSameLength(first) === foldSameLength(second);

/** Sentences that say all by themselves. */
const speaksForItself = ({ kind, clauses }: TextItem): boolean =>
  kind === 'LOCATION' ||
  kind === 'BUDGET' ||
  (clauses.length > 0 && clauses.every((clause) => clause.kind.startsWith('location')));

/** What speaks for the person. */
export function goodFact(item: TextItem): Fact {
  const { label, quote, reason } = item;
  if (speaksForItself(item)) return { kind: 'sentence', values: { reason } };
  if (item.clauses.length === 0) return { kind: 'reason', values: { label, reason } };
  // A verdict to be checked is named, without more.
  if (item.isUnsure) return { kind: 'plain', values: { label } };
  const years = clauseOf(item, 'years', 'yearsWith');
  if (years?.values['found'] && years.values['wanted']) {
    return { kind: 'years', values: { ...years.values, label } };
  }
  const team = clauseOf(item, 'teamSize');
  if (team) return { kind: 'team', values: { found: team.values['found'] ?? '', label } };
  const language = clauseOf(item, 'languageFound');
  if (language) return { kind: item.isMotherTongue ? 'languagePlain' : 'language', values: language.values };
  if (!quote || isSame(quote, label)) return { kind: 'plain', values: { label } };
  return has(item, 'educationFound', 'educationFieldFound')
    ? { kind: 'education', values: { quote } }
    : { kind: 'term', values: { label, quote } };
}

/** A term in the form in which it can be quoted alone: a name, or the beginning of what is asked. */
function missingTerm(item: TextItem): string | null {
  const terms = item.clauses.filter(({ kind }) => kind === 'termMissing').flatMap(({ values }) => values['term'] ?? []);
  const [term, ...others] = terms.flatMap((one) => one.split(/”, „|”, “/));
  if (term === undefined || others.length > 0) return null;
  return /^[A-Z0-9][\w./+# -]*$/.test(term) || item.label.startsWith(term) ? term : null;
}

function fallsShort(item: TextItem): Fact {
  const { label, quote } = item;
  if (has(item, 'termLearning')) {
    return quote ? { kind: 'learning', values: { label, quote } } : { kind: 'learningPlain', values: { label } };
  }
  const missing = missingTerm(item);
  if (missing !== null && missing.length * 2 < label.length) return { kind: 'missing', values: { label, missing } };
  if (!quote) return { kind: 'partPlain', values: { label } };
  const isLess = has(item, 'termBasic', 'termMedium', 'termCourse', 'termSupervised', 'termHobby');
  if (isLess) return { kind: 'less', values: { label, quote } };
  return { kind: has(item, 'termNegated', 'licenceNegated') ? 'partDenied' : 'part', values: { label, quote } };
}

function lackOfEducation(item: TextItem): Fact | null {
  const { label, quote } = item;
  if (has(item, 'educationUnfinished')) return { kind: quote ? 'studyingAt' : 'studying', values: { label, quote } };
  if (has(item, 'educationLower') && quote) return { kind: 'lowerEducation', values: { label, quote } };
  return has(item, 'educationOtherField') ? { kind: 'otherField', values: { label } } : null;
}

/** What is missing or less than asked, of a criterion that is not met or met in part. */
export function badFact(item: TextItem): Fact {
  const { label, quote, reason } = item;
  if (speaksForItself(item)) return { kind: 'sentence', values: { reason } };
  if (item.clauses.length === 0) return { kind: 'reason', values: { label, reason } };
  const years = clauseOf(item, 'years', 'yearsWith');
  if (years?.values['found'] && years.values['wanted']) {
    const { found, wanted } = years.values;
    return { kind: 'years', values: { found, wanted, label } };
  }
  const vague = clauseOf(item, 'yearsVague');
  if (vague) return { kind: 'yearsVague', values: { found: vague.values['found'] ?? '', label } };
  if (has(item, 'yearsUnknown')) return { kind: 'yearsUnknown', values: { label } };
  const team = clauseOf(item, 'teamSize');
  if (team?.values['wanted']) {
    const { found = '', wanted } = team.values;
    return { kind: 'team', values: { found, wanted } };
  }
  const language = clauseOf(item, 'languageBelow');
  if (language) {
    // The advert's own words say what is asked for, not the level that the rules read into them.
    const kind = item.kind === 'LANGUAGE' ? 'language' : 'languageAsked';
    return { kind, values: { ...language.values, label } };
  }
  const education = lackOfEducation(item);
  if (education) return education;
  if (item.verdict === 'PARTIALLY_MET') return fallsShort(item);
  if (!quote) return { kind: 'deniedPlain', values: { label } };
  return { kind: 'denied', values: { label, quote } };
}
