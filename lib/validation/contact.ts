import { z } from 'zod';
import { broken } from './rule';

/** Maximum length of an address (RFC 5321, section 4.5.3.1.3, without the brackets). */
const maxEmailLength = 254;

/** An e-mail address, lower-cased. */
export function email() {
  return z
    .string()
    .trim()
    .toLowerCase()
    .min(1)
    .max(maxEmailLength)
    .check(z.email(broken('email')));
}

/** Specification, section 5: a phone number as 'XXX-XXX-XXX'. */
export function phone() {
  return z
    .string()
    .trim()
    .min(1)
    .regex(/^\d{3}-\d{3}-\d{3}$/, broken('phone'));
}

/**
 * Specification, section 5: a mobile number with only plus, dashes and digits. The plus comes first; at most 15 digits
 * (ITU-T E.164).
 */
export function mobile() {
  return z
    .string()
    .trim()
    .min(1)
    .regex(/^\+?\d(?:-?\d){6,14}$/, broken('mobile'));
}
