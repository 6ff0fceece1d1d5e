import { Prisma } from '@/lib/db/generated/client';
import { containsPattern } from '@/lib/db/search-text';

const email = /^[^\s@]+@\S*$/;
const phone = /^\+?[\d\s()./-]+$/;
const fewestDigits = 4;
/** As many are compared: written for home, for abroad and with a zero before, a number ends alike. */
const mostDigits = 9;

const contactText = Prisma.sql`contact_text(c.email, c.phone, c.phone_e164)`;

/**
 * The condition that candidate `c` has the e-mail address, or a part of it, or the phone number, in any grouping, or its
 * last digits.
 *
 * @returns null for a phrase that is neither
 */
export function hasContact(typed: string): { isEmail: boolean; sql: Prisma.Sql } | null {
  const text = typed.trim().toLowerCase();
  if (email.test(text)) return { isEmail: true, sql: Prisma.sql`${contactText} LIKE ${containsPattern(text)}` };
  const digits = phone.test(text) ? text.replace(/\D/g, '') : '';
  if (digits.length < fewestDigits) return null;
  return { isEmail: false, sql: Prisma.sql`${contactText} LIKE ${`%${digits.slice(-mostDigits)} %`}` };
}
