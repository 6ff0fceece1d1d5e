import { isOfLength } from './length';

/** Specification, sections 5 and 9. */
export const passwordLength = { min: 8, max: 100 };

/** What a password must have, each part as a test of its own; without zod, for lists that follow the typing. */
export const passwordParts = {
  'password-length': (value: string) => isOfLength(value, passwordLength),
  'password-digit': (value: string) => /\d/.test(value),
  'password-small': (value: string) => /\p{Ll}/u.test(value),
  'password-capital': (value: string) => /\p{Lu}/u.test(value),
  'password-special': (value: string) => /[^\p{L}\p{N}\s]/u.test(value),
};

export type PasswordPart = keyof typeof passwordParts;

export const passwordPartCodes = Object.keys(passwordParts) as PasswordPart[];
