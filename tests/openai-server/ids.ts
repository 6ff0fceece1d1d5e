import { randomBytes } from 'node:crypto';

/** Looks as OpenAI's ids do: a prefix and 32 hexadecimal digits. */
export function newId(prefix: string): string {
  return prefix + randomBytes(16).toString('hex');
}

export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
