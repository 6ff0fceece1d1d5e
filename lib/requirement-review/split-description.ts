import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { LanguageInput } from '@/lib/processes/schemas';
import { languageOfRequirement } from './language-of-requirement';
import { reviewRequirement } from './review-requirement';
import { splitComposite } from './split-composite';

/** A requirement found in the description. */
export interface RequirementProposal {
  text: string;
  necessity: 'REQUIRED' | 'NICE_TO_HAVE';
  /** 1..5 */
  importance: number;
  /** Where a language is all that it asks for; null or missing: it is no language. */
  language?: Pick<LanguageInput, 'language' | 'level'> | null;
}

type Part = 'required' | 'nice' | 'other' | 'unknown';

const requiredHeading =
  /^(nasze |twoje |glowne |podstawowe |kluczowe )?(wymagania|wymagamy|oczekiwania|oczekujemy|kwalifikacje|profil kandydat\w*|kogo szukamy|szukamy (osoby|kogos|osob)|czego oczekujemy|co powin\w+|twoj profil|od kandydat\w*|niezbedne|konieczne|requirements?|what we(('|’)re| are)? (expect|require|looking for|look for)|who (we are looking for|you are)|your (profile|qualifications|skills)|qualifications|must[- ]haves?|essential( criteria)?|person specification|about you|you('?ll| will) need|you (have|bring|should have)|what you(('|’)ll| will)? (bring|need|have)|(the |our )?(successful|ideal) candidate|skills)\b/;
const niceHeading =
  /^(ideally|you('|’)?ll need|mile widzian\w*|dodatkow\w+ (atut\w*|walor\w*|plus\w*)|atut\w*( bedzie| beda)?|nice[- ]to[- ]haves?|(it'?s |it would be )?(a )?plus|bonus( points)?|preferred( qualifications)?|good to have|optional|desirable( criteria)?|wymagania dodatkowe|dodatkowe wymagania)\b/;
const otherHeading =
  /^(oferujemy|co oferujemy|(w zamian )?(zapewniamy|gwarantujemy)|benefity|twoje (zadania|obowiazki)|zakres (obowiazkow|zadan)|(glowne )?(obowiazki|zadania)|opis stanowiska|o nas|o firmie|o projekcie|czym bedziesz|co bedziesz|jak aplikowac|aplikuj|klauzula|rodo|we offer|what we offer|benefits|perks|responsibilities|your (tasks|role|responsibilities)|duties|about (us|the (company|role|project))|what you('?ll| will) do|what(('|’)s| is) in it for you|how to apply|the role|tasks)\b/;
const niceWords =
  /\bmile widzian\w*|\bdodatkow\w+ (atut|plus|walor)\w*|\b(bedzie|beda|to) (duzym |dodatkowym )?(atutem|plusem)\b|\batutem\b|\bnice to have\b|\b(is|are|would be|will be) (a |an )?(strong |big )?(plus|advantage|asset|bonus)\b|\bpreferably\b|\bpreferred\b|\bnajlepiej\b|\bas a plus\b|\bdesirable\b|^ideally\b|\b(a|is a) bonus\b|\bwould be (nice|lovely)\b/;
const mustWords =
  /\bkonieczn\w*|\bniezbedn\w*|\bwarunek\b|\bwymagan\w*|\bobowiazkow\w*|\bmust\b|\brequired\b|\bessential\b|\bmandatory\b/;
const strongWords =
  /\bbardzo dobr\w*|\bbiegl\w*|\bdoskonal\w*|\bminimum\b|\bmin\.|\bco najmniej\b|\bat least\b|\bstrong\b|\bexcellent\b|\bexpert\b|\d\s*(?:\+\s*)?(lat|rok|years?)/;
/** Signs of a requirement in a text without headings. */
const asksOfPerson =
  /\bdoswiadczeni\w*|\bznajomos\w*|\bumiejetnos\w*|\bwyksztalceni\w*|\bprawo jazdy\b|\buprawnieni\w*|\bcertyfikat\w*|\bjezyk\w*\b|\bangielsk\w*|\bwymag\w*|\boczekuj\w*|\bbieglos\w*|\bpraktyk\w*|\bexperience\b|\bknowledge\b|\bdegree\b|\bskills?\b|\bability\b|\blicen[cs]e\b|\bfluen\w*|\bfamiliar\w*|\bcertifi\w*|\bproficien\w*|\bminimum\b|\bat least\b|\bneeds?\b|\bmust\b|\byou can\b|\bpotrafisz\b|\bznasz\b/;

const bullet = /^\s*(?:[-–—*>•·▪◦‣●○■□✓✔➤►\uE000-\uF8FF]|\(?\d{1,2}[.)]|[a-z]\))\s*/u;
/** "Mile widziane: Docker" asks for Docker. */
const leadIn =
  /^(ideally|you(('|’)ll| will)? need|mile widzian\w*|dodatkow\w+ (atut\w*|plus\w*)( b[eę]d(zie|ą))?|atutem b[eę]d(zie|ą)( r[oó]wnie[zż])?|wymagan\w*|wymagamy|oczekujemy( od ciebie)?|nice to have|required|preferred|must have|a plus|needs?)\s*[:–-]?\s+/iu;

/** The most that a requirement may say. */
const longestText = 500;
/** What may not be asked is shown with the law instead of vanishing. */
const isUnlawful = (sentence: string): boolean =>
  sentence.length <= longestText && reviewRequirement(sentence).some(({ severity }) => severity === 'REFUSED');

/** Salary, town and contract have sections of their own. */
const belongsElsewhere =
  /[£€$][\s/:£€$]{0,4}\d|\d\s?(?:zl|pln|eur)\b|\b(?:brutto|netto|na reke|per hour|salary|wynagrodzeni\w*|zarobki|widelki|stawk\w*|umowa (?:o prace|zlecenie|b2b)|based in|we offer|oferujemy|praca zdalna|(?:lub )?w 100% zdalnie)\b/;

/** Whether a sentence without a heading is about the person. */
function asks(sentence: string): boolean {
  const folded = foldSameLength(sentence);
  return asksOfPerson.test(folded) || niceWords.test(folded) || isUnlawful(sentence);
}

function headingOf(folded: string): Part {
  if (niceHeading.test(folded)) return 'nice';
  if (otherHeading.test(folded)) return 'other';
  return requiredHeading.test(folded) ? 'required' : 'unknown';
}

const headings = [niceHeading, otherHeading, requiredHeading];
/** So many words may follow those that make a heading: "Wymagania na stanowisko". */
const longestRest = 2;
const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** A heading: a short line without a bullet, usually ending in a colon. */
function isHeading(line: string, folded: string): boolean {
  if (bullet.test(line) || /:\s*\S/.test(folded) || folded.split(/\s+/).length > 8) return false;
  if (/[:?]\s*$/.test(line)) return true;
  // "Mile widziane uprawnienia na suwnice" is no heading: it says what.
  const words = headings.flatMap((heading) => heading.exec(folded)?.[0] ?? [])[0];
  return words !== undefined && !/[.,;]/.test(folded) && wordCount(folded.slice(words.length)) <= longestRest;
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('pl') + text.slice(1);
}

function proposalOf(sentence: string, part: Part, isMust: boolean): RequirementProposal | null {
  const folded = foldSameLength(sentence);
  const nice = part === 'nice' || niceWords.test(folded);
  const text = capitalised(
    sentence
      .replace(leadIn, '')
      .replace(/(?<![\s.;,])[\s.;,]+$/u, '')
      .replace(/\s(?:będzie|będą) (?:\p{L}+ )?(?:plusem|atutem),.*$/iu, '')
      .replace(
        /(?:[,–-]\s*)?\(?(mile widzian\w*|nice to have|(będzie|będą) (dodatkowym )?(atutem|plusem)|(is |are |would be |will be )?an? (big |strong )?(plus|advantage|asset|bonus)|desirable|essential|preferred|would be (nice|lovely)|warunek konieczny)\)?\s*$/iu,
        '',
      )
      .replace(/(?<![\s.;,])[\s.;,]+$/u, '')
      .trim(),
  );
  if (text.length < 3 || text.length > longestText) return null;
  const must = isMust || mustWords.test(folded);
  const importance = nice ? 2 : must ? 5 : strongWords.test(folded) ? 4 : 3;
  // Languages have no necessity in the process: one that is only welcome stays a requirement.
  const language = nice ? null : languageOfRequirement(text);
  return { text, necessity: nice ? 'NICE_TO_HAVE' : 'REQUIRED', importance, ...(language && { language }) };
}

/** Splits sentences, but not at the full stops of abbreviations and numbers. */
function sentencesOf(line: string): string[] {
  return line
    .replace(bullet, '')
    .split(
      /;\s+|!\s+|(?<!\b(?:min|max|maks|ok|np|m\.in|kat|j|ds|tj|itp|e\.g|i\.e|approx))\.\s+(?=[\p{Lu}£€$])|(?<=\p{L}{5})\.\s+(?=\d)/u,
    )
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/**
 * Extracts requirements from a description or advert in Polish or English, by headings, bullets and keywords. Skips
 * what the company offers, the duties and the company itself.
 *
 * @returns proposals in text order, deduplicated
 */
export function splitDescription(description: string): RequirementProposal[] {
  const proposals = new Map<string, RequirementProposal>();
  let part: Part = 'unknown';
  for (const line of description.split(/\r?\n/)) {
    const folded = foldSameLength(line).replace(bullet, '').trim();
    if (folded === '') continue;
    if (isHeading(line, folded)) {
      part = headingOf(folded);
      continue;
    }
    // "Wymagania: Java, SQL": heading and content on one line.
    const inline = /^([^:]{3,40}):\s+(\S.*)$/u.exec(line.replace(bullet, ''));
    const inlinePart = inline ? headingOf(foldSameLength(inline[1] ?? '')) : 'unknown';
    const here = inlinePart === 'unknown' ? part : inlinePart;
    if (here === 'other') continue;
    const content = inlinePart === 'unknown' ? line : (inline?.[2] ?? line);
    const must = inlinePart === 'required' && /^(must|niezbedn|konieczn)/.test(folded);
    for (const sentence of sentencesOf(content)) {
      if (here === 'unknown' && !asks(sentence)) continue;
      const isWish = niceWords.test(foldSameLength(sentence)) && leadIn.test(sentence);
      const { required, wishes } = splitComposite(sentence);
      const found = [
        ...required.map((item) => proposalOf(item, isWish ? 'nice' : here, must)),
        ...wishes.map((item) => proposalOf(item, 'nice', false)),
      ];
      for (const proposal of found) {
        const key = foldSameLength(proposal?.text ?? '');
        if (proposal && !proposals.has(key) && !belongsElsewhere.test(key)) proposals.set(key, proposal);
      }
    }
  }
  return [...proposals.values()];
}
