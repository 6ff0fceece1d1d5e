// An OpenID Connect issuer on loopback for tests: `node identity-provider.mjs PORT CALLBACK_URL`.
// The login NAME gets the address NAME@company.example; that of "unverified-…" is not verified, and of "silent-…" the
// issuer does not say whether it is. `PUT /groups/NAME` with a list sets the groups of a login; without it there is no
// such claim. Its keys are new at each start.
import { generateKeyPairSync } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { Provider } from 'oidc-provider';

const [port, callback] = process.argv.slice(2);
/** @type {Map<string, string[]>} */
const groups = new Map();
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** @param {string} id */
const emailVerified = (id) => (id.startsWith('silent') ? {} : { email_verified: !id.startsWith('unverified') });

/** @param {string} id */
const groupsOf = (id) => {
  const list = groups.get(id);
  return list ? { groups: list } : {};
};

const provider = new Provider(`http://127.0.0.1:${port}`, {
  clients: [
    {
      client_id: 'recruiting',
      client_secret: 'a-secret-for-tests',
      redirect_uris: [callback],
      post_logout_redirect_uris: [new URL('/sign-in', callback).href],
      grant_types: ['authorization_code'],
    },
  ],
  jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: String(Date.now()) }] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'groups'] },
  // Claims come from userinfo, as from most issuers.
  conformIdTokenClaims: true,
  findAccount: (_context, id) => ({
    accountId: id,
    claims: () => ({
      sub: id,
      email: `${id}@company.example`,
      ...emailVerified(id),
      ...groupsOf(id),
      given_name: 'Iwona',
      family_name: 'Zewnętrzna',
    }),
  }),
});

provider.use(async (context, next) => {
  const [, login] = /^\/groups\/([^/]+)$/.exec(context.path) ?? [];
  if (!login || context.method !== 'PUT') return next();
  groups.set(login, JSON.parse(await text(context.req)));
  context.status = 204;
  return undefined;
});

provider.listen(Number(port), '127.0.0.1', () => console.log('ready'));
