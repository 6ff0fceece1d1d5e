import { validatePolish } from 'validate-polish';
import { z } from 'zod';
import { broken } from './rule';

/** Numbers are written in groups; blanks and dashes between them mean nothing. */
function ungrouped(value: string): string {
  return value.replace(/[\s-]/g, '');
}

/** What the month of a PESEL adds for its century: 01-12 is 19xx, 21-32 is 20xx, … 81-92 is 18xx. */
const centuries = [1900, 2000, 2100, 2200, 1800];

/** The library takes 31 February and a month 00 of a later century for good. */
function hasBirthDate(digits: string): boolean {
  const [year = 0, month = 0, day = 0] = [0, 2, 4].map((start) => Number(digits.slice(start, start + 2)));
  const born = new Date(Date.UTC((centuries[Math.floor(month / 20)] ?? 0) + year, (month % 20) - 1, day));
  return born.getUTCMonth() === (month % 20) - 1 && born.getUTCDate() === day;
}

/** Zeros alone pass the checksums of NIP and REGON; nobody has such a number. */
function isAllZeros(digits: string): boolean {
  return /^0+$/.test(digits);
}

/** @param digits 11 of them, nothing else */
export function isPesel(digits: string): boolean {
  return validatePolish.pesel(digits) && hasBirthDate(digits);
}

/** @param digits 10 of them, nothing else */
export function isNip(digits: string): boolean {
  return validatePolish.nip(digits) && !isAllZeros(digits);
}

/** @param digits 9 or, for a local unit, 14 of them, nothing else; the first nine are those of the firm itself */
export function isRegon(digits: string): boolean {
  return validatePolish.regon(digits) && !isAllZeros(digits.slice(0, 9));
}

/** A PESEL with right checksum and a birth date that exists, as 11 digits. */
export function pesel() {
  return z.string().trim().min(1).transform(ungrouped).refine(isPesel, broken('pesel'));
}

/** A tax number with right checksum, as 10 digits; dashes and blanks may be typed. */
export function nip() {
  return z.string().trim().min(1).transform(ungrouped).refine(isNip, broken('nip'));
}

/** A business register number with right checksum, as 9 or 14 digits. */
export function regon() {
  return z.string().trim().min(1).transform(ungrouped).refine(isRegon, broken('regon'));
}
