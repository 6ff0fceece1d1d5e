import { z } from 'zod';
import { isOfLength } from './length';
import { broken } from './rule';
import { sameValue } from './same-value';

/** Specification, sections 5 and 9. */
const passwordLength = { min: 8, max: 100 };

/** Password requirements by message code. */
const passwordParts = {
  'password-length': (value: string) => isOfLength(value, passwordLength),
  'password-digit': (value: string) => /\d/.test(value),
  'password-small': (value: string) => /\p{Ll}/u.test(value),
  'password-capital': (value: string) => /\p{Lu}/u.test(value),
  'password-special': (value: string) => /[^\p{L}\p{N}\s]/u.test(value),
};

const passwordPartCodes = Object.keys(passwordParts) as (keyof typeof passwordParts)[];

/**
 * A new password: 8 to 100 characters with a digit, a lower-case letter, a capital letter and a special character
 * (specification, section 5). Reports each missing part.
 */
export function password() {
  return passwordPartCodes.reduce(
    (schema, part) =>
      schema.refine((value) => value === '' || passwordParts[part](value), broken(part, passwordLength)),
    z.string().min(1),
  );
}

/** For an object with a password and its repetition; reports the repetition. */
export function passwordsMatch<First extends string, Second extends string>(first: First, second: Second) {
  return sameValue(first, second, 'passwords-match');
}
