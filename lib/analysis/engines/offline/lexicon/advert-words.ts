import { anyOf } from '@/lib/word-lists/word-pattern';
import words from './words/advert-words.json';

const praise = `${anyOf(words.praise)}*`;
const opening = anyOf(words.opening);
/** Where a requirement goes on to another one. */
export const clauseBreak = new RegExp(
  `[;\\n•●]|\\.\\s+(?=\\S)(?<!\\b(?:min|np|kat|ds|tj|m\\.in|itp|e\\.g|tys|mln|ok|godz|mies|im|st|wg|tzw|approx|incl|no)\\.\\s*)|(?:,\\s*(?:oraz |i |and )?|\\s(?:oraz|and|i|a takze|as well as)\\s)(?=${praise}${opening})`,
  'g',
);

/** "A proven track record of …" */
const record = /\b(?:track record|(?:udokumentowan\w+ )?sukces\w* (?=we? ))\b/gi;

/** "Dyspozycyjność, gotowość do pracy w nocy" is one wish. */
const availability = /^\W*(?:pe[łl]na )?dyspozycyjno[śs][ćc]\s*(?:,|i|oraz)\s*(?=gotowo)/i;

/** "Chartered or working towards it", "(ukończona lub w trakcie)": who is still learning will do. */
export const orStillLearning =
  /(?<![\p{L}])(?:or|lub|albo|b[ąa]d[źz])\s+(?:trwaj[ąa]c\p{L}+|ongoing|(?:currently |be )?(?:working towards|studying (?:for|towards)|in progress|w trakcie|under way|part[- ]qualified)(?![\p{L}])[^,;()–]*)/iu;

/** "(CSWP certificate is a plus)", "(mile widziane kat. C)": not required. */
const optional = new RegExp(`\\([^()]*\\b${anyOf(words.optional)}\\b[^()]*\\)`, 'gi');

/** "– you will write visit reports", "– na bieżąco będziesz korygować odjazdy": why it is asked for. */
const reason = /\s[–—-]\s(?:\S+\s+){0,3}?(?:you(?:['’]ll| will)|we|b[ęe]dziesz|\p{L}{3,}[ai]sz)(?!\p{L}).*$/isu;

/** Forms of a requirement that say nothing, and what stands for them. */
export const rewordings: readonly (readonly [RegExp, string])[] = [
  [reason, ''],
  [optional, ' '],
  [availability, ''],
  [record, 'experience'],
];
