import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { LeftOutText, RequirementProposal } from '@/lib/domain/requirement-proposal';
import { asksNothingIn, linesOfAdvert, type AdvertLine, type AdvertPart } from './advert-sections';
import {
  asksOfPerson,
  belongsElsewhere,
  choosesPersons,
  isAboutCompany,
  isOnlySaid,
  isPositionOnly,
  isUnlawful,
  isWorkplace,
  longestText,
} from './asks-of-person';
import { languageOfRequirement } from './language-of-requirement';
import { asksOnlyForNatives, capitalised, reworded } from './native-speaker';
import { inNominative } from './nominative';
import { cutAtAnd, splitComposite } from './split-composite';
import {
  asksNothing,
  bareWish,
  cutBesides,
  cutPerson,
  importanceOf,
  isAnnouncement,
  isInvitation,
  isNotNeeded,
  isWish,
  leadInOf,
  withoutEnd,
} from './wish-words';

/** One wish of an advert, or what it says besides a native speaker; none where it says too little or too much. */
function proposalOf(item: string, part: AdvertPart): RequirementProposal[] {
  const nice = part === 'nice' || isWish(item);
  const text = capitalised(isUnlawful(item) ? withoutEnd(item) : inNominative(bareWish(item)));
  if (text.length < 2 || text.length > longestText) return [];
  // Languages have no necessity in the process: one that is only welcome stays a requirement.
  const language = nice ? null : languageOfRequirement(text);
  return reworded({
    text,
    necessity: nice ? 'NICE_TO_HAVE' : 'REQUIRED',
    importance: importanceOf(item, part),
    ...(language && { language }),
  });
}

/** A sentence about the workplace and its hours stays whole, up to the next such statement. */
const workplacesOf = (sentence: string): string[] =>
  sentence.split(/,? (?:and|a|oraz|i) (?=(?:the )?\p{L}+ (?:is|are|jest) )/u).filter(isWorkplace);

/** What a sentence asks for; without a heading only what is about the person. */
function proposalsOf(written: string, part: AdvertPart): RequirementProposal[] {
  const { asked: sentence, isWelcome } = cutBesides(written);
  if ((part === 'unknown' && !asksOfPerson(written) && !asksOfPerson(sentence)) || isInvitation(sentence)) return [];
  if ((asksNothing(sentence) || isOnlySaid(sentence)) && !isUnlawful(sentence)) return [];
  const { person, rest } = cutPerson(sentence);
  const isAnnounced = isAnnouncement(sentence) || (part === 'unknown' && isPositionOnly(sentence));
  if (person === '' && isAnnounced && !isUnlawful(sentence)) return [];
  const { required: items, wishes } = splitComposite(rest);
  // What may not be asked is shown in the advert's own words.
  const required = [...(isUnlawful(person) ? [person] : []), ...items].flatMap((item) =>
    isUnlawful(item) ? [item] : cutAtAnd(item),
  );
  const here = isWelcome || isWish(person) || isWish(leadInOf(sentence)) ? 'nice' : part;
  const isList = part !== 'unknown' || person !== '' || leadInOf(sentence) !== '';
  const isKept = (item: string) =>
    (isUnlawful(item) || !isOnlySaid(item)) &&
    (isWish(item) || !isNotNeeded(item)) &&
    !(isAboutCompany(item) && !asksOfPerson(item)) &&
    (isList || asksOfPerson(item) || item.split(' ').length < 4);
  return [
    ...required.filter(isKept).flatMap((item) => proposalOf(item, importancePart(here, sentence))),
    ...wishes.flatMap((item) => proposalOf(item, 'nice')),
  ];
}

/** A sentence that says "should" gives each of its wishes that weight. */
function importancePart(part: AdvertPart, sentence: string): AdvertPart {
  return part === 'unknown' && importanceOf(sentence, part) === 3 ? 'expected' : part;
}

const wholeOf = (sentence: string): RequirementProposal[] => proposalOf(sentence, 'unknown');

/** What a sentence of an advert's line asks for. */
function asked(sentence: string, { part, isBare }: AdvertLine): RequirementProposal[] {
  const isProse = !isBare && (part === 'unknown' || asksNothingIn(part));
  const workplaces = isProse ? workplacesOf(sentence) : [];
  const isRefused = isUnlawful(sentence) && !isInvitation(sentence);
  if (workplaces.length > 0 && !isRefused) return workplaces.flatMap((one) => proposalOf(one, part));
  if (asksNothingIn(part)) return isRefused && choosesPersons(sentence) ? wholeOf(sentence) : [];
  const proposals = proposalsOf(sentence, part);
  const kept = proposals.filter(
    ({ text, instead }) =>
      isUnlawful(text) || !(belongsElsewhere(instead ?? text, part, sentence) || asksOnlyForNatives(text)),
  );
  // "for a young, strong lad": what is unlawful may be more than one of its parts.
  const isOneWish =
    part === 'unknown' && isRefused && !kept.some(({ text }) => !isUnlawful(text) && asksOfPerson(text));
  return isOneWish ? wholeOf(sentence) : kept;
}

function reasonOf(sentence: string, part: AdvertPart): LeftOutText['reason'] {
  if (part === 'offer' || part === 'duty') return part;
  if (asksOnlyForNatives(sentence)) return 'native-speaker';
  return belongsElsewhere(sentence, part) ? 'elsewhere' : 'other';
}

/**
 * Extracts requirements from a description or advert in Polish or English, by headings, bullets and keywords, and tells what
 * it leaves out: what the company offers, the duties, slogans and the company itself.
 *
 * @returns both in text order, without repetitions
 */
export function readRequirements(description: string): { proposals: RequirementProposal[]; leftOut: LeftOutText[] } {
  const proposals = new Map<string, RequirementProposal>();
  const leftOut = new Map<string, LeftOutText>();
  const lines = linesOfAdvert(description);
  const hasParts = lines.some(({ part }) => part !== 'unknown');
  for (const [index, line] of lines.entries()) {
    const { text, part } = line;
    // The name of the position, unless it asks for what is unlawful.
    const isTitle = hasParts && index === 0 && part === 'unknown' && !/[.!?:;]/.test(text);
    if (isTitle && !isUnlawful(text)) continue;
    for (const sentence of sentencesOf(text, part)) {
      const found = asked(sentence, line);
      for (const one of found) {
        const key = foldSameLength(one.text);
        if (!proposals.has(key)) proposals.set(key, one);
      }
      if (found.length === 0)
        leftOut.set(foldSameLength(sentence), {
          text: capitalised(withoutEnd(sentence)),
          reason: reasonOf(sentence, part),
        });
    }
  }
  return { proposals: [...proposals.values()], leftOut: [...leftOut.values()] };
}

/** The requirements alone. */
export function splitDescription(description: string): RequirementProposal[] {
  return readRequirements(description).proposals;
}

/** A standard or a grade with its number. */
const numbered = /(?<!\S)[\p{Lu}\d-]{2,10} \p{Lu}?\d/u;

/** "SQL / Tableau / a degree", "Java / SQL", but not "knowledge of KUKA / Fanuc robots". */
function isSlashList(line: string, part: AdvertPart): boolean {
  const parts = line.split(/\s\/\s/);
  // "ISO 1101 / ASME Y14.5".
  if (parts.some((one) => numbered.test(one))) return false;
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
        /;\s+|(?<=[!?])\s+|(?:[\u2700-\u27BF\u2600-\u26FF]\uFE0F?|[\u{1F300}-\u{1FAFF}]\uFE0F?|\s(?:[•|·]|\+(?![^()]*\))|\/\/)\s)+|(?<!\b(?:min|max|maks|ok|np|m\.in|kat|j|ds|tj|itp|e\.g|i\.e|approx))\.\s+(?=[\p{Lu}£€$])|(?<=\p{L}{4})(?<!godz)\.\s+(?=\d)|(?<=\p{Ll}{5})(?<!\b(?:wykszt|ekonom|specj|technicz))\.\s+(?=\p{Ll})/u,
      )
      .map((sentence) => sentence.trim())
      .filter(Boolean)
  );
}
