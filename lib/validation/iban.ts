import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { z } from 'zod';
import { broken } from './rule';

/** An account number of any country, with country code, in capitals without spaces. */
export function iban() {
  return z
    .string()
    .trim()
    .min(1)
    .transform((value) => electronicFormatIBAN(value.replace(/\s/g, '')) ?? '')
    .refine((value) => isValidIBAN(value), broken('iban'));
}
