import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';

/** Whether `signature`, in hex, is the HMAC-SHA256 of the bytes; compared in constant time. */
export function isSignedBy(secret: string, bytes: Buffer, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(bytes).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** An id for a delivery that has none of its own. */
export function hashOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** The message; null when it is none that we know. */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: Buffer): z.infer<Schema> | null {
  try {
    return schema.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return null;
  }
}
