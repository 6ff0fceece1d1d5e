import { z } from 'zod';
import { choice, rating, ticked } from '@/lib/validation/choice';
import { email, mobile, phone } from '@/lib/validation/contact';
import {
  date,
  dateNotEarlierThan,
  dateNotInFuture,
  dateNotInPast,
  dateNotLaterThan,
  endNotBeforeStart,
} from '@/lib/validation/date';
import { file } from '@/lib/validation/file';
import { iban } from '@/lib/validation/iban';
import { decimal, wholeNumber } from '@/lib/validation/number';
import { password, passwordsMatch } from '@/lib/validation/password';
import { pin, pinsMatch } from '@/lib/validation/pin';
import { nip, pesel, regon } from '@/lib/validation/polish-numbers';
import { formatted, text, textLength, whenFilled } from '@/lib/validation/text';
import { currencies, dateBounds, sampleFileLimits, tolerance } from './catalogue-limits';

/** One field for each rule of the catalogue (specification, section 5). */
export const catalogueSchema = z
  .object({
    required: text({ max: 200 }),
    optional: whenFilled(text({ min: 2, max: 200 })),
    format: formatted(/^[A-Z]{2}\/\d{4}$/),
    maxLength: text({ max: 10 }),
    minLength: text({ min: 5, max: 200 }),
    length: textLength({ min: 2, max: 5 }),
    number: decimal({ min: 0, max: 100_000, decimals: 2 }),
    integer: wholeNumber(tolerance),
    email: email(),
    phone: phone(),
    mobile: mobile(),
    password: password(),
    passwordAgain: z.string().min(1),
    pin: pin(),
    pinAgain: z.string().min(1),
    notInFuture: dateNotInFuture(),
    notInPast: dateNotInPast(),
    notLater: dateNotLaterThan(dateBounds.max),
    notEarlier: dateNotEarlierThan(dateBounds.min),
    start: date(),
    end: date(),
    file: file(sampleFileLimits),
    rating: rating(),
    choice: choice(currencies),
    ticked: ticked(),
    iban: iban(),
    pesel: pesel(),
    nip: nip(),
    regon: regon(),
  })
  .check(passwordsMatch('password', 'passwordAgain'))
  .check(pinsMatch('pin', 'pinAgain'))
  .check(endNotBeforeStart('start', 'end'));

export type CatalogueOutput = z.output<typeof catalogueSchema>;
