import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { findInflectedCity } from '@/lib/cv/profile/cities';
import { findLanguageNames } from '@/lib/cv/profile/language-names';
import type { CriterionKind } from '@/lib/domain/process-schemas';
import type { BankKind } from './question-bank/bank-question';
import { anyExact, anyLatin, anyOf, anywhere, atStart } from '@/lib/word-lists/word-pattern';
import words from '@/lib/interviews/words/classify-criterion.json';
import nameWords from '@/lib/interviews/words/name-criterion.json';
import { withoutReason } from './without-reason';

const years = new RegExp(
  String.raw`\b(${anyExact(words.figures)})\s?\+?\s?(lat|lata|rok|roku|years?|yrs)\b|\b(co najmniej|min\.?|minimum|at least|przynajmniej) (rok|roku|a year)\b|\b(rok|roczn|kilkuletni|wieloletni|letni)\w* \w*doswiadczen|years? of`,
);
/** Years of work, whatever licence or tool they were with. */
const ofWork = /doswiadczen|praktyk|\bstaz\w*\b|experience|\bprac(y|e) (jako|w|we|na|przy|z)\b/;
/** Requirements of knowledge, which are no tasks. */
const knowledge = /^\W*(?:[a-z]+ ){0,2}(?:znajomosc|wiedza|zasad|knowledge|understanding)/;
/** Tried in this order, on folded texts in both languages. */
const requirementRules: readonly [BankKind, RegExp][] = [
  ['right-to-work', anywhere(words.rightToWork)],
  ['driving', anywhere(words.driving)],
  ['licence', anywhere(words.licence)],
  ['certificate', anywhere(words.certificate)],
  ['education', anywhere(words.education)],
  ['language', anywhere(words.language)],
  ['experience-years', years],
  ['leadership', anywhere(words.leadership)],
  ['pay', anywhere(words.pay)],
  ['terms', anywhere(words.terms)],
  ['start-date', anywhere(words.startDate)],
  ['residence', anywhere(words.residence)],
  ['location', anywhere(words.location)],
  ['conditions', anywhere(words.conditions)],
  ['availability', anywhere(words.availability)],
  ['soft-skill', anywhere(words.softSkill)],
  ['industry', anywhere(words.industry)],
  ['tool', anywhere(words.tool)],
  ['experience-years', anywhere(words.experience)],
  [
    'responsibility',
    new RegExp(String.raw`\b(${anyExact(words.polishDuties)})\w*|\b(${anyLatin(words.englishDuties)})\b`),
  ],
];
const languageBefore = new RegExp(String.raw`^\W*$|\b(${anyLatin(words.beforeLanguage)}) $`);
const languageAfter = new RegExp(String.raw`^(\W*$|\s*[,;:(–/-]| (${anyExact(words.afterLanguage)})\b)`);
const redFlagRules: readonly [BankKind, RegExp][] = [
  ['job-changes', anywhere(words.jobChanges)],
  ['employment-gap', /\bprzerw|\bluk[ai]?\b|\bgaps?\b/],
];
const document = anywhere([...words.driving, ...words.licence, ...words.certificate]);
const ownCar = anywhere(words.ownCar);
const condition = anywhere([...words.availability, ...words.location, ...words.conditions]);
const besideLanguage = new RegExp(`^${anyOf(nameWords.besideLanguage)}$`);
/** A part of a requirement that is a code: "135", "C+E". */
const code = /\b\d{2,}\b|(?<![\p{L}\d])\p{Lu}(?:\+?\p{Lu})*(?![\p{L}\d])/u;
const category = /\bkat(?:egori\w*)?\b|\bcategory\b|(?<![\p{L}\d])(?:[ABCDT]\d?|C ?\+ ?E|B ?\+ ?E)(?![\p{L}\d])/u;
/** How many of something, not how long: "Group of 20 children or more". */
const amount = new RegExp(
  String.raw`\b${anyLatin(words.groups)} (?:of |co najmniej |min\.? |at least |up to |do )*\d+|\b\d+ (?:\w+ ){1,2}(?:or more|lub wiecej|i wiecej)\b|\b\d+\+ (?!lat|years?|yrs)\w+`,
);
const joint = /\s(?:i|oraz|and|plus)\s|\s[&+]\s/u;
const choice = /\b(lub|albo|or)\b(?! (wyz|powyz|above|higher|better|more))|\//;

/** "German for calls", "talking with parents in Polish", and not "Polish tax law". */
function namesLanguage(folded: string): boolean {
  return findLanguageNames(folded).some(
    ({ start, end }) =>
      languageBefore.test(folded.slice(0, start)) &&
      languageAfter.test(folded.slice(end)) &&
      !/\d (lat|years)|gcse|matur/.test(folded),
  );
}

/** "We Wrocławiu lub zdalnie", "praca w Krakowie": where one would work. */
function namesPlace(label: string, folded: string): boolean {
  const first = /^\P{L}*(?:(?:[Pp]rac[aeęy]|[Ww]ork(?:ing)?) )?(?:[Ww]e?|[Ii]n|[Aa]t) (\p{Lu}\p{L}+)/u.exec(label)?.[1];
  const isAtHome =
    /^\W*(?:(?:(?:prac[aey]|work(?:ing)?) )?(?:we?|in|at) \w+(?: \w+)?,? (?:lub|albo|i|or|and|\/) )?(?:prac\w+ )?(?:zdaln\w*|remote(?:ly)?|home office)\b/;
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

/** "Driving licence and readiness to travel": one yes does not settle both a document and a condition. */
function hasTwoMatters(label: string): boolean {
  const at = joint.exec(label);
  const folded = foldSameLength(label);
  return at !== null && condition.test(folded.slice(at.index)) !== condition.test(folded.slice(0, at.index));
}

/** "German for calls": what the language is needed for is said besides its name and level. */
function namesUse(folded: string): boolean {
  const bare = findLanguageNames(folded).reduceRight(
    (text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`,
    folded,
  );
  return (bare.match(/[a-z]{3,}/g) ?? []).some((word) => !besideLanguage.test(word));
}

/** "English and Polish", "Ukrainian or Russian": a question about one language does not fit two. */
function languageKind(folded: string): BankKind {
  const found = findLanguageNames(folded);
  const [first, ...others] = found;
  const second = others.find(({ language }) => language !== first?.language);
  if (!first || !second) return namesUse(folded) ? 'language-use' : 'language';
  return choice.test(folded.slice(first.end, second.start)) ? 'one-of-languages' : 'two-languages';
}

/** A language that is not named; a programming language is none. */
const otherSpoken = /\b(obc\w+|migow\w+|foreign|sign) (jezyk|language)|\bjezyk\w* (obc|migow)/;
const documentKinds: readonly BankKind[] = ['licence', 'driving', 'certificate'];
const countedKinds: readonly BankKind[] = ['skill', 'leadership', 'responsibility'];

/** "Admitted as a solicitor": what one is, and not what one has. */
const status = atStart(words.status);
const skill = anywhere(words.skill);
const abbreviation = /(?<![\p{L}\d])\p{Lu}{2,}(?![\p{L}\d])/u;
/** "Acturis", "Spring Boot". */
const ownName = /^[\p{L}+#.-]+$|^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u;

/**
 * The kind of a requirement that no rule knows: a name or an activity is a skill; anything else may also be a
 * condition.
 */
function kindOfUnknown(label: string, folded: string): BankKind {
  if (/^\W*(w|we|in) /.test(folded)) return 'industry';
  return skill.test(folded) || abbreviation.test(label) || ownName.test(label.trim()) ? 'skill' : 'other';
}

/** The kind by the words of a requirement, and by how many things it asks for. */
function kindOfRequirement(label: string, folded: string): BankKind {
  if (years.test(folded) && ofWork.test(folded)) return 'experience-years';
  const isSpoken = findLanguageNames(folded).length > 0 || otherSpoken.test(folded);
  const rules = requirementRules.filter(([kind]) => kind !== 'language' || isSpoken);
  const rule = rules.find(([, pattern]) => pattern.test(folded))?.[0];
  const found = rule ?? kindOfUnknown(label, folded);
  if (found === 'language') return languageKind(folded);
  if (documentKinds.includes(found) && hasTwoMatters(label)) return 'two-matters';
  if (documentKinds.includes(found) && hasTwoDocuments(label)) return ownCar.test(folded) ? 'two-matters' : 'documents';
  if (documentKinds.includes(found) && status.test(folded)) return 'status';
  if (found === 'driving' && !category.test(label)) return 'driving-category';
  if ((found === 'other' || countedKinds.includes(found)) && amount.test(folded)) return 'amount';
  return found === 'responsibility' && knowledge.test(folded) ? 'skill' : found;
}

/** What the question bank calls a criterion: the first rule that its words match. */
export function classifyCriterion(kind: CriterionKind, label: string): BankKind {
  const folded = withoutReason(foldSameLength(label));
  if (kind === 'LANGUAGE') return 'language';
  if (kind === 'LOCATION') return 'location';
  if (kind === 'BUDGET') return 'budget';
  if (kind === 'RED_FLAG') return redFlagRules.find(([, pattern]) => pattern.test(folded))?.[0] ?? 'general';
  if (namesPlace(label, folded)) return 'location';
  // "W spożywce lub farmacji" names where one worked.
  return namesLanguage(folded) ? languageKind(folded) : kindOfRequirement(label, folded);
}
