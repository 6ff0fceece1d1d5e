import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Scanners of secrets look for it: `ra_[0-9A-Za-z]{57}`. */
const prefix = 'ra_';
const idLength = 8;
/** 62^43 is more than 2^256. */
const secretLength = 43;
const checksumLength = 6;
const pattern = new RegExp(`^${prefix}[0-9A-Za-z]{${idLength + secretLength + checksumLength}}$`);
/** `Bearer`, a space, the token; nothing longer is looked at. */
const maxHeaderLength = 100;

/** A token for its owner, and what the database holds instead. */
export interface NewApiToken {
  token: string;
  hash: string;
  /** Its beginning, which gives no right. */
  hint: string;
}

const randomText = (length: number): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** The CRC-32 of a text in base 62: a token that was mistyped or invented is known without the database. */
function checksumOf(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let count = 0; count < checksumLength; count += 1) {
    digits = alphabet.charAt(rest % alphabet.length) + digits;
    rest = Math.floor(rest / alphabet.length);
  }
  return digits;
}

/** A random token: prefix, a part to recognise it by, 256 bits, checksum (docs/decisions/0150). */
export function makeApiToken(): NewApiToken {
  const hint = prefix + randomText(idLength);
  const body = hint + randomText(secretLength);
  const token = body + checksumOf(body);
  return { token, hash: hashApiToken(token), hint };
}

/** What the database holds of a token. 256 random bits need no slow hash. */
export function hashApiToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * The token in an `Authorization` header (RFC 6750, section 2.1); null for anything that no token of ours can be.
 *
 * @param header the whole value, of any length
 */
export function readBearerToken(header: string): string | null {
  if (header.length > maxHeaderLength) return null;
  const token = /^bearer +(\S+)$/i.exec(header)?.[1] ?? '';
  if (!pattern.test(token)) return null;
  const body = token.slice(0, -checksumLength);
  return token.endsWith(checksumOf(body)) ? token : null;
}
