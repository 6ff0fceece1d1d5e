import { anyLatin } from '@/lib/word-lists/word-pattern';
import words from './words/taking-back.json';
/*
 * What beside a quote takes it back, in folded text with single spaces: expired, only planned, nothing, somebody else's work.
 * A quote that was cut off from such words is no proof.
 */

const lost = anyLatin(words.lost);
const plan = anyLatin(words.planned);
const experience = anyLatin(words.experience);
/** "No experience in Oracle" behind SAP is of Oracle; "in practice" and "with it" are of SAP. */
const ofOther = String.raw`(?! (?:we?|ze?|na|przy|jako|in|with|of|at|as)\b(?! ${anyLatin(words.ofSame)}\b))`;
const unit = String.raw`(?: ?(?:/ ?\d|%|$|[),;|])| (?:z|of|out of|na) \d| ?${anyLatin(words.units)}\b)`;

const joint = '(?: ?[,:(|/\\[–—-]){1,3} ?';
const filler = `(?:${anyLatin(words.fillers)} ){0,3}`;

/** "… (expired 2018)", "…, cofnięte w 2021", "… wygasł". */
export const lostBehind = new RegExp(`^(?:${joint}| )${filler}(?:${lost})(?!\\w)`);
/** "Expired: …", "nieważny certyfikat". */
export const lostBefore = new RegExp(`(?:^|[\\s(])(?:(?:${lost}) ?[:–—(-][^.;|]*|(?:${lost}) )$`);
/** Expired things that were dealt with: "expired licences renewed". */
export const seenTo = new RegExp(String.raw`(?<!\b(?:nie|not|never|do|be) ?)\b${anyLatin(words.seenTo)}`);

/** What of a line takes back a thing before or behind it. */
export const takingBackBehind: readonly RegExp[] = [
  // "… (planowany 2026)"
  new RegExp(`^${joint}${filler}(?:${plan})(?!\\w)(?! (?:i|oraz|lub|and|or)\\b)`),
  // ": 0/5", " – 0 years", ", 0 lat"
  new RegExp(`^(?:${joint}| )(?:(?:level|poziom|experience|doswiadczenie) ?:? )?(?:0(?![.,]?\\d)|zero)${unit}`),
  // ", no commercial experience"
  new RegExp(String.raw`^${joint}${filler}${anyLatin(words.nothing)} (?:[\w-]+ ){0,2}${experience}\b${ofOther}`),
  // "… belonged to sales"
  /^(?: [\w-]+){0,3} belonged to (?!(?:me|my|us|our|mine)\b)/,
];
export const takingBackBefore: readonly RegExp[] = [
  // "Planned: …, …", "W planach – …"
  new RegExp(String.raw`(?:^|[\s(])${anyLatin(words.plannedBefore)} ?[:–—-][^.;|]*$`),
  // "Planowany certyfikat"; "planned" before a thing may be a verb.
  /(?:^|[\s(])(?:za)?planowan[yae] $/,
];
