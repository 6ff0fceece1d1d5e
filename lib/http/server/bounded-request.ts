import { NextRequest } from 'next/server';
import { readBody } from './read-body';

/**
 * The same request with its body in memory, for a library that would read it without a limit.
 *
 * @throws AppError `request.too-large`, `request.too-slow`, `request.malformed`
 */
export async function boundedRequest(request: NextRequest, maxBytes: number): Promise<NextRequest> {
  if (!request.body) return request;
  const body = await readBody(request, { maxBytes });
  return new NextRequest(request.url, { method: request.method, headers: request.headers, body });
}
