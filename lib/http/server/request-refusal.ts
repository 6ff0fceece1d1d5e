import type { IncomingMessage } from 'node:http';
import { AppError } from '@/lib/errors';
import { z } from 'zod';
import { isKnownHost, type KnownHosts } from './known-hosts';

const apiMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Pages are read-only: every change is an API call. */
const pageMethods = ['GET', 'HEAD'];

/** Valid UTF-8 percent-encoding without NUL. */
function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/** The state that a browser's Next router sends: a segment and what is below it. Only Next knows the rest. */
const routerState = z.tuple(
  [z.union([z.string(), z.array(z.unknown())]), z.record(z.string(), z.unknown())],
  z.unknown(),
);
/** In characters; Next refuses a longer one. */
const longestState = 40_000;

/**
 * Whether Next can read the state of a page that a browser loads while it shows another; otherwise Next responds with
 * 500.
 */
function hasReadableState(state: string | string[] | undefined): boolean {
  if (state === undefined) return true;
  if (typeof state !== 'string' || state.length > longestState) return false;
  try {
    return routerState.safeParse(JSON.parse(decodeURIComponent(state))).success;
  } catch {
    return false;
  }
}

/** Whether a request has two tokens: Node keeps the first one, but a proxy in front may have checked the other. */
function hasTwoTokens({ rawHeaders }: IncomingMessage): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0);
  return names.filter((name) => name.toLowerCase() === 'authorization').length > 1;
}

/**
 * The error of a request that is invalid for any route, without reading its body; null when it may proceed.
 *
 * @param hosts null when the platform already restricts hosts
 */
export function refusalOf(request: IncomingMessage, hosts: KnownHosts | null): AppError | null {
  const { url = '', method = '', headers } = request;
  if (hosts && !isKnownHost(headers.host, hosts)) return new AppError('request.unknown-host');
  const [path = ''] = url.split('?', 1);
  if (hasTwoTokens(request)) return new AppError('token.invalid');
  // The absolute form is for proxies only.
  if (!path.startsWith('/') || !isReadable(path)) return new AppError('request.malformed');
  if (!hasReadableState(headers['next-router-state-tree'])) return new AppError('request.malformed');
  // Next's own paths begin with `/_`; its development server uses POST.
  const allowed = /^\/(api\/|_)/.test(path) ? apiMethods : pageMethods;
  return allowed.includes(method) ? null : new AppError('request.wrong-method', { allow: allowed });
}
