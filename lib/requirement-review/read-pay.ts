import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { budgetBases, budgetPeriods, currencies } from '@/lib/domain/process-enums';
import { anywhere } from '@/lib/word-lists/word-pattern';
import words from './words/read-pay.json';

/** The most that an advert offers. */
export interface AdvertPay {
  /** In whole units of the currency and their hundredths. */
  max: number;
  currency: (typeof currencies)[number];
  period: (typeof budgetPeriods)[number];
  basis: (typeof budgetBases)[number];
  /** The advert's words. */
  said: string;
}

const number = "\\d{1,3}(?:[ \\u00a0\\u202f.,'’]\\d{3})+(?:[.,]\\d{2}\\b)?|\\d+(?:[.,]\\d{1,2})?";
const thousands = '\\s?(?:k\\b|tys\\b\\.?)';
const sign = '[£€$]|\\b(?:pln|euro?|gbp|usd|chf|czk)\\b';
const unit = `${sign}|\\bzl(?:otych)?\\b`;
const amount = new RegExp(
  `(?:(${sign})\\s?)?(?<![\\d.,]|\\b[a-z])(${number})(${thousands})?(?:\\s?(?:${unit}))?(?:\\s*(?:-|\\u2013|\\u2014|\\bdo\\b|\\bto\\b)\\s*(?:${sign})?\\s?(${number})(${thousands})?)?\\s?(${unit})?(?:\\s?(?:brutto|netto|na reke|gross|net)\\b)?(?:\\s?/\\s?[a-z]\\w*|\\s?p\\.?h\\.?\\b|\\s?(?:per|an?|za|na) \\w+|\\s(?:miesiecznie|rocznie|monthly|yearly))?`,
  'g',
);
const offers = anywhere(words.offers);
/** "6200 zł brutto + premia do 500 zł". */
const extra =
  /^\s?(?:\p{L}+ )?(?:\+|plus)\s[^\d.,;:()|£€$]{3,40}(?:[£€$]?\d[\d ,]*\b(?:\s?(?:zł|PLN|EUR|euro))?(?!\s?%))?/u;
/** Amounts of money that are no pay. */
const otherMoney = anywhere(words.otherMoney);
/** Paid for something else than time that a budget knows. */
const otherPeriod =
  /(?:per|an?) (?:day|night|shift|week|visit|piece)|za (?:sztuk|dzien|dniow|zmian|wizyt)|\/ ?(?:day|dzien|shift|week)/;
const hourly = anywhere(words.hourly);
const yearly = anywhere(words.yearly);
const monthly = /miesi|mies\.|per month|a month|\/ ?(?:mies|month)/;

const currencyOf = (words: string): AdvertPay['currency'] | null => {
  if (/£|gbp/.test(words)) return 'GBP';
  if (/€|eur/.test(words)) return 'EUR';
  if (/\$|usd/.test(words)) return 'USD';
  if (/chf/.test(words)) return 'CHF';
  return /czk/.test(words) ? 'CZK' : /\bzl|pln/.test(words) ? 'PLN' : null;
};

function valueOf(digits: string, isThousands: boolean): number {
  const isGrouped = /[ \u00a0\u202f.,'’]\d{3}/.test(digits);
  const value = Number(isGrouped ? digits.replace(/[.,]\d{2}$/, '').replace(/[^\d]/g, '') : digits.replace(',', '.'));
  return isThousands && value < 1000 ? value * 1000 : value;
}

/**
 * The period when the advert does not say it: small sums are for an hour, those of a Polish job for a month, others
 * for a year.
 */
function periodOf(words: string, max: number, currency: string): AdvertPay['period'] {
  if (hourly.test(words)) return 'HOUR';
  if (yearly.test(words)) return 'YEAR';
  if (monthly.test(words)) return 'MONTH';
  if (max < 500) return 'HOUR';
  return currency !== 'PLN' && max >= 15_000 ? 'YEAR' : 'MONTH';
}

const smallestPay = 5;
const withoutStops = (text: string): string => text.replace(/[\s.]/g, '');

/** The pay that an advert in Polish or English offers; null without an amount that is surely pay. */
export function readPay(advert: string): AdvertPay | null {
  for (const line of advert.split(/\r?\n|(?<=[.!?;])\s+(?=[\p{Lu}£€$])/u)) {
    const folded = foldSameLength(line).replace(/(between \S+) and /g, '$1 to  ');
    if (otherMoney.test(folded)) continue;
    for (const match of folded.matchAll(amount)) {
      const [words, , from = '', fromThousands, to, toThousands] = match;
      // "9-11 tys. na rękę" and "pensja 6000" name no currency, and are in Polish.
      const max = valueOf(to ?? from, Boolean(toThousands ?? fromThousands));
      const isPolish = /tys|na reke|brutto|netto/.test(words) || (max >= 1000 && /wynagrodz|zarob|pensj/.test(folded));
      const currency = currencyOf(words) ?? (isPolish ? 'PLN' : null);
      const isPay =
        [offers, hourly, yearly, monthly].some((one) => one.test(folded)) ||
        (to !== undefined && max >= 1000) ||
        withoutStops(folded) === withoutStops(words);
      if (!currency || !isPay || max < smallestPay || otherPeriod.test(words)) continue;
      const basis = /netto|na reke|\bnet\b|\+ ?vat|\bb2b\b/.test(
        folded.slice(match.index, match.index + words.length + 12),
      )
        ? 'NET'
        : 'GROSS';
      const more = extra.exec(line.slice(match.index + words.length))?.[0] ?? '';
      const said = (line.slice(match.index, match.index + words.length) + more).trim();
      return { max, currency, period: periodOf(folded.slice(match.index), max, currency), basis, said };
    }
  }
  return null;
}
