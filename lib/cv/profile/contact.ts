import type { SectionLine } from './sections';

const emailPattern = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.[\p{L}]{2,}/u;
const notPhone = /\b(?:nip|regon|pesel|krs|iban|konto|account|prawo wykonywania)\b/;
const phoneLabel = /\b(?:tel|telefon\w*|kom|komork\w*|mobile|phone|cell|nr tel)\b/;
const withPlus = /\(?(?:\+|\b00)\d[\d ().-]{7,17}\d/;
const inThrees = /(?<![\d/.-])(?:\(?48\)?[ -]?)?\d{3}[ -]\d{3}[ -]\d{3}(?![\d/]|-\d)/;
const labelled = /\d[\d ().-]{6,16}\d/;

const usualDomain = /\.(?:[a-z]{2}|com|net|org|edu|info|biz|name|online|site|dev|app|pro|cloud|email|example)$/i;

/** The first e-mail address as written; one broken by a narrow column is joined. */
export function findEmail(lines: SectionLine[]): string | null {
  for (const [index, { text }] of lines.entries()) {
    const found = emailPattern.exec(text)?.[0];
    if (!found) continue;
    const rest = lines[index + 1]?.text.trim() ?? '';
    const isBroken = text.endsWith(found) && !usualDomain.test(found) && /^[a-z.]{1,20}$/.test(rest);
    return isBroken && usualDomain.test(found + rest) ? found + rest : found;
  }
  return null;
}

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return digits >= 9 && digits <= 15;
}

/**
 * The first phone number, with single spaces. Nine digits count only in threes or after a label; tax, register and
 * identity numbers never do.
 */
export function findPhone(lines: SectionLine[]): string | null {
  for (const { text, folded, section } of lines) {
    if (section === 'clause' || notPhone.test(folded)) continue;
    const label = phoneLabel.exec(folded);
    const match = withPlus.exec(text) ?? inThrees.exec(text) ?? (label ? labelled.exec(text.slice(label.index)) : null);
    if (match && isPhone(match[0])) return match[0].replace(/[\s\u00a0]+/g, ' ').trim();
  }
  return null;
}
