import { Prisma } from '@/lib/db/generated/client';
import { containsPattern } from '@/lib/db/search-text';

const email = /^[^\s@]+@\S*$/;
/**
 * Whether a phrase gives the trigram index something to look up: three letters in a row, or two with the edge of a
 * word. Without the index, all candidates would be read.
 */
const indexed = /[\p{L}\p{N}]{3}|[^\p{L}\p{N}][\p{L}\p{N}]|[\p{L}\p{N}]{2}[^\p{L}\p{N}]/u;
const phone = /^\+?[\d\s()./-]+$/;
const fewestDigits = 4;
/**
 * How many last digits of phone numbers are compared: a number ends alike whether it is written with a country's
 * code, with a leading zero or without both.
 */
const mostDigits = 9;

const contactText = Prisma.sql`contact_text(c.email, c.phone, c.phone_e164)`;

/**
 * The condition that candidate `c` has the e-mail address, or a part of it, or the phone number, in any grouping, or its
 * last digits.
 *
 * @returns null for a phrase that is neither, or too short for the index
 */
export function hasContact(typed: string): { isEmail: boolean; sql: Prisma.Sql } | null {
  const text = typed.trim().toLowerCase();
  if (email.test(text)) {
    return indexed.test(text) ? { isEmail: true, sql: Prisma.sql`${contactText} LIKE ${containsPattern(text)}` } : null;
  }
  const digits = phone.test(text) ? text.replace(/\D/g, '') : '';
  if (digits.length < fewestDigits) return null;
  return { isEmail: false, sql: Prisma.sql`${contactText} LIKE ${`%${digits.slice(-mostDigits)} %`}` };
}
