import { sandboxCredentials } from '../../../prisma/seed/demo-ats-credentials';
import { type Exchange } from '../http/exchange';
import { HttpError } from '../http/http-error';
import { RouteTable } from '../http/routes';
import { type Dialect, type SandboxWorld } from './dialect';
import { erecruiterRoutes } from './erecruiter-routes';

const { clientId, clientSecret, username, password, companyId } = sandboxCredentials.erecruiter;
const tokenPath = '/auth/oAuth/Token';
const apiPath = '/api/v1.1/';

/** eRecruiter: token by password at its own host, `companyId` in every call, errors in an array. */
export function erecruiterDialect(world: SandboxWorld): Dialect {
  const routes = new RouteTable(erecruiterRoutes(world));
  const refreshTokens = new Set<string>();

  async function token(exchange: Exchange) {
    if (exchange.method !== 'POST') throw new HttpError(405, 'Method not allowed');
    if (exchange.contentType !== 'application/x-www-form-urlencoded')
      throw new HttpError(400, 'unsupported_grant_type');
    const [id, secret] = exchange.basic ?? [];
    if (id !== clientId || secret !== clientSecret) throw new HttpError(400, 'invalid_client');
    const form = new URLSearchParams(exchange.bytes.toString());
    const grant = form.get('grant_type');
    const byPassword = grant === 'password' && form.get('username') === username && form.get('password') === password;
    const byRefresh = grant === 'refresh_token' && refreshTokens.delete(form.get('refresh_token') ?? '');
    if (!byPassword && !byRefresh) throw new HttpError(400, 'invalid_grant');
    const seconds = world.settings.tokenSeconds.erecruiter;
    const access = world.tokens.issue('erecruiter', seconds);
    refreshTokens.add(`r-${access}`);
    const body = { access_token: access, token_type: 'bearer', expires_in: seconds - 1, refresh_token: `r-${access}` };
    return { status: 200, body };
  }

  return {
    name: 'erecruiter',
    prefix: '/erecruiter',
    async answer(exchange, path) {
      if (path === tokenPath) return token(exchange);
      if (!path.startsWith(apiPath)) throw new HttpError(404, 'Not found');
      if (!world.tokens.isValid('erecruiter', exchange.bearer)) {
        throw new HttpError(401, 'Authorization has been denied for this request.', { code: 'Unauthorized' });
      }
      const call = path.slice(apiPath.length);
      if (call !== 'Account/Companies') checkCompany(exchange);
      world.rights.check('erecruiter', call);
      return routes.answer(exchange, call);
    },
    refuse: ({ status, message, details }) => ({
      status,
      headers: details.headers,
      body:
        message.startsWith('invalid_') || message.startsWith('unsupported_')
          ? { error: message }
          : [{ message, errorCode: details.code ?? String(status), modelType: details.field ?? null }],
    }),
  };
}

function checkCompany({ query }: Exchange): void {
  const sent = query.get('companyId');
  if (sent === null)
    throw new HttpError(400, 'The companyId parameter is required.', { code: 'Required', field: 'companyId' });
  if (sent !== companyId)
    throw new HttpError(403, 'No access to the company.', { code: 'Forbidden', field: 'companyId' });
}
