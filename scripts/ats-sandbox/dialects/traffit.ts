import { sandboxCredentials } from '../../../prisma/seed/demo-ats-credentials';
import { type Exchange } from '../http/exchange';
import { HttpError } from '../http/http-error';
import { RouteTable } from '../http/routes';
import { isObserved, type Dialect, type SandboxWorld } from './dialect';
import { traffitReadingRoutes } from './traffit-reading';
import { traffitWritingRoutes } from './traffit-writing';

const { clientId, clientSecret } = sandboxCredentials.traffit;
const apiPath = '/api/integration/v2';

/** Traffit: client credentials as JSON, paging, filter and order in headers, redirects on slashes. */
export function traffitDialect(world: SandboxWorld): Dialect {
  const routes = new RouteTable([...traffitReadingRoutes(world), ...traffitWritingRoutes(world)]);

  /** The path as the calls are named, with its slash or without; itself where there is no such call. */
  function named(path: string): string {
    const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
    return !routes.has(path) && routes.has(other) ? other : path;
  }

  /**
   * Where the call is sent on. The vendor's lists end with a slash, everything else does not, and the other form is sent on; as
   * clients have seen it, every reading call without one is.
   */
  function sentOnTo(call: string, { method }: Exchange): string | undefined {
    const right = named(call);
    if (!isObserved(world, 'traffit')) return right === call ? undefined : right;
    return method === 'GET' && !call.endsWith('/') && routes.has(right) ? `${call}/` : undefined;
  }

  return {
    name: 'traffit',
    prefix: '/traffit',
    async answer(exchange, path) {
      if (path === '/oauth2/token') return token(world, exchange);
      if (!path.startsWith(`${apiPath}/`)) throw new HttpError(404, 'Not found');
      const call = path.slice(apiPath.length);
      const other = sentOnTo(call, exchange);
      if (other) {
        const location = `${exchange.url.origin}/traffit${apiPath}${other}${exchange.url.search}`;
        return {
          status: 301,
          headers: { location, 'content-type': 'text/html' },
          body: '<html>Moved Permanently</html>',
        };
      }
      if (!world.tokens.isValid('traffit', exchange.bearer))
        throw new HttpError(401, 'The access token is invalid or has expired.');
      world.rights.check('traffit', named(call));
      return routes.answer(exchange, named(call));
    },
    refuse: ({ status, message, details }) => ({
      status,
      headers: details.headers,
      body: { code: status, message, ...(details.field && { errors: { [details.field]: [message] } }) },
    }),
  };
}

function token(world: SandboxWorld, exchange: Exchange) {
  if (exchange.method !== 'POST') throw new HttpError(405, 'Method not allowed');
  if (exchange.contentType !== 'application/json') throw new HttpError(400, 'invalid_request');
  const { client_id: id, client_secret: secret, grant_type: grant, scope } = exchange.json();
  if (grant !== 'client_credentials') throw new HttpError(400, 'unsupported_grant_type');
  if (id !== clientId || secret !== clientSecret) throw new HttpError(401, 'invalid_client');
  const seconds = world.settings.tokenSeconds.traffit;
  const access = world.tokens.issue('traffit', seconds);
  return {
    status: 200,
    body: { access_token: access, token_type: 'Bearer', expires_in: seconds, scope: scope ?? null },
  };
}
