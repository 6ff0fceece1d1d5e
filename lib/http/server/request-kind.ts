/**
 * What a request costs: `file` is sent as it is, `program` has its own checks (health, Inngest's and ATS' signed calls),
 * `api` is a call of the API or of sign-in, and `page` is everything else, because Next renders a page for it, if only one
 * that says that nothing is there.
 */
export type RequestKind = 'file' | 'program' | 'api' | 'page';

const programs = /^\/api\/(health(?:\/live|\/ready)?$|inngest$|v1\/ats\/webhooks\/)/;
const api = /^\/api\/(v1|auth)\/./;
const builtFiles = '/_next/static/';

/**
 * @param target the request's path with query
 * @param publicFiles paths of the files that Next serves from `public`
 */
export function requestKind(target: string, publicFiles: ReadonlySet<string>): RequestKind {
  // Next resolves dot segments, too.
  const { pathname } = new URL(`http://localhost${target}`);
  if (pathname.startsWith(builtFiles) || publicFiles.has(pathname)) return 'file';
  if (programs.test(pathname)) return 'program';
  return api.test(pathname) ? 'api' : 'page';
}
