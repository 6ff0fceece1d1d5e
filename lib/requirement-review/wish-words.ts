import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { anyExact, anyWritten, anywhere, wordStart } from '@/lib/word-lists/word-pattern';
import type { AdvertPart } from './advert-sections';
import words from './words/wish-words.json';

/** What is only welcome. */
const welcome = anywhere(words.welcome);
const mustWords = wordStart(words.mustWords);
const expectedWords = anywhere(words.expectedWords);
const strongWishes = anywhere(words.strongWishes);
const notNeeded = anywhere(words.notNeeded);

/** "We're looking for a cook with 3 years of grilling" asks for these years. */
const personLeadIn = new RegExp(
  String.raw`^((?:[^.;:]{0,60}\s)?${anyExact(words.seeking)}\s[^;.]{0,80}?),?\s${anyExact(words.ofPerson)}:?\s+`,
  'iu',
);
/** "Surveyor wanted by a contractor: …", "If you are an electrician with your …". */
const listLeadIn =
  /^((?:[^:;]{5,120}\s)?(?:required|wanted|needed|sought|poszukiwan\p{L}*|wymagania|requirements)(?:\s[^:;]{0,80})?:|if you(?:['’]re| are)\s[^,.;]{0,60}\swith(?: your)?|[^,.;:]{5,50}\sif you(?=\s(?:hold|have|can|know)\s)|(?:to )?(?:ktoś|osob[aęy]|somebody|someone|a person|people),?\s(?:kto|któr\p{L}+|who|that|ze?))\s+/iu;
/** "osoby z kursem, która potrafi …": a wish of its own. */
const whoCan = /,\s(?:kto|która|who)\s(?=(?:potrafi|umie|zna|can|knows)\s)/giu;
/** "Mile widziane: Docker" asks for Docker. */
const leadIns = [
  new RegExp(`^${anyWritten(words.welcomeLeadIns)} ?[:,–—-]?(?:\\s+|$)`, 'iu'),
  new RegExp(`^${anyWritten(words.askingLeadIns)} ?[:–—-]?\\s+`, 'iu'),
  new RegExp(`^${anyWritten(words.askingLeadInsInEnglish)} ?[:,–—-]?\\s+`, 'iu'),
];
const endings = [
  // "Python nie jest Ci obcy".
  /\snie (?:jest|są|ma|mają|będ\p{L}+|może|mogą|sprawia\p{L}*|stanowi\p{L}*)\s[^,]{0,40}(?:obc[yaei]|tajemnic|problemu?|trudności)(?!\p{L})/iu,
  /\s(?:is |are )?(?:welcome|preferred|desirable|nice|useful|handy),? but not .*$|,? (?:but not|ale nie(?: jest)?) (?:essential|required|necessary|koniecz\p{L}+|wymagan\p{L}+)$/iu,
  // "Jira to Twój chleb powszedni", "… – fajnie, jak masz", "… musi być".
  /\sto (?:Tw[oó]j\p{L}*|Twoi|dla Ciebie)\s.*$|\s[–—-]\s(?:fajnie|super|świetnie|dobrze|miło|tym lepiej|great|even better)(?!\p{L}).*$|\smatters to us.*$|\s(?:jest|są) dla nas ważn\p{L}+$|\s(?:musi być|to (?:podstawa|konieczność|mus|must))$/iu,
  // What the company adds: "… – pracujemy z Pragą".
  new RegExp(String.raw`\s[–—-]\s${anyExact(words.doneByEmployer)}.*$`, 'u'),
  /\s(?:będzie|będą) (?:\p{L}+ )?(?:plusem|atutem),.*$/iu,
  new RegExp(`(?:[,–—-]\\s*)?\\(?${anyWritten(words.weighingEnds)}\\)?\\s*$`, 'iu'),
];
const brink = /(?<![\s.;,!?])[\s.;,!?]+$/u;
/** "a przede wszystkim cierpliwość", "a van" */
const also =
  /^(?:że(?:by)?|that|(?:a )?(?:również|także|też|przede wszystkim)|also|above all|an?|the|with(?= (?:at least|a minimum|min|\d)))\s/iu;
/** The text without spaces and stops at its ends. */
export const withoutEnd = (text: string): string => text.trim().replace(brink, '');

/** Whether a wish is only welcome. */
export const isWish = (text: string): boolean => welcome.test(foldSameLength(text));
/** Who is looked for, and what the sentence says that the person has. */
export function cutPerson(sentence: string): { person: string; rest: string } {
  const [words = '', person = ''] = personLeadIn.exec(sentence) ?? listLeadIn.exec(sentence) ?? [];
  const rest = sentence.slice(words.length);
  return { person, rest: person === '' ? rest : rest.replace(whoCan, ', ') };
}
/** The words that ask for everything after them, if a sentence begins so. */
export const leadInOf = (sentence: string): string => leadIns.map((words) => words.exec(sentence)?.[0] ?? '').join('');
/** "Doświadczenie nie jest wymagane": nobody asks for it. */
export const isNotNeeded = (text: string): boolean => notNeeded.test(foldSameLength(text));

/** What is said besides: a reason, a purpose, the company's offer, a greeting, an invitation. */
const reason = new RegExp(
  String.raw`\s${anyExact(words.reasons)}\s.*$|\sale\s(?:wszystkiego\s)?\p{L}*uczymy(?!\p{L}).*$`,
  'iu',
);
const purpose =
  /^(?:(?:aby|żeby|to (?:be|succeed|thrive|do))\s[^,]{1,80},\s|to (?:be successful|succeed|apply|be considered)[^,]{0,40}?\s(?=you\s)|(?:ważne|istotne|zależy nam),\s(?:że|żeby|aby|by)(?:ś|ście)?\s(?:\p{L}+(?:ł|ła|ł\/a|ł\(a\)|li):?\s)?)/iu;
/** "… is not essential but would help": only welcome. */
const notButWelcome =
  /\s(?:nie (?:jest|są)(?: to)? (?:warun|wymaga|wymóg|koniecz|niezbęd)\p{L}*|(?:is |are )?not (?:essential|required|necessary|needed|a must)),? (?:ale|lecz|but|though)\s.*$/iu;
const invitation = anywhere(words.invitation);
const notAsked = anywhere(words.notAsked);

/** Whether a sentence only says that somebody is looked for. */
export const isAnnouncement = (sentence: string): boolean =>
  /\b(?:zaprosi|zaprasza|zatrudni|poszukuje|szuka|oglasza)\b/.test(foldSameLength(sentence));
/** Without the reason and purpose that a sentence gives, and whether it is only welcome after all. */
export function cutBesides(sentence: string): { asked: string; isWelcome: boolean } {
  const bare = sentence.replace(reason, '').replace(purpose, '');
  return { asked: bare.replace(notButWelcome, ''), isWelcome: notButWelcome.test(bare) };
}
/** Whether a sentence invites people whatever their background: it names grounds of discrimination, and is lawful. */
export const isInvitation = (sentence: string): boolean => invitation.test(foldSameLength(sentence));
/** Whether a sentence asks for nothing: an offer, a greeting, an invitation. */
export const asksNothing = (sentence: string): boolean => notAsked.test(foldSameLength(sentence));

/** The importance, 1 to 5, by an advert's words and by the part in which they stand. */
export function importanceOf(text: string, part: AdvertPart): number {
  const folded = foldSameLength(text);
  if (part === 'nice' || isWish(text)) return strongWishes.test(folded) ? 3 : 2;
  if (mustWords.test(folded)) return 5;
  if (part === 'must') return 5;
  return part === 'expected' || expectedWords.test(folded) ? 3 : 4;
}

/**
 * Whether words introduce or end a wish here: "potrzebujesz …", "… nie ma przed Tobą tajemnic". An article does
 * neither.
 */
export const isIntroduced = (text: string): boolean => bareWish(text) !== withoutEnd(text).replace(also, '');

/** What is asked for, without the words that introduce or weigh it. */
export function bareWish(text: string): string {
  const begun = leadIns.reduce((rest, words) => rest.replace(words, ''), withoutEnd(text)).replace(also, '');
  return endings
    .reduce((rest, words) => rest.replace(words, ''), begun)
    .replace(brink, '')
    .trim();
}
