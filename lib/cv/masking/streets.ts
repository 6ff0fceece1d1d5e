import { anyExact } from '@/lib/word-lists/word-pattern';
import words from './words/streets.json';

const word = String.raw`[\p{L}\d'’.-]{1,30}`;
const flat = String.raw`(?:,?\s?${anyExact(words.flats)}(?!\p{L})\.?\s?\d{1,4}[a-z]?)?`;
const house = String.raw`\d{1,4}\s?[a-z]?(?:\s?/\s?\d{1,4}\s?[a-z]?)?${flat}(?![\d\p{L}])`;
const kind = String.raw`${anyExact(words.kinds)}(?!\p{L})\.?`;

/** Streets as several countries write them, in small letters without diacritics. */
export const streets = {
  polish: new RegExp(String.raw`(?<![\p{L}])${kind}\s?(?:${word}\s){0,5}?${house}`, 'gu'),
  /** A village's houses have numbers and no street: "Nowa Wieś 12, 05-806 Komorów". */
  beforeCode: new RegExp(
    String.raw`(?<![\p{L}\d'’.-])(?:[\p{L}.'-]{1,30} ){1,4}${house}(?=,?\s{1,3}\d{2}-\d{3}\s)`,
    'gu',
  ),
  afterCode: new RegExp(String.raw`(?<=(?<!\d)\d{2}-\d{3} [\p{L} -]{3,30}, ?)(?:[\p{L}.'-]{1,30} ){1,4}${house}`, 'gu'),
  /** "Kwiatowa 5/3" in a cell of its own, without a word that says it is a street. */
  bare: new RegExp(
    String.raw`(?<=(?:^|[\n|•,\t]) ?)(?!strona|czesc)(?:[\p{L}.'-]{1,20} ){0,2}\p{L}{2,20}${anyExact(words.endings)} \d{1,3}[a-z]?(?:\/\d{1,4}[a-z]?|,? m\.? ?\d{1,4})(?=\s*(?:$|[\n|•,\t]))`,
    'gu',
  ),
  english: new RegExp(
    String.raw`(?<![\d\p{L}.,])(?:(?:flat|apt|apartment|unit|suite)\.? ?\d{0,4}[a-z]?,? )?\d{1,5}[a-z]? (?:[\p{L}'.-]{1,30} ){1,4}${anyExact(words.english)}(?![\p{L}])\.?(?: (?:n|s|e|w|nw|ne|sw|se)\b)?(?:,? ?${anyExact(words.flatsBehind)}\.? ?#?\d{1,4}[a-z]?|,? ?#\d{1,4}[a-z]?)?`,
    'gu',
  ),
  /** "Rose Cottage, Mill Lane, Otley LS21 1AB": houses that have no number. */
  britishHouse: new RegExp(
    String.raw`(?<![\p{L}\d,'-])(?:[\p{L}'-]{1,20} ){1,3}${anyExact(words.britishHouses)}(?:,\s(?:[\p{L}'-]{1,20} ){1,3}${anyExact(words.britishStreets)})?(?=,\s[\p{L} ,]{2,40}\s[a-z]{1,2}\d[a-z\d]? \d[a-z]{2})`,
    'gu',
  ),
  postBox: /(?<![\p{L}])p\.? ?o\.? box \d{1,6}/gu,
  german: new RegExp(
    String.raw`(?<![\p{L}\d-])(?:[\p{L}-]{1,30} )?[\p{L}-]{2,30}${anyExact(words.german)}\s?\d{1,4}\s?[a-z]?(?![\p{L}\d])`,
    'gu',
  ),
  french: /(?<![\d\p{L}])\d{1,4},? (?:bis,? )?(?:rue|chemin|impasse|quai) (?:[\p{L}'’-]{1,30} ?){1,5}/gu,
  /** Any street before a code of five digits and a town, as in most of Europe. */
  beforeFive: /(?<![\p{L}\d'’.-])(?:[\p{L}.'-]{1,30} ){1,4}\d{1,4} ?[a-z]?(?:\/\d{1,4})?(?=,?\s\d{5} \p{L}{3})/gu,
};

export const codes = {
  polish: /(?<![\d-])\d{2}-\d{3}(?=\s+\p{L})/gu,
  british: /(?<![\p{L}\d])[a-z]{1,2}\d[a-z\d]? \d[a-z]{2}(?![\p{L}\d])/gu,
  american:
    /(?<=[,\p{L}]\s(?:a[klrz]|c[aot]|d[ce]|fl|ga|hi|i[adln]|k[sy]|la|m[adeinost]|n[cdehjmvy]|o[hkr]|pa|ri|s[cd]|t[nx]|ut|v[at]|w[aivy]),? )\d{5}(?:-\d{4})?(?!\d)/gu,
  /** After a street of its country. */
  fiveDigits: /(?<=\d ?[a-z]?,?\s)\d{5}(?= \p{L}{3})/gu,
};

/** After the full name of a state; only near an American street. */
export const stateCode = /(?<=, ?\p{L}{4,14}(?: \p{L}{4,10})? )\d{5}(?:-\d{4})?(?!\d)/gu;
