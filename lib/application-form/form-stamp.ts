import { createHmac, timingSafeEqual } from 'node:crypto';
import { soonestMs } from '@/lib/domain/application-enums';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';

/** Then the form is opened anew, which asks for nothing that was typed. */
const latestMs = 24 * 60 * 60 * 1000;

const sign = (code: string, at: string): string =>
  createHmac('sha256', env().NEXTAUTH_SECRET ?? '')
    .update(`application-form:${code}:${at}`)
    .digest('base64url');

/** When a form was opened, signed, for the application that follows. */
export function makeStamp(code: string, now = Date.now()): string {
  const at = now.toString(36);
  return `${at}.${sign(code, at)}`;
}

/**
 * Requires that a form was opened here, not just now and not too long ago.
 *
 * @throws AppError `application-form.too-early` with the seconds to wait, `application-form.stale`
 */
export function requireStamp(code: string, stamp: string, now = Date.now()): void {
  const [at = '', signature = ''] = stamp.split('.');
  const [given, own] = [Buffer.from(signature), Buffer.from(sign(code, at))];
  const age = now - Number.parseInt(at, 36);
  const isOurs = given.length === own.length && timingSafeEqual(given, own);
  if (!isOurs || age > latestMs) throw new AppError('application-form.stale');
  if (age < soonestMs) {
    throw new AppError('application-form.too-early', { retryAfterSeconds: Math.ceil((soonestMs - age) / 1_000) });
  }
}
