import { sandboxCredentials, sandboxUsers } from '../../../prisma/seed/demo-ats-credentials';
import { type Exchange } from '../http/exchange';
import { HttpError } from '../http/http-error';
import { RouteTable } from '../http/routes';
import { isObserved, type Dialect, type SandboxWorld } from './dialect';
import { greenhouseReadingRoutes } from './greenhouse-reading';
import { greenhouseTagRoutes } from './greenhouse-tags';
import { greenhouseWritingRoutes } from './greenhouse-writing';

const { clientId, clientSecret } = sandboxCredentials.greenhouse;

/** Greenhouse Harvest v3: client credentials for at most one acting user, bare arrays, a cursor in `Link`, moves that compare and swap. */
export function greenhouseDialect(world: SandboxWorld): Dialect {
  const routes = new RouteTable([
    ...greenhouseReadingRoutes(world),
    ...greenhouseTagRoutes(world),
    ...greenhouseWritingRoutes(world),
  ]);

  async function token(exchange: Exchange) {
    if (exchange.method !== 'POST') throw new HttpError(405, 'Method not allowed');
    const [id, secret] = exchange.basic ?? [];
    if (id !== clientId || secret !== clientSecret) throw new HttpError(401, 'Invalid client credentials');
    const sent =
      exchange.contentType === 'application/json' ? exchange.json() : Object.fromEntries(await exchange.form());
    if (sent.grant_type !== 'client_credentials') throw new HttpError(400, 'Unsupported grant_type');
    const actingUser = sent.sub === undefined ? undefined : String(sent.sub);
    if (actingUser && !sandboxUsers.greenhouse.some((user) => String(user.id) === actingUser))
      throw new HttpError(400, 'Unknown sub');
    const { tokenSeconds, greenhouseExpiry } = world.settings;
    const seconds = tokenSeconds.greenhouse;
    const usual = isObserved(world, 'greenhouse') ? 'expires_at' : 'expires_in';
    const expiry =
      (greenhouseExpiry === 'by-personality' ? usual : greenhouseExpiry) === 'expires_in'
        ? { expires_in: seconds }
        : { expires_at: new Date(world.clock.now() + seconds * 1000).toISOString() };
    return {
      status: 200,
      body: { access_token: world.tokens.issue('greenhouse', seconds, actingUser), token_type: 'Bearer', ...expiry },
    };
  }

  return {
    name: 'greenhouse',
    prefix: '/greenhouse',
    async answer(exchange, path) {
      if (path === '/auth/token') return token(exchange);
      if (!path.startsWith('/v3/')) throw new HttpError(404, 'Resource not found');
      if (!world.tokens.isValid('greenhouse', exchange.bearer))
        throw new HttpError(401, 'Invalid or expired access token');
      if (hasBody(exchange) && exchange.contentType !== 'application/json') {
        throw new HttpError(415, 'Content-Type must be application/json');
      }
      const call = path.slice('/v3'.length);
      world.rights.check('greenhouse', call);
      return routes.answer(exchange, call);
    },
    refuse: ({ status, message, details }) => ({
      status,
      headers: details.headers,
      body: { message, errors: [{ message, ...(details.field && { field: details.field }) }] },
    }),
  };
}

const hasBody = ({ method }: Exchange) => method !== 'GET' && method !== 'DELETE';
