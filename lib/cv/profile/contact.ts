import type { CvDocument } from '@/lib/domain/cv-document';
import { insideOf, lineBefore } from '@/lib/cv/masking/context';
import { findEmails } from '@/lib/cv/masking/emails';
import { findPhones } from '@/lib/cv/masking/phones';
import { foldSameLength } from './fold-same-length';
import { matchesEmail, type PersonName } from './person-name';
import type { SectionKind, SectionLine } from './sections';

const emailPattern = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.[\p{L}]{2,}/u;
const notPhone = /\b(?:nip|regon|pesel|krs|iban|konto|account|prawo wykonywania)\b/;
/** "600 100 200 / 61 855 12 34", "ext. 12": what follows the first number. */
const second = / ?[/,;] ?[+(\d]| (?:lub|i|or|and) |(?:,| \(| )(?:ext|extension|wew|wewn|x|#)\.? ?:? ?\d/;
/** "+48/600/100/200" */
const slashed = /^\+?\d{1,3}(?:\/\d{2,4}){3,4}(?!\d)/;
/** More than a page of small print has. */
const searchedLength = 20_000;
const aboutWork: ReadonlySet<SectionKind> = new Set(['experience', 'education', 'skills', 'certificates', 'languages']);

/** "bogumila." alone on the line above. */
const beginning = /(?<=^|: )[\p{Ll}\d][\p{L}\d._-]{0,40}[._-]$/u;
const usualDomain = /\.(?:[a-z]{2}|com|net|org|edu|info|biz|name|online|site|dev|app|pro|cloud|email|example)$/i;

/** "jan.kowalski (at) poczta.example", and what a narrow column breaks at its signs: as masking knows them. */
function spelledEmail(lines: readonly SectionLine[]): string | null {
  const text = lines.flatMap((line, index) => (isOfOthers(line, index) ? [] : [line.text])).join('\n');
  const [mask] = findEmails(foldSameLength(text)).sort((one, other) => one.start - other.start);
  const written = mask && text.slice(mask.start, mask.end);
  const email = written
    ?.replace(/\s?[([{<]\s?(?:at|małpa|malpa|na|a|@)\s?[)\]}>]\s?|\s(?:małpa|malpa|at)\s|_at_/i, '@')
    .replace(/\s?[([{<]\s?(?:dot|kropka|\.)\s?[)\]}>]\s?|\s(?:dot|kropka)\s/gi, '.')
    .replace(/\s/g, '');
  return email !== undefined && emailPattern.exec(email)?.[0] === email ? email : null;
}

/** Below these lines a person's own name and town do not stand beside the address. */
const topLines = 6;
const forWork = /\b(?:sluzbow\w+|firmow\w+|work|office|business)\b/;

/**
 * Whether a line with an address or a phone is about others: "Agencja Kleks, kierownik Jan Kot, j.kot@kleks.example".
 */
function isOfOthers({ text, folded, section }: SectionLine, index: number): boolean {
  if (section === 'references' || /(?<!\d )\b(?:19|20)\d{2}\b(?! \d)/.test(folded)) return true;
  if (index < topLines || section === 'contact') return false;
  const names = text.split(/\s+/).filter((word, at) => at > 0 && !word.includes('@') && /^\p{Lu}\p{Ll}/u.test(word));
  return names.length > 1;
}

function emailIn(lines: readonly SectionLine[], index: number): string | null {
  const { text = '' } = lines[index] ?? {};
  const found = emailPattern.exec(text)?.[0];
  if (!found) return null;
  const rest = lines[index + 1]?.text.trim() ?? '';
  const isBroken = text.endsWith(found) && !usualDomain.test(found) && /^[a-z.]{1,20}$/.test(rest);
  if (text.trim().endsWith(`${found}.`) && /^[a-z]{2,7}$/.test(rest) && usualDomain.test(`.${rest}`))
    return `${found}.${rest}`;
  const begun = text.startsWith(found) ? (beginning.exec(lines[index - 1]?.text ?? '')?.[0] ?? '') : '';
  return begun + (isBroken && usualDomain.test(found + rest) ? found + rest : found);
}

/** "Boliver.hartwell@…" of Oliver Hartwell: an icon that its font has as a letter is glued to the address. */
function withoutIcon(email: string, names: string[]): string {
  const letters = (text: string) => foldSameLength(text).replace(/[^a-z]/g, '');
  const [first = '', last = ''] = names.map(letters);
  const isName = [first + last, last + first].includes(letters(email.slice(1).split('@')[0] ?? ''));
  return first.length > 1 && last.length > 1 && isName ? email.slice(1) : email;
}

/**
 * The candidate's first e-mail address as written; one broken by a narrow column is joined. A private one goes before
 * one for work, and one among other people's data counts only if it has the candidate's name.
 */
export function findEmail(lines: readonly SectionLine[], { firstName, lastName }: PersonName): string | null {
  const found = lines.flatMap((line, index) => {
    const email = line.section === 'references' ? null : emailIn(lines, index);
    return email ? [{ email, line, isOthers: isOfOthers(line, index) }] : [];
  });
  const own = found.filter(({ isOthers }) => !isOthers);
  const best = own.find(({ line }) => !forWork.test(line.folded)) ?? own[0];
  const words = [firstName, lastName].filter((word) => word !== null);
  const named = found.find(({ email }) => matchesEmail(words, email));
  const email = best?.email ?? spelledEmail(lines) ?? named?.email ?? null;
  return email && withoutIcon(email, words);
}

function firstNumber(text: string): string | null {
  // "+44 (0)117": the zero is for calls within the country.
  const whole = text
    .replace(/\s+/g, ' ')
    .replace(/^(\+\d{1,3}) ?\(0\) ?/, '$1 ')
    .trim();
  const least = slashed.exec(whole)?.[0].length ?? 8;
  const end = whole.slice(least).search(second);
  const number = end < 0 ? whole : whole.slice(0, end + least);
  const digits = number.replace(/\D/g, '').length;
  return digits >= 7 && digits <= 15 ? number.trim() : null;
}

const mobileLabel = /(?:kom|mob|cell|gsm)[^\d\n]{0,10}$/;

/** A line that asks to be called, whatever else it tells. */
const contactLine = /\b(?:kontakt|contact|call|ring|dzwon\w*|zadzwon\w*|numer\w*|number)\b|@/;

type Owner = 'candidate' | 'others' | 'others, to be called' | 'nobody';

/** Whose phone numbers a line holds. */
function ownerOfNumbers(line: SectionLine, index: number): Owner {
  if (line.section === 'clause' || line.section === 'references' || notPhone.test(line.folded)) return 'nobody';
  if (!isOfOthers(line, index)) return 'candidate';
  return contactLine.test(line.folded) ? 'others, to be called' : 'others';
}

/**
 * The candidate's phone number, with single spaces, in any form that masking knows: the first that is called a mobile,
 * else the first. Tax, register and identity numbers never count.
 */
export function findPhone(document: CvDocument, lines: SectionLine[]): string | null {
  let first: string | null = null;
  let others: string | null = null;
  // Each line is asked once, because a line of a hostile file may hold thousands of numbers.
  const owners = new Map<SectionLine, Owner>();
  const ownerOf = (line: SectionLine): Owner => {
    const owner = owners.get(line) ?? ownerOfNumbers(line, lines.indexOf(line));
    owners.set(line, owner);
    return owner;
  };
  for (const page of document.pages) {
    const text = page.text.slice(0, searchedLength);
    const folded = foldSameLength(text);
    const onPage = lines.filter((line) => line.page === page.number);
    const lineAt = (at: number) => onPage.find(({ start, end }) => start <= at && at <= end);
    const isOwn = insideOf(onPage.filter(({ section }) => !aboutWork.has(section)));
    const masks = findPhones({ text, folded, isOwn }).sort(
      (one, other) => one.start - other.start || other.end - one.end,
    );
    for (const { start, end } of masks) {
      const line = lineAt(start);
      const phone = firstNumber(text.slice(start, end));
      const owner = line ? ownerOf(line) : 'candidate';
      if (!phone || owner === 'nobody') continue;
      if (owner !== 'candidate') {
        others ??= owner === 'others, to be called' ? phone : null;
        continue;
      }
      if (mobileLabel.test(lineBefore(folded, start, 20))) return phone;
      first ??= phone;
    }
  }
  return first ?? others;
}
