import { sandboxCredentials, teamtailorNaKey } from '../../../prisma/seed/demo-ats-credentials';
import { type Exchange } from '../http/exchange';
import { HttpError } from '../http/http-error';
import { RouteTable } from '../http/routes';
import { type Dialect, type SandboxWorld } from './dialect';
import { teamtailorReadingRoutes } from './teamtailor-reading';
import { TeamtailorResources } from './teamtailor-resources';
import { teamtailorWritingRoutes } from './teamtailor-writing';

const jsonApi = 'application/vnd.api+json';

/** Each region has an address of its own and takes its own keys only. */
export const teamtailorRegions = [
  { prefix: '/teamtailor', key: sandboxCredentials.teamtailor.apiKey },
  { prefix: '/teamtailor-na', key: teamtailorNaKey },
];

/** Teamtailor: JSON:API, a key instead of tokens, a version in every call, pages of at most 30. */
export function teamtailorDialect(world: SandboxWorld, { prefix, key }: (typeof teamtailorRegions)[number]): Dialect {
  const resources = new TeamtailorResources(world, prefix);
  const routes = new RouteTable([
    ...teamtailorReadingRoutes(world, resources),
    ...teamtailorWritingRoutes(world, resources),
  ]);
  return {
    name: 'teamtailor',
    prefix,
    async answer(exchange, path) {
      if (!path.startsWith('/v1/')) throw new HttpError(404, 'Not found');
      checkHeaders(world, exchange, key);
      const call = path.slice('/v1'.length);
      world.rights.check('teamtailor', call);
      const answer = await routes.answer(exchange, call);
      return { ...answer, headers: { 'content-type': jsonApi, ...answer.headers } };
    },
    refuse: ({ status, message, details }) => ({
      status,
      headers: { 'content-type': jsonApi, ...details.headers },
      body: {
        errors: [
          {
            title: message,
            detail: message,
            code: details.code ?? String(status),
            status: String(status),
            ...(details.field && { source: { pointer: details.field } }),
          },
        ],
      },
    }),
  };
}

function checkHeaders({ settings }: SandboxWorld, exchange: Exchange, key: string): void {
  const [, sent] = /^Token token=(.+)$/.exec(exchange.header('authorization') ?? '') ?? [];
  if (sent?.replaceAll('"', '') !== key) throw new HttpError(401, 'Invalid API key.');
  const version = exchange.header('x-api-version');
  if (!version) throw new HttpError(406, 'The X-Api-Version header is required.');
  if (!settings.teamtailorVersions.includes(version)) throw new HttpError(406, 'Unknown X-Api-Version.');
  if (!(exchange.header('accept') ?? '').includes(jsonApi)) throw new HttpError(406, `Accept must be ${jsonApi}.`);
  if (exchange.bytes.length > 0 && exchange.contentType !== jsonApi)
    throw new HttpError(415, `Content-Type must be ${jsonApi}.`);
}
