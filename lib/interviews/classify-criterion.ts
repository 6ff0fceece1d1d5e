import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { findInflectedCity } from '@/lib/cv/profile/cities';
import { findLanguageNames } from '@/lib/cv/profile/language-names';
import type { CriterionKind } from '@/lib/domain/process-schemas';
import type { BankKind } from './question-bank/bank-question';
import { anywhere } from '@/lib/word-lists/word-pattern';
import words from '@/lib/interviews/words/classify-criterion.json';

/** In the order of trial; folded texts in both languages. */
const requirementRules: readonly [BankKind, RegExp][] = [
  ['right-to-work', anywhere(words.rightToWork)],
  ['driving', anywhere(words.driving)],
  ['licence', anywhere(words.licence)],
  ['certificate', anywhere(words.certificate)],
  ['education', anywhere(words.education)],
  ['language', anywhere(words.language)],
  [
    'experience-years',
    /\b(\d{1,3}|one|two|three|four|five|six|seven|eight|ten|dwa|trzy|cztery|piec)\s?\+?\s?(lat|lata|rok|roku|years?|yrs)\b|\b(co najmniej|min\.?|minimum|at least|przynajmniej) (rok|roku|a year)\b|\b(rok|roczn|kilkuletni|wieloletni|letni)\w* \w*doswiadczen|years? of/,
  ],
  ['leadership', anywhere(words.leadership)],
  ['start-date', anywhere(words.startDate)],
  ['location', anywhere(words.location)],
  ['conditions', anywhere(words.conditions)],
  ['availability', anywhere(words.availability)],
  ['soft-skill', anywhere(words.softSkill)],
  ['industry', anywhere(words.industry)],
  ['tool', anywhere(words.tool)],
  ['experience-years', anywhere(words.experience)],
  [
    'responsibility',
    /\b(prowadzeni|pozyskiwani|optymalizacj|odpowiedzialnosc|rozliczani|obslug|przygotowywan|tworzeni|sporzadzan|koordyn|planowan|nadzor|realizacj|wdraz|sprzedaz)\w*|\b(responsib\w*|managing|meeting|achieving|reporting|preparing|running|coordinating|handling|planning|maintaining|building|designing|selling)\b/,
  ],
];
const languageBefore = /^\W*$|\b(in|po|lub|i|or|and|jezyk\w*|znajomosc|fluent|good) $/;
const languageAfter =
  /^(\W*$|\s*[,;:(–/-]| (at|for|to|na|w|i|lub|and|or|min|b[12]|c[12]|a[12]|level|biegl|komunikatywn|speaker|skills?|poziom)\b)/;
const redFlagRules: readonly [BankKind, RegExp][] = [
  ['job-changes', anywhere(words.jobChanges)],
  ['employment-gap', /\bprzerw|\bluk[ai]?\b|\bgaps?\b/],
];
const document = anywhere([...words.driving, ...words.licence, ...words.certificate]);
const ownCar = anywhere(words.ownCar);
/** "135", "C+E": a part of what is required that has a code of its own. */
const code = /\b\d{2,}\b|(?<![\p{L}\d])\p{Lu}(?:\+?\p{Lu})*(?![\p{L}\d])/u;
const category = /\bkat(?:egori\w*)?\b|\bcategory\b|(?<![\p{L}\d])(?:[ABCDT]\d?|C ?\+ ?E|B ?\+ ?E)(?![\p{L}\d])/u;
/** "Group of 20 children or more": how many, and not how long. */
const amount =
  /\b(?:group|team|class|portfolio|grup\w*|zespo\w*|klas\w*|portfel\w*) (?:of |co najmniej |min\.? |at least |up to |do )*\d+|\b\d+ (?:\w+ ){1,2}(?:or more|lub wiecej|i wiecej)\b|\b\d+\+ (?!lat|years?|yrs)\w+/;
const joint = /\s(?:i|oraz|and|plus)\s|\s[&+]\s/iu;
const choice = /\b(lub|albo|or)\b|\//;

/** "German for calls", "talking with parents in Polish", and not "Polish tax law". */
function namesLanguage(folded: string): boolean {
  return findLanguageNames(folded).some(
    ({ start, end }) =>
      languageBefore.test(folded.slice(0, start)) &&
      languageAfter.test(folded.slice(end)) &&
      !/\d (lat|years)/.test(folded),
  );
}

/** "We Wrocławiu lub zdalnie": where one would work. */
function namesPlace(label: string, folded: string): boolean {
  const first = /^\P{L}*(?:[Ww]e?|[Ii]n|[Aa]t) (\p{Lu}\p{L}+)/u.exec(label)?.[1];
  const isAtHome =
    /^\W*(?:(?:we?|in|at) \w+(?: \w+)?,? (?:lub|albo|i|or|and|\/) )?(?:prac\w+ )?(?:zdaln\w*|remote(?:ly)?|home office)\b/;
  return isAtHome.test(folded) || (first !== undefined && findInflectedCity(first) !== null);
}

/** "Own car and full driving licence", "methods 135 and 141": each part is settled for itself. */
function hasTwoDocuments(label: string): boolean {
  const at = joint.exec(label);
  if (!at) return false;
  const parts = [label.slice(0, at.index), label.slice(at.index + at[0].length)];
  const folded = parts.map(foldSameLength);
  return folded.every((part) => document.test(part) || ownCar.test(part)) || parts.every((part) => code.test(part));
}

/** "English and Polish", "Ukrainian or Russian": what is asked of one language does not fit two. */
function languageKind(folded: string): BankKind {
  const languages = new Set(findLanguageNames(folded).map(({ language }) => language));
  if (languages.size < 2) return 'language';
  return choice.test(folded) ? 'one-of-languages' : 'two-languages';
}

/** What the question bank calls a criterion: the first rule that its words match. */
export function classifyCriterion(kind: CriterionKind, label: string): BankKind {
  const folded = foldSameLength(label);
  const find = (rules: readonly [BankKind, RegExp][]) => rules.find(([, pattern]) => pattern.test(folded))?.[0];
  if (kind === 'LANGUAGE') return 'language';
  if (kind === 'LOCATION') return 'location';
  if (kind === 'BUDGET') return 'budget';
  if (kind === 'RED_FLAG') return find(redFlagRules) ?? 'general';
  if (namesPlace(label, folded)) return 'location';
  // "W spożywce lub farmacji" names where one worked.
  if (namesLanguage(folded)) return languageKind(folded);
  const found = find(requirementRules) ?? (/^\W*(w|we|in) /.test(folded) ? 'industry' : 'skill');
  if (found === 'language') return languageKind(folded);
  const isDocument = found === 'licence' || found === 'driving' || found === 'certificate';
  if (isDocument && hasTwoDocuments(label)) return 'documents';
  if (found === 'driving' && !category.test(label)) return 'driving-category';
  const mayBeCounted = found === 'skill' || found === 'leadership' || found === 'responsibility';
  return mayBeCounted && amount.test(folded) ? 'amount' : found;
}
