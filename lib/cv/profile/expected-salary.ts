import type { SectionLine } from './sections';

export interface Salary {
  /** Per month, in hundredths of the currency. */
  minor: number;
  /** ISO 4217. */
  currency: string;
}

const label =
  /\b(?:oczekiwania (?:finansowe|placowe)|oczekiwan[ea] (?:wynagrodzenie|placa|pensja)|oczekiwane zarobki|preferowane wynagrodzenie|(?:expected|desired) (?:monthly |annual |gross |net )?(?:salary|remuneration)|salary expectations?|oczekiwania(?=:)|^\W*wynagrodzenie(?=\W*$|:)|^\W*salary(?=\W*$|:)|(?:financial|pay) expectations?)\b/;
const currencies: [code: string, pattern: RegExp][] = [
  ['PLN', /\bpln\b|\bzl(?:otych)?\b/],
  ['EUR', /\beur\w*\b|€/],
  ['USD', /\busd\b|\$/],
  ['GBP', /\bgbp\b|£/],
];
const number =
  /(\d{1,3}(?:[ \u00a0\u202f.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?(?:\s*[\u2013\u2014-]\s*(?:\d[\d \u00a0\u202f.,]*))?\s*(k\b|tys)?/;
const yearly = /\b(?:rocznie|rok|p\.a|per annum|per year|a year|yearly|annual\w*|\/ ?year)\b/;
const hourly = /\b(?:godz\w*|h|hr|hour\w*|rbh)\b/;
/** Full time: 21 days of eight hours, the average month of a Polish year. */
const hoursPerMonth = 168;
const otherPeriod = /\b(?:dzien\w*|dob[ae]|daily|day|md|dniowk\w*|dniow\w*|tygodni\w*|week\w*)\b/;

/**
 * The expected monthly salary, only if labelled and with a currency. Takes the lower end of a range and a twelfth of
 * yearly pay and full time at an hourly rate; ignores daily and weekly pay.
 */
export function findExpectedSalary(lines: readonly SectionLine[]): Salary | null {
  return findSalaryLine(lines)?.salary ?? null;
}

/** As `findExpectedSalary`, with the index of the line that has the amount: the label's, or the next one. */
export function findSalaryLine(lines: readonly SectionLine[]): { salary: Salary; line: number } | null {
  for (const [index, line] of lines.entries()) {
    const found = label.exec(line.folded);
    if (!found) continue;
    const rest = line.folded.slice(found.index + found[0].length);
    const isBeside = /\d/.test(rest);
    const salary = amountIn(isBeside ? rest : (lines[index + 1]?.folded ?? ''), found[0]);
    if (salary) return { salary, line: isBeside ? index : index + 1 };
  }
  return null;
}

function amountIn(words: string, labelText: string): Salary | null {
  const match = number.exec(words);
  const currency = currencies.find(([, pattern]) => pattern.test(words))?.[0];
  if (!match?.[1] || !currency || otherPeriod.test(words)) return null;
  const whole = Number(match[1].replace(/[^\d]/g, ''));
  const hundredths = Number((match[2] ?? '').padEnd(2, '0'));
  // "12k", "8-10 tys.": thousands, at whichever end of the range.
  const isThousands = Boolean(match[3]) || /\d\s*(?:k\b|tys)/.test(words.slice(match.index));
  const amount =
    isThousands && whole < 1000
      ? (whole + (match[2] ? Number(`0.${match[2]}`) : 0)) * 100_000
      : whole * 100 + hundredths;
  const perMonth = hourly.test(words) ? hoursPerMonth : yearly.test(words) || /annual/.test(labelText) ? 1 / 12 : 1;
  const minor = Math.round(amount * perMonth);
  return minor > 0 && minor < 100_000_000 ? { minor, currency } : null;
}
