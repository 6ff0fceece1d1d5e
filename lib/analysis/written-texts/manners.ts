import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { findInstructions } from '@/lib/cv/masking/instructions';
import { privateMattersIn } from '@/lib/requirement-review/private-matters';
import { detectLanguage } from '@/lib/cv/detect-language';
import { otherLocale, type Locale } from '@/lib/i18n/locale';
import { wordsIn, type SentenceBasis, type SentenceFault } from './sentence-basis';
import { withoutQuotations } from './quotations';

/** Characters. */
const shortest = 12;
const longest = 360;
/** Words from which on a text of no known language is of another one. */
const fewestWords = 7;

const markup = /\[[A-Z_ ]+\]|https?:|www\.|@|[<>{}\n#*|`]{2,}|[<>{}\n`|]|_{2,}|\*\*/;
/** A verdict of its own on the person, or a figure of it. */
const recommendation =
  /\b(rekomend(?:uj|acja|owan)\w*|polecam\w*|nie polecam|zatrudni(?:c|my|enie kandydat|ajmy)\w*|zatrudnienia (?:tej|kandydat)\w*|odrzuc\w*|zapros\w*|zaprasza\w*|dalsz(?:ego|y|ym) etap\w*|kolejn\w+ etap\w*|nie nadaje sie|nadaje sie|(?:dobr|swietn|idealn|doskonal|najlepsz|mocn|slab|odpowiedni|obiecujac|interesujac|wartosciow)\w+ kandydat\w*|kandydat\w* (?:idealn|doskonal|godn|wart)\w+|wart\w* (?:zatrudnieni|zaproszeni|rozmow)\w*|dyskwalifik\w*|wynik\w* (?:dopasowani|punktow|ogoln)\w*|\d+ (?:punkt\w*|pkt)\b(?! procent)|ocena (?:koncowa|ogolna)|\d{1,2}\/(?:5|10|100)|punktacj\w*|na (?:100|10|5)\b|ocen\w* \d|gwiazd(?:k|ek)\w*|recommend\w*|hire|hiring (?:this|the|them|him|her)|(?:should|could|must|to|be) (?:be )?(?:hired?|reject\w*|invit\w*|shortlist\w*|employed)|reject(?:ed|ion)?|shortlist\w*|next (?:stage|round|step)|(?:great|perfect|ideal|excellent|strong|weak|good|best|poor|promising|suitable|unsuitable|top|solid) (?:fit|match|candidate|hire|choice)|(?:un)?suitable (?:for|candidate)|disqualif\w*|score[sd]?|match score|rating|\d+ (?:points?|stars?)|out of (?:10|100|5|ten)|overall (?:match|score|rating)|proceed with)\b/g;
const comparison =
  /\b(inn\w+ kandyda\w*|pozostal\w+ kandyda\w*|(?:lepiej|gorzej|slabiej|bardziej|wiecej|mniej|szybciej) (?:niz|od) (?:inn\w+|pozostal\w+|reszt\w+|wiekszosc\w*)|na tle|wiekszosc\w* kandyda\w*|konkurent\w*|najlepsz\w+ (?:z|ze|sposrod|w grupie)|(?:lepsz|gorsz|slabsz|mocniejsz)\w+ (?:niz|od) (?:inn|pozostal|wiekszosc|przecietn)\w*|(?:niz|od) przecietn\w+|other (?:candidates?|applicants?)|than (?:others?|most|average|the others)|most (?:candidates|applicants)|compared (?:to|with) (?:others?|other|the other|most)|stands? out (?:from|among)|among (?:the )?(?:candidates|applicants)|best of|rivals?)\b/;
/** Nothing that a person would say to another at work. */
const rude =
  /\b(darowa\w*|wstyd\w*|kulej\w*|beznadziej\w*|kiepsk\w*|zenuj\w*|smieszn\w*|leniw\w*|glup\w*|idiot\w*|zalosn\w*|miedzy nami|nie dla takich|szkoda (?:naszego|czasu)|smiech\w*|wysmia\w*|smiejemy|fed up|laugh\w*|so weak|between us|we will pass|we pass|sue your|lazy|stupid|useless|ridiculous\w*|embarrass\w*|shame\w*|disgrac\w*|pathetic|waste of|do not bother|don[’']t bother)\b/;
const addressee =
  /\b(as an ai|language model|model(?:u|em)? jezykow\w*|prompt\w*|instrukcj\w+ (?:system|z cv)|ignore (?:all|the|previous)|zignoruj\w*|json)\b/;
/** Of words that the rules of private matters take for more than they are. */
const harmless =
  /\bstarsz\w+ (?!od|niz|osob|wiek|pan|kandydat|ode)(?=\w)|\bsenior\w*\b|\bmlodsz\w+ (?!od|niz|osob|wiek|pan|kandydat|ode)(?=\w)|\brodzin\w+ produkt\w*|\bpodstawow\w*|\b(?:years?|lata?|lat) (?:of|doswiadcz\w*)|\bile lat\b|\bwyglad\w* (?!na|pan|kandydat|osob)|\bpay(?:s|ing)? (?:attention|particular)|\bat school\b|\bsocial media\b|\bmedia\w* spoleczn\w*|\b(?:business|key|external|trade|contract|implementation) (?:partner|part(?:y|ies))\w*|\b(?:third|external|other|both) part(?:y|ies)\b|\bpartner\w* (?:biznesow|handlow|zewnetrzn|wdrozeniow|technologiczn)\w*|\bphysical(?:ly)? (?:security|access|server)\w*|\baccent\w* (?:on)|\b(?<!(?:time|stay\w*|is) (?:in|at) (?:a )?)hospital\b|\bszpital\w*|\bpaid (?:and|or|campaign|search|media|ads|social)\w*|\b(?:add\w*|carr\w*|lend) (?:\w+ )?weight\b|\bopiek\w+ (?:sie )?(?:\w+ ){0,2}(?:klient|portfel|projekt|system|serwer|student|stazyst)\w*|-owe\b|\bwyborze?\b|\bwybor(?:u|em)\b/g;

const commonWords: Record<Locale, RegExp> = {
  pl: /(?<!\p{L})(?:się|przy|oraz|że|czy|jak|także|warto|tylko|był[ay]?|jeśli|nie|ma|po|pod|ze)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:if|you|your|have|has|not|so|be|would|but|this|that|or|only|which|been|yet|more)(?!\p{L})/iu,
};

/** Whether it is the language that was asked for, as far as stop words tell. */
function isIn(locale: Locale, text: string): boolean {
  const own = withoutQuotations(text);
  if (/[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Arabic}\p{Script=Hebrew}]/u.test(own)) return false;
  const found = detectLanguage(own);
  if (found !== 'unknown') return found === locale;
  const words = own.match(/\p{L}+/gu) ?? [];
  if (commonWords[locale].test(own)) return !commonWords[otherLocale(locale)].test(own);
  return words.length < fewestWords && (locale === 'pl' || !/[ąćęłńśźż]/.test(own));
}

/** Private matters that the criterion itself does not speak of: a nurse's sentence may speak of the sick. */
function isPrivate(text: string, basis: readonly SentenceBasis[]): boolean {
  const folded = foldSameLength(text);
  const asked = basis.map((one) => one.asked).join('\n');
  const known = privateMattersIn(asked);
  const found = privateMattersIn(folded.replaceAll(harmless, ' '));
  return [...found.keys()].some((rule) => !known.has(rule));
}

/** The first thing that is wrong with how a sentence speaks, whatever it says. */
export function faultOfManners(text: string, locale: Locale, basis: readonly SentenceBasis[]): SentenceFault | null {
  const folded = foldSameLength(text);
  if (text.length < shortest || text.length > longest) return 'length';
  if (markup.test(text)) return 'markup';
  if (!isIn(locale, text)) return 'language';
  if (addressee.test(folded) || findInstructions(folded).length > 0) return 'instruction';
  const asked = foldSameLength(wordsIn(basis));
  const recommends = [...folded.matchAll(recommendation)].some(([words]) => !asked.includes(words));
  if (recommends) return 'recommendation';
  if (comparison.test(folded)) return 'comparison';
  if (rude.test(folded)) return 'rude';
  return isPrivate(text, basis) ? 'private' : null;
}
