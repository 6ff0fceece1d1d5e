import type { GroundRule } from './review-rule';

/** Years of work or of a company, not a person's age. */
const yearsOfWork =
  /doswiadczen|\bstaz|praktyk|na rynku|dzialaln|istni|gwarancj|experience|seniority|in business|on the market|warranty/;
/** Ages required by law: adults, and drivers of heavier vehicles. */
const statutoryAge =
  /(ukoncz\w*|min\w*\.?|co najmniej|powyzej|od|at least|over|above|be)\s*(18|21|24)\b|pelnoletn|\b18\s?\+|18 years (old )?or (over|older)/;
const age = String.raw`(?:1[6-9]|[2-7]\d)`;
const ageUnit = String.raw`(?:-?\s?lat\b|lata\b|-?latk\w*|roku zycia|r\.?\s?z\b|lat\.)`;
const englishAgeUnit = String.raw`(?:years? old|years? of age|y\.?o\b|yrs old)`;

export const ageRules: GroundRule[] = [
  {
    pattern:
      /\bmlod(a|y|e|zi|ych|ej|ego|ym|a)\s+(osob|kobiet|mezczyzn|kandydat|ludzi|pracowni|dziewczyn|chlopak|pan)\w*/,
  },
  { pattern: /\b(osob\w+|kandydat\w*|kobiet\w+|mezczyzn\w*)\s+(mlod|dojrzal|starsz)(a|y|e|ych|ej|ego|zych)?\b/ },
  {
    pattern:
      /\b(w wieku|wiek\w*)\s*(?:[:–-]\s*)?(do|od|ok|min|maks|max|miedzy|ponizej|powyzej|\d|przedemeryt|produkcyjn|mobiln)/,
  },
  { pattern: /\bmlod\w+ wiek\w*|\bwiek kandydat\w*/ },
  {
    pattern: new RegExp(
      String.raw`\b(do|maks\w*\.?|max\.?|ponizej|nie wiecej niz|powyzej|od|min\w*\.?|nie przekracz\w+|przed|po)\s*${age}\.?\s*${ageUnit}`,
    ),
    unless: new RegExp(`${yearsOfWork.source}|${statutoryAge.source}`),
  },
  {
    pattern: new RegExp(String.raw`\b${age}\s*(?:-|–|do|to|and|a|i)\s*${age}\s*(?:${ageUnit}|${englishAgeUnit})`),
    unless: yearsOfWork,
  },
  {
    pattern:
      /\b(przed|po|okolo|okolicach)\s+((trzydziest|czterdziest|piecdziesiat|szescdziesiat)[kc]|[3-6]0\s?-?\s?(t?k|stk))\w*/,
  },
  {
    pattern:
      /\bnie (starsz|mlodsz)\w+ (niz|od)\b|\b(dwudziesto|trzydziesto|czterdziesto|piecdziesiecio)(paro)?lat(ek|k)\w*|\bin (their|your|his|her) ((early|mid|late)[- ])?(\d0['’]?s|twenties|thirties|forties|fifties)\b|\b(twenty|thirty)[- ]?somethings?\b|\bretirement age\b|\bover[- ][3-6]0['’]?s\b|\b(not|no) (older|younger) than\b|\brocznik\w*\b|\burodzon\w+ (po|przed)\b|\bborn (after|before|in|between)\b/,
  },
  {
    pattern: /\bemeryt(a|ow|ami|ki|ka|om|ek)?\b|\bemeryci\b|\bpensioners?\b|\bretirees?\b/,
    unless: /ubezpiecz|swiadczen|obslug/,
  },
  {
    pattern:
      /\b(young|youthful|mature|older|elderly)\s+(person|people|man|woman|men|women|candidates?|professionals?|adults?|lad(y|ies)|girls?|boys?)\b/,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:under|below|up to|max(?:imum)?\.?|over|above|between)\s*${age}\b(?=.*${englishAgeUnit}|$|\s*$)`,
    ),
    unless: new RegExp(`${yearsOfWork.source}|${statutoryAge.source}|\\d\\s*(kg|%|km|people|eur|pln|000)`),
  },
  {
    pattern: new RegExp(
      String.raw`^(?:(?:you |candidates |applicants )?(?:must |should )?be )?(?:aged )?(?:under|below) ${age} (?:and|or)\b|\bosob\w* ${age}\s?\+`,
    ),
    unless: yearsOfWork,
  },
  { pattern: new RegExp(String.raw`\b${age}\s*${englishAgeUnit}`), unless: statutoryAge },
  { pattern: /\bage[sd]?\s*(:|between|under|over|limit|up to|range|\d)|\bcandidate'?s age\b/, unless: statutoryAge },
];
