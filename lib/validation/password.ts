import { z } from 'zod';
import { passwordLength, passwordPartCodes, passwordParts } from './password-rules';
import { broken } from './rule';
import { sameValue } from './same-value';

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
