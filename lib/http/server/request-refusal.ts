import type { IncomingMessage } from 'node:http';
import { AppError } from '@/lib/errors';
import { isKnownHost, type KnownHosts } from './known-hosts';

const apiMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Pages change nothing: every change is a call of the API. */
const pageMethods = ['GET', 'HEAD'];

/** A path that says what it means: percent-encoding that is UTF-8, without NUL. */
function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/**
 * What about a request is wrong whatever it asks for; null when it may go on. Its body is not looked at, and need not be read.
 *
 * @param hosts null where the platform lets only the product's own hosts through
 */
export function refusalOf(request: IncomingMessage, hosts: KnownHosts | null): AppError | null {
  const { url = '', method = '', headers } = request;
  if (hosts && !isKnownHost(headers.host, hosts)) return new AppError('request.unknown-host');
  const [path = ''] = url.split('?', 1);
  // The absolute form names a host of its own, and nobody but a proxy's client sends it.
  if (!path.startsWith('/') || !isReadable(path)) return new AppError('request.malformed');
  // Next's own addresses begin with `/_`; those of its development server take POST.
  const allowed = /^\/(api\/|_)/.test(path) ? apiMethods : pageMethods;
  return allowed.includes(method) ? null : new AppError('request.wrong-method', { allow: allowed });
}
