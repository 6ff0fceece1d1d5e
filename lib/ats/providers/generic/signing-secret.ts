/** Bytes of a secret (Standard Webhooks asks for 24 to 64). */
const secretBytes = 32;
const prefix = 'whsec_';

/** A new secret to sign webhooks with, as Standard Webhooks writes them. */
export function makeSigningSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(secretBytes));
  return prefix + btoa(String.fromCharCode(...bytes));
}
