import { monthlyMinor, type ExpectedPay } from '@/lib/domain/expected-pay';
import type { SectionKind, SectionLine } from './sections';
import { wholeWords } from '@/lib/word-lists/word-pattern';
import words from './words/expected-salary.json';

export interface Salary {
  /** Per month, in hundredths of the currency. */
  minor: number;
  /** ISO 4217. */
  currency: string;
}

/** Words of a wish, which are believed wherever they stand. */
const wish = wholeWords(words.wish);
/** Words of pay, which in a list of jobs may be about somebody else or a former job. */
const pay = wholeWords(words.pay);
/** Amounts that only pay has: "14–17 tys. zł netto + VAT", "160 PLN/h". */
const payUnit =
  /\b(?:brutto|netto|gross|net|na reke|do reki)\b|(?:zl|pln|eur\w*|usd|gbp|[€£$])\s?(?:\/|na|za|per|an)\s?(?:h|godz\w*|hour|hr)\b/;
const former = /\b(?:obecn\w+|aktualn\w+|poprzedni\w+|current|previous|present|last)\s+$/;
/** Words for what somebody earns today. */
const earned = wholeWords(words.earned);
const aboutWork: ReadonlySet<SectionKind> = new Set(['experience', 'education', 'projects', 'achievements']);

const currencies: [code: string, pattern: string][] = [
  ['PLN', '\\bpln\\b|\\bzl(?:ot\\w+)?\\b'],
  ['EUR', '\\beur\\w*\\b|€'],
  ['USD', '\\busd\\b|\\$'],
  ['GBP', '\\bgbp\\b|£'],
];
const anyCurrency = currencies.map(([, pattern]) => pattern).join('|');
/** Only a Pole leaves the currency out. */
const polishWords = /\b(?:tys(?:iecy)?|brutto|netto|na reke|do reki)\b/;
const digits = '(\\d{1,3}(?:[ \\u00a0\\u202f.,]\\d{3})+|\\d+)(?:[.,](\\d{1,2}))?';
/** "12k", "8-10 tys.": thousands, at whichever end of the range. */
const money = new RegExp(
  `${digits}(?:\\s*(?:k|tys(?:\\.|iecy)?|thousand))?(?:\\s*(?:[\\u2013\\u2014-]|\\b(?:to|do|a|and)\\b)\\s*\\d[\\d \\u00a0\\u202f.,]*)?\\s*(k\\b|tys(?:\\b\\.?|iac\\w+|iecy)|thousand|mln|million|m\\b)?`,
  'g',
);
/** In characters: an amount must stand this near to the words that say it is pay. */
const nearby = 60;
const yearly = wholeWords(words.yearly);
const hourly = /\b(?:godz\w*|h|hr|hour\w*|rbh)\b/;
/** A smaller amount is pay for an hour, whatever the text calls it. */
const leastMonthly = 300;
/** An amount of this size is pay for a year, unless it is in złotys. */
const leastYearly = 20_000;
const monthly = /\b(?:mies\w*|month\w*|p\.m)\b/;
/** ".NET" is no pay. */
const net = /(?<!\.)\b(?:netto|net|na reke|do reki)\b/;
const gross = /\b(?:brutto|gross)\b/;
/** In characters: how far behind an amount its period may stand. */
const nearPeriod = 24;
const otherPeriod = wholeWords(words.otherPeriod);

/** Monthly pay, and the pay as it was stated. */
interface FoundPay {
  salary: Salary;
  pay: ExpectedPay;
}

/**
 * The expected pay, only if something says that it is one, with the index of the line that has the amount: the label's, or the
 * next one. Takes the lower end of a range; ignores daily and weekly pay.
 */
export function findSalaryLine(lines: readonly SectionLine[]): (FoundPay & { line: number }) | null {
  for (const [index, line] of lines.entries()) {
    const label = labelIn(line);
    if (!label) continue;
    const rest = line.folded.slice(label.index + label[0].length);
    const isBeside = /\d/.test(rest);
    const found = amountIn(isBeside ? rest : (lines[index + 1]?.folded ?? ''), label[0]);
    if (found) return { ...found, line: isBeside ? index : index + 1 };
  }
  const line = lines.findIndex(
    ({ section, folded }) =>
      payUnit.test(folded) &&
      !earned.test(folded) &&
      (!aboutWork.has(section) || hourly.test(folded) || monthly.test(folded)),
  );
  const { folded = '' } = lines[line] ?? {};
  const found = amountIn(folded.slice(Math.max(0, folded.search(payUnit) - nearby)), '');
  return found && { ...found, line };
}

/** The lines with an amount that somebody earns or wants to earn, wherever they stand: to hide them. */
export function findPayLines(lines: readonly SectionLine[]): SectionLine[] {
  return lines.filter((line, index) => {
    const label = labelIn(line);
    if (label && amountIn(line.folded.slice(label.index + label[0].length), label[0])) return true;
    const before = lines[index - 1];
    const above = before && !/\d/.test(before.folded) ? labelIn(before) : null;
    if (above && amountIn(line.folded, above[0])) return true;
    const unit = line.folded.search(payUnit);
    return unit >= 0 && amountIn(line.folded.slice(Math.max(0, unit - nearby)), '') !== null;
  });
}

function labelIn({ folded, section }: SectionLine): RegExpExecArray | null {
  const label = wish.exec(folded) ?? (aboutWork.has(section) ? null : pay.exec(folded));
  return label && former.test(folded.slice(Math.max(0, label.index - nearby), label.index)) ? null : label;
}

function currencyOf(words: string): string | undefined {
  const named = currencies.find(([, pattern]) => new RegExp(pattern).test(words))?.[0];
  return named ?? (polishWords.test(words) ? 'PLN' : undefined);
}

/** The first amount near the beginning that has a currency beside it, else the first one. */
function amountIn(text: string, label: string): FoundPay | null {
  const words = text.slice(0, 2 * nearby);
  const amounts = [...words.matchAll(money)];
  const isBeside = ({ 0: text, index }: RegExpExecArray) =>
    new RegExp(`(?:${anyCurrency})\\s?$`).test(words.slice(0, index)) ||
    new RegExp(`^\\s?(?:${anyCurrency})`).test(words.slice(index + text.length));
  const match = amounts.find(isBeside) ?? amounts[0];
  const currency = currencyOf(words);
  const beside = label + words.slice(0, (match?.index ?? 0) + (match?.[0].length ?? 0) + nearPeriod);
  if (!match?.[1] || !currency || otherPeriod.test(beside) || /^m/.test(match[3] ?? '')) return null;
  const whole = Number(match[1].replace(/[^\d]/g, ''));
  const part = Number(`0.${match[2] ?? '0'}`);
  const isThousands = /\d\s*(?:k\b|tys|thousand)/.test(match[0]) && whole < 1000;
  const amount = (whole + part) * (isThousands ? 1000 : 1);
  const isLarge = currency !== 'PLN' && amount >= leastYearly && !monthly.test(words);
  const isYearly = isLarge || yearly.test(words) || /annual/.test(label);
  const isHourly = hourly.test(words) || (amount < leastMonthly && !isYearly);
  const unit = isHourly ? 'HOUR' : isYearly ? 'YEAR' : 'MONTH';
  const pay: ExpectedPay = { minor: Math.round(amount * 100), currency, unit, tax: taxIn(beside) };
  const minor = monthlyMinor(pay);
  return minor > 0 && minor < 100_000_000 ? { salary: { minor, currency }, pay } : null;
}

/** Gross or net; null when both are stated, or neither. */
function taxIn(words: string): ExpectedPay['tax'] {
  if (net.test(words) === gross.test(words)) return null;
  return net.test(words) ? 'NET' : 'GROSS';
}
