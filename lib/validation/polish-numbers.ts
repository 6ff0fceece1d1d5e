import { validatePolish } from 'validate-polish';
import { z } from 'zod';
import { broken } from './rule';

/** Spaces and dashes between digit groups are ignored. */
function ungrouped(value: string): string {
  return value.replace(/[\s-]/g, '');
}

/** A PESEL's month includes its century: 01-12 is 19xx, 21-32 is 20xx, … 81-92 is 18xx. */
const centuries = [1900, 2000, 2100, 2200, 1800];

/** The library accepts 31 February and a month 00 of later centuries. */
function hasBirthDate(digits: string): boolean {
  const [year = 0, month = 0, day = 0] = [0, 2, 4].map((start) => Number(digits.slice(start, start + 2)));
  const born = new Date(Date.UTC((centuries[Math.floor(month / 20)] ?? 0) + year, (month % 20) - 1, day));
  return born.getUTCMonth() === (month % 20) - 1 && born.getUTCDate() === day;
}

/** All zeros pass the checksums of NIP and REGON, but are not valid. */
function isAllZeros(digits: string): boolean {
  return /^0+$/.test(digits);
}

/** @param digits exactly 11 */
export function isPesel(digits: string): boolean {
  return validatePolish.pesel(digits) && hasBirthDate(digits);
}

/** @param digits exactly 10 */
export function isNip(digits: string): boolean {
  return validatePolish.nip(digits) && !isAllZeros(digits);
}

/** @param digits 9 or, for a local unit, 14; the first nine are the company's */
export function isRegon(digits: string): boolean {
  return validatePolish.regon(digits) && !isAllZeros(digits.slice(0, 9));
}

/** A PESEL with a valid checksum and birth date, as 11 digits. */
export function pesel() {
  return z.string().trim().min(1).transform(ungrouped).refine(isPesel, broken('pesel'));
}

/** A tax number with a valid checksum, as 10 digits; dashes and spaces are allowed. */
export function nip() {
  return z.string().trim().min(1).transform(ungrouped).refine(isNip, broken('nip'));
}

/** A business register number with a valid checksum, as 9 or 14 digits. */
export function regon() {
  return z.string().trim().min(1).transform(ungrouped).refine(isRegon, broken('regon'));
}
