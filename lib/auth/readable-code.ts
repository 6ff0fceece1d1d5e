/** Crockford's Base32: without I, L, O and U, which are mistaken for others. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code that a person types: one letter or digit, 5 bits, for each of `bytes`. */
export function toReadableCode(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}

/** A code as it is shown, in groups of four. */
export function inGroups(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-');
}

/** The code that was typed, however it is spaced and whatever its case. */
export function readCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
}
