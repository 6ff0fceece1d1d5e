import { isOfLength } from './length';

/** Specification, sections 5 and 9. */
export const passwordLength = { min: 8, max: 100 };

/** Password requirements by message code. */
export const passwordParts = {
  'password-length': (value: string) => isOfLength(value, passwordLength),
  'password-digit': (value: string) => /\d/.test(value),
  'password-small': (value: string) => /\p{Ll}/u.test(value),
  'password-capital': (value: string) => /\p{Lu}/u.test(value),
  'password-special': (value: string) => /[^\p{L}\p{N}\s]/u.test(value),
};

export const passwordPartCodes = Object.keys(passwordParts) as (keyof typeof passwordParts)[];
