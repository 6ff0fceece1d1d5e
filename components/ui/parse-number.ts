/** The locale's decimal separator. */
function decimalMark(locale: string): string {
  return new Intl.NumberFormat(locale).format(0.5).charAt(1);
}

/** "18.000": a dot before three digits. */
const dottedGroups = /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+(?=$|,\d*$)/;

/**
 * Parses a number in the locale's format, with or without group separators; a decimal dot is always accepted.
 *
 * @param isMoney an amount never has three decimals, so a dot before three digits separates groups
 * @returns null when empty, NaN when not a number
 */
export function parseNumber(typed: string, locale: string, isMoney = false): number | null {
  // White space separates groups, in Polish a non-breaking space.
  const dense = typed.replace(/\s/g, '').replace(/^[−–]/, '-');
  const text = isMoney ? dense.replace(dottedGroups, (groups) => groups.replaceAll('.', '')) : dense;
  if (text === '') return null;
  const plain = decimalMark(locale) === ',' ? text.replace(',', '.') : text.replace(/,(?=\d{3}(?:\D|$))/g, '');
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Formats a number in the locale; empty for null and NaN. */
export function writeNumber(value: number | null, locale: string): string {
  if (value === null || Number.isNaN(value)) return '';
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 10 }).format(value);
}
