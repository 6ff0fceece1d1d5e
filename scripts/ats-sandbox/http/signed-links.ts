import { createHmac, timingSafeEqual } from 'node:crypto';
import { type SandboxClock } from '../data/clock';
import { type Exchange } from './exchange';
import { HttpError } from './http-error';

const secret = 'signs-the-links-of-the-sandbox';
export const fileLinkPath = '/files/';

/** Links to files that work for a while without a token, as those of a file store do. */
export class SignedLinks {
  /** Set when the server listens. */
  origin = '';

  constructor(private readonly clock: SandboxClock) {}

  linkTo(fileId: number, name: string, seconds: number): string {
    const expires = String(Math.floor(this.clock.now() / 1000) + seconds);
    const query = new URLSearchParams({ expires, signature: signatureOf(fileId, expires) });
    return `${this.origin}${fileLinkPath}${fileId}/${encodeURIComponent(name)}?${query}`;
  }

  /**
   * @returns the file's id
   * @throws HttpError where the link is wrong, has expired, or comes with a token, which a file store refuses
   */
  check(exchange: Exchange): number {
    const [, id] = /^\/files\/(\d+)\/[^/]+$/.exec(exchange.url.pathname) ?? [];
    if (!id) throw new HttpError(404, 'NoSuchKey');
    if (exchange.header('authorization')) throw new HttpError(400, 'Only one authentication mechanism is allowed');
    const expires = exchange.query.get('expires') ?? '';
    const [expected, sent] = [signatureOf(Number(id), expires), exchange.query.get('signature') ?? ''].map((text) =>
      Buffer.from(text),
    );
    const isOurs = expected && sent && expected.length === sent.length && timingSafeEqual(expected, sent);
    if (!isOurs) throw new HttpError(403, 'SignatureDoesNotMatch');
    if (Number(expires) * 1000 <= this.clock.now()) throw new HttpError(403, 'Request has expired');
    return Number(id);
  }
}

function signatureOf(fileId: number, expires: string): string {
  return createHmac('sha256', secret).update(`${fileId}.${expires}`).digest('hex');
}
