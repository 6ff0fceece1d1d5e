/** What a guess at a passphrase costs, as the base-2 logarithm of scrypt's N: age's own, about a second. */
export const workFactor = 18;
