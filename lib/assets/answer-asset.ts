import type { IncomingMessage, ServerResponse } from 'node:http';
import { securityHeaders } from '../http/server/security-headers.ts';
import { pickEncoding } from './encodings.ts';
import type { Asset } from './read-assets.ts';

/**
 * Sends a file of the build in the form that was compressed ahead.
 *
 * @returns false, with nothing sent, when Next has to answer: another address or method, a part of a file, or an asker who takes no
 *   compressed form
 */
export function answerAsset(
  assets: ReadonlyMap<string, Asset>,
  { method, url = '', headers }: IncomingMessage,
  response: ServerResponse,
): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || headers.range !== undefined) return false;
  const asset = assets.get(url.split('?', 1)[0] ?? '');
  const encoding = asset && pickEncoding(headers['accept-encoding']);
  if (!encoding) return false;

  const { body, etag } = asset[encoding];
  for (const { key, value } of securityHeaders) response.setHeader(key, value);
  // The build names its files after what is in them.
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', etag);
  if (isKnown(headers['if-none-match'], etag)) {
    response.writeHead(304).end();
    return true;
  }
  response.setHeader('Content-Type', asset.type);
  response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.end(method === 'GET' ? body : undefined);
  return true;
}

/** Proxies may have made the tag a weak one (RFC 9110, 13.1.2). */
function isKnown(known: string | undefined, etag: string): boolean {
  return known?.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim())) ?? false;
}
