import { anyLatin } from '@/lib/word-lists/word-pattern';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { lineAfter, lineBefore, type MaskedPage } from './context';
import { masksOf, type Mask } from './mask';
import words from './words/phones.json';

/** Numbers of firms, orders, parts and licences, which only look like a phone's. */
const otherNumber = new RegExp(
  String.raw`${anyLatin(words.otherNumbers)}[\s.:#]{0,4}(?:nr|no|numer|number)?[\s.:#]{0,3}$`,
  'u',
);
/** A part of a code stands before: "FC-302P 600-110-250". */
const codeBefore = /(?:^|\s)(?=[\p{L}\d/-]{0,20}\d)(?=[\d/-]{0,20}\p{L})[\p{L}\d/-]{3,20} $/u;
const currencyBefore = /(?:eur|usd|pln|gbp|chf|zl|[€$£]) ?$/;
const unitAfter = new RegExp(String.raw`^,?\d{0,2}\s?${anyLatin(words.units)}(?![\p{L}\d@])`, 'u');

const separator = String.raw`(?:[ \u00A0]{0,2}|[ ]?[()]{1,2}[ -]?|[./\u2010-\u2013-])`;
const label = String.raw`(?<![\p{L}])${anyLatin(words.labels)}(?![\p{L}])`;
/**
 * A number of nine digits in groups of three ends there, though a year may follow. Any other number goes on as long
 * as it can.
 */
const digits = String.raw`(?:(?:\+? ?48[ -]?)?\d{3}[ -]?\d{3}[ -]?\d{3}(?![ .-]?\d{1,3}(?!\d)|\d)|\d(?:${separator}\d){6,29})`;
const labelled = new RegExp(String.raw`${label}[^\d+(\n]{0,14}\n?\s?(?<number>[+(]{0,2} ?${digits})`, 'gu');
const international = new RegExp(
  String.raw`(?<![\d+./-]|\d |[\p{L}\d]\p{L})(?:\(?\+ ?[1-9]|(?<!\p{L})00 ?[1-9])(?:${separator}\d){7,14}(?!\d)`,
  'gu',
);
const mobile = '(?:45|5[0137]|6[069]|7[2389]|88)';
const inThrees = new RegExp(
  String.raw`(?<![\d/.,-]|\d )(?:\(?48\)?[ -]?|0 ?)?(?:(?<mobile>${mobile}\d)|\d{3})(?<gap>[ .-]|[\u00A0\u2010-\u2013]|[ -]?\n)\d{3}(?:[ .\u00A0\u2010-\u2013]|[ -]?\n|-)\d{3}(?![\d/]|[-.,]\d| \d{3}(?!\d))`,
  'gu',
);
const landline =
  /(?<![\d/.,-]|\d )(?:\(0?[ -]?\d{2}\)[ -]?|0[ -]?\d{2}[ -]|\d{2}[ /-])\d{3}[ -]?\d{2}[ -]?\d{2}(?![\d/]|[-.,]\d| \d{3}(?!\d))/g;
const inTwos = new RegExp(
  String.raw`(?<![\d/.,-]|\d )${mobile}\d(?<gap>[ -])\d{2}\k<gap>\d{2}\k<gap>\d{2}(?![\d/]|[-.,]\d| \d)`,
  'gu',
);
const american =
  /(?<![\d\p{L}/.,-]|\d )(?:1[ .-])?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[ .\u2010-\u2013-])[2-9]\d{2}[ .\u2010-\u2013-]\d{4}(?![\d/]|[-.,]\d)/gu;
/** "123-456-7890" is a sample: no area code begins so. */
const sample =
  /(?<![\d\p{L}/.,-]|\d )(?:\(\d{3}\) ?|\d{3}[.\u2010-\u2013-])\d{3}[.\u2010-\u2013-]\d{4}(?![\d/]|[-.,]\d)/gu;
const british = /(?<![\d\p{L}/.,-])\(?0\d{2,4}\)?[ -]\d{3,4}[ -]?\d{3,4}(?![\d\p{L}/]|[-.,]\d)/gu;
/** "030 / 23125 879" */
const german = /(?<![\d\p{L}/.,-]|\d )0[1-9]\d{1,3} ?\/ ?\d{3,8}(?:[ -]\d{2,5})?(?![\d/]|[-.,]\d)/gu;
const glued = new RegExp(String.raw`(?<![\d\p{L}/.,-])(?:48)?${mobile}\d{7}(?![\d\p{L}-]|[.,]\d)`, 'gu');
/** A British mobile number in one piece. */
const britishGlued = /(?<![\d\p{L}/.,-]|\d )07\d{9}(?![\d\p{L}-]|[.,]\d)/gu;
/** "+ 15.06.2010 – 2013": a bullet and a date. */
const isDate = /^\+ ?\d{1,2}\.\d{1,2}\.(?:19|20)\d{2}/;
/** "Mobile developer 2019–2021": years, with or without months, and nothing else. */
const areDates = /^(?:(?:\d{1,2}[./-]){0,2}(?:19|20)\d\d(?:[./-]\d{1,2}(?!\d)){0,2}\D{0,4})+$/;
const extension = /^,? ?\(?(?:ext|extension|wew|wewn|x|#)\.? ?:? ?\d{1,5}\)?/;
const another = new RegExp(String.raw`^ ?(?:[/,;]|lub|i|or|and) ?${digits}(?!\d)`, 'u');

const endsPart = /^\s*(?:$|[|,;\u2022\u00B7])/;

/** Whether the text around a number says that it is an amount or the number of a thing. */
function isOther({ folded }: MaskedPage, { start, end }: Mask): boolean {
  const before = lineBefore(folded, start, 30);
  const after = lineAfter(folded, end, 16);
  return otherNumber.test(before) || codeBefore.test(before) || currencyBefore.test(before) || unitAfter.test(after);
}

/** Whether a number by threes may be a phone's: a mobile one, or one that ends a part of a line about the person. */
function isLikely({ folded, isOwn }: MaskedPage, { start, end }: Mask): boolean {
  const number = folded.slice(start, end);
  if (new RegExp(String.raw`^\(?(?:48\)?[ -]?|0 ?)?${mobile}`).test(number)) {
    return !number.includes('\n') || isOwn(start);
  }
  return isOwn(start) && !/000$/.test(number) && endsPart.test(lineAfter(folded, end, 4));
}

/**
 * A labelled or foreign number that is too short may continue on the next line; an extension or another number may
 * follow.
 */
function extended({ folded }: MaskedPage, mask: Mask): Mask {
  const number = folded.slice(mask.start, mask.end);
  const least = /^[(+ ]*(?:00 ?)?48/.test(number) && !/^\d{9}$/.test(number) ? 11 : 9;
  let { end } = mask;
  const missing = least - number.replace(/\D/g, '').replace(/^00/, '').length;
  const rest = missing > 0 ? /^[ -]{0,2}\n ?((?:\d[ -]?){1,8})(?!\d)/.exec(folded.slice(end, end + 24)) : null;
  if (rest && (rest[1] ?? '').replace(/\D/g, '').length === missing) end += rest[0].trimEnd().length;
  end += extension.exec(lineAfter(folded, end, 20))?.[0].length ?? 0;
  end += another.exec(lineAfter(folded, end, 40))?.[0].length ?? 0;
  return { ...mask, end };
}

const labelledShort = new RegExp(
  String.raw`${label}[^\d+(\n]{0,14}\n?(?<number>(?:\+ ?\d{1,3}[ -])?\d{2,3}(?:[ -]\d{2,3})?)(?=[ -]{0,2}\n ?\d{2,3})`,
  'gu',
);
const shortInternational = /(?<![\d\p{L}+./-])(?<number>\+ ?\d{1,3}(?:[ -]\d{2,3}){1,2})(?= ?\n ?\d{2,3})/gu;

/** Phone numbers: Polish, British, American, and any with a label or a country's code. */
export function findPhones(page: MaskedPage): Mask[] {
  const { folded, isOwn } = page;
  const bare = [
    ...[international, landline, inTwos, american, british, britishGlued, german].flatMap((pattern) =>
      masksOf(folded, pattern, 'PHONE'),
    ),
    ...findBrokenPhones(folded),
    ...masksOf(folded, sample, 'PHONE').filter(
      ({ start, end }) => isOwn(start) && endsPart.test(lineAfter(folded, end, 4)),
    ),
    ...masksOf(folded, inThrees, 'PHONE').filter((mask) => isLikely(page, mask)),
    // Nine digits in a row are a phone number where little else stands on the line.
    ...masksOf(folded, glued, 'PHONE').filter(
      ({ start }) => isOwn(start) || lineBefore(folded, start, 60).length + lineAfter(folded, start, 60).length < 60,
    ),
  ];
  const short = [labelledShort, shortInternational].flatMap((one) => masksOf(folded, one, 'PHONE', 'number'));
  const isWhole = ({ start, end }: Mask): boolean => folded.slice(start, end).replace(/\D/g, '').length >= 9;
  return [
    ...short.filter((mask) => isWhole(extended(page, mask))),
    ...masksOf(folded, labelled, 'PHONE', 'number').filter(
      ({ start, end }) => !areDates.test(folded.slice(start, end)),
    ),
    ...bare.filter((mask) => !isOther(page, mask) && !isDate.test(folded.slice(mask.start, mask.end))),
  ].map((mask) => extended(page, mask));
}

/** "+44 7700 900" above "123" alone on its line. */
const broken =
  /(?<![\d+./-]|\d |[\p{L}\d]\p{L})\+ ?[1-9](?:[ ()./\u2010-\u2013-]{0,2}\d){3,12}[ -]?\n ?\d(?:[ -]?\d){1,7}(?=[ -]*(?:\n|$))/gu;

/** Foreign phone numbers that a line's end breaks: too short without the next line, and as long as their country's with it. */
function findBrokenPhones(folded: string): Mask[] {
  return masksOf(folded, broken, 'PHONE').filter(({ start, end }) => {
    const number = folded.slice(start, end);
    const first = parsePhoneNumberFromString(number.slice(0, number.indexOf('\n')));
    return first?.isValid() !== true && parsePhoneNumberFromString(number.replace('\n', ' '))?.isPossible() === true;
  });
}
