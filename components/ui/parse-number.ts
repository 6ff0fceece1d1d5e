/** What stands between whole and part, as a person of this language types it; a dot is understood in both. */
function decimalMark(locale: string): string {
  return new Intl.NumberFormat(locale).format(0.5).charAt(1);
}

/**
 * The number that a typed text means, groups of digits or not.
 *
 * @returns null for nothing typed, NaN for what is no number
 */
export function parseNumber(typed: string, locale: string): number | null {
  // Blanks of every kind part groups: Polish writes them with a non-breaking one.
  const text = typed.replace(/\s/g, '').replace(/^[−–]/, '-');
  if (text === '') return null;
  const plain = decimalMark(locale) === ',' ? text.replace(',', '.') : text.replace(/,(?=\d{3}(?:\D|$))/g, '');
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

/** A number as a person of this language writes it; nothing for null and NaN. */
export function writeNumber(value: number | null, locale: string): string {
  if (value === null || Number.isNaN(value)) return '';
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 10 }).format(value);
}
