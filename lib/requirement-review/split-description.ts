import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { LanguageInput } from '@/lib/domain/process-schemas';
import { linesOfAdvert, type AdvertPart } from './advert-sections';
import { languageOfRequirement } from './language-of-requirement';
import { reviewRequirement } from './review-requirement';
import { cutAtAnd, splitComposite } from './split-composite';
import {
  asksNothing,
  bareWish,
  cutBesides,
  cutPerson,
  importanceOf,
  isAnnouncement,
  isIntroduced,
  isInvitation,
  isNotNeeded,
  isWish,
  leadInOf,
  withoutEnd,
} from './wish-words';
import { anywhere } from '@/lib/word-lists/word-pattern';
import words from './words/split-description.json';

/** A requirement found in the description. */
export interface RequirementProposal {
  text: string;
  necessity: 'REQUIRED' | 'NICE_TO_HAVE';
  /** 1..5 */
  importance: number;
  /** Where a language is all that it asks for; null or missing: it is no language. */
  language?: Pick<LanguageInput, 'language' | 'level'> | null;
}

/** Signs of a requirement in a text without headings. */
const asksOfPerson = anywhere(words.asksOfPerson);

/** The most that a requirement may say. */
const longestText = 500;
/** What may not be asked is shown with the law instead of vanishing. */
const isUnlawful = (sentence: string): boolean =>
  sentence.length <= longestText && reviewRequirement(sentence).some(({ severity }) => severity === 'REFUSED');

/** Salary, town and contract have sections of their own. */
const belongsElsewhere = anywhere(words.belongsElsewhere);

/** Whether words without a heading are about the person. */
const asks = (text: string): boolean =>
  asksOfPerson.test(foldSameLength(text)) ||
  languageOfRequirement(text) !== null ||
  cutPerson(text).person !== '' ||
  isIntroduced(text) ||
  isWish(text) ||
  isUnlawful(text);

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('pl') + text.slice(1);

function proposalOf(item: string, part: AdvertPart): RequirementProposal | null {
  const nice = part === 'nice' || isWish(item);
  const text = capitalised(isUnlawful(item) ? withoutEnd(item) : bareWish(item));
  if (text.length < 2 || text.length > longestText) return null;
  // Languages have no necessity in the process: one that is only welcome stays a requirement.
  const language = nice ? null : languageOfRequirement(text);
  return {
    text,
    necessity: nice ? 'NICE_TO_HAVE' : 'REQUIRED',
    importance: nice ? 2 : part === 'must' ? 5 : importanceOf(item),
    ...(language && { language }),
  };
}

/** "SQL / Tableau / a degree", "Java / SQL", but not "knowledge of KUKA / Fanuc robots". */
function isSlashList(line: string, part: AdvertPart): boolean {
  const parts = line.split(/\s\/\s/);
  const isName = (one: string, at: number) => /^\p{Lu}/u.test(one.split(' ').at(at === 0 ? -1 : 0) ?? '');
  return (
    part !== 'unknown' && (parts.length > 2 || parts.every((one) => one.split(' ').length < 3) || !parts.every(isName))
  );
}

/** Splits sentences and what small pictures divide, but not at the full stops of abbreviations and numbers. */
function sentencesOf(line: string, part: AdvertPart): string[] {
  return (
    line
      .replace(/\s[:;]-?[)D](?=\s|$)/g, '.')
      // "A boat licence? Even better!"
      .replace(/\?\s+(?=(?:even better|great|super|fajnie|świetnie|tym lepiej)\b)/gi, ' – ')
      .replace(isSlashList(line, part) ? /\s\/\s/g : /$^/, '; ')
      .split(
        /;\s+|(?<=[!?])\s+|(?:[\u2700-\u27BF\u2600-\u26FF]\uFE0F?|[\u{1F300}-\u{1FAFF}]\uFE0F?|\s(?:[•|·+]|\/\/)\s)+|(?<!\b(?:min|max|maks|ok|np|m\.in|kat|j|ds|tj|itp|e\.g|i\.e|approx))\.\s+(?=[\p{Lu}£€$])|(?<=\p{L}{4})(?<!godz)\.\s+(?=\d)|(?<=\p{Ll}{5})(?<!\b(?:wykszt|ekonom|specj|technicz))\.\s+(?=\p{Ll})/u,
      )
      .map((sentence) => sentence.trim())
      .filter(Boolean)
  );
}

/** What a sentence asks for; without a heading only what is about the person. */
function proposalsOf(written: string, part: AdvertPart): (RequirementProposal | null)[] {
  const { asked: sentence, isWelcome } = cutBesides(written);
  if ((part === 'unknown' && !asks(written) && !asks(sentence)) || isInvitation(sentence)) return [];
  if (asksNothing(sentence) && !isUnlawful(sentence)) return [];
  const { person, rest } = cutPerson(sentence);
  if (person === '' && isAnnouncement(sentence) && !isUnlawful(sentence)) return [];
  const { required: items, wishes } = splitComposite(rest);
  // What may not be asked is shown in the advert's own words.
  const required = [...(isUnlawful(person) ? [person] : []), ...items].flatMap((item) =>
    isUnlawful(item) ? [item] : cutAtAnd(item),
  );
  const here = isWelcome || isWish(person) || isWish(leadInOf(sentence)) ? 'nice' : part;
  const isList = part !== 'unknown' || person !== '' || leadInOf(sentence) !== '';
  const isKept = (item: string) =>
    (isWish(item) || !isNotNeeded(item)) && (isList || asks(item) || item.split(' ').length < 4);
  return [
    ...required.filter(isKept).map((item) => proposalOf(item, here)),
    ...wishes.map((item) => proposalOf(item, 'nice')),
  ];
}

/**
 * Extracts requirements from a description or advert in Polish or English, by headings, bullets and keywords. Skips
 * what the company offers, the duties and the company itself.
 *
 * @returns proposals in text order, deduplicated
 */
export function splitDescription(description: string): RequirementProposal[] {
  const proposals = new Map<string, RequirementProposal>();
  const lines = linesOfAdvert(description);
  const hasParts = lines.some(({ part }) => part !== 'unknown');
  for (const [index, { text, part }] of lines.entries()) {
    // The name of the position, unless it asks for what is unlawful.
    const isTitle = hasParts && index === 0 && part === 'unknown' && !/[.!?:;]/.test(text);
    if (part === 'other' || (isTitle && !isUnlawful(text))) continue;
    for (const proposal of sentencesOf(text, part).flatMap((sentence) => proposalsOf(sentence, part))) {
      const key = foldSameLength(proposal?.text ?? '');
      if (proposal && !proposals.has(key) && !belongsElsewhere.test(key)) proposals.set(key, proposal);
    }
  }
  return [...proposals.values()];
}
