// An OpenID Connect issuer on loopback for tests: `node identity-provider.mjs PORT CALLBACK_URL`.
// The login NAME gets the address NAME@company.example; that of "unverified-…" is not verified.
import { Provider } from 'oidc-provider';

const [port, callback] = process.argv.slice(2);

const provider = new Provider(`http://127.0.0.1:${port}`, {
  clients: [
    {
      client_id: 'recruiting',
      client_secret: 'a-secret-for-tests',
      redirect_uris: [callback],
      grant_types: ['authorization_code'],
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
  // Claims come from userinfo, as from most issuers.
  conformIdTokenClaims: true,
  findAccount: (_context, id) => ({
    accountId: id,
    claims: () => ({
      sub: id,
      email: `${id}@company.example`,
      email_verified: !id.startsWith('unverified'),
      given_name: 'Iwona',
      family_name: 'Zewnętrzna',
    }),
  }),
});

provider.listen(Number(port), '127.0.0.1', () => console.log('ready'));
