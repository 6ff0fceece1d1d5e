import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { query } from '../../scripts/database/with-client';
import { findFreePort } from '../../scripts/database/cluster-state';
import { startProduct, type RunningProduct } from '../../tests/product';

let issuer: ChildProcess;
let product: RunningProduct;

beforeAll(async () => {
  const [issuerPort, port] = [await findFreePort(), await findFreePort()];
  const callback = `http://127.0.0.1:${port}/api/auth/callback/oidc`;
  issuer = spawn(process.execPath, ['tests/identity-provider.mjs', String(issuerPort), callback]);
  if (issuer.stdout) await once(issuer.stdout, 'data');
  product = await startProduct({
    port,
    env: {
      AUTH_OIDC_ISSUER: `http://127.0.0.1:${issuerPort}`,
      AUTH_OIDC_CLIENT_ID: 'recruiting',
      AUTH_OIDC_CLIENT_SECRET: 'a-secret-for-tests',
    },
  });
}, 120_000);

afterAll(async () => {
  await product.stop();
  issuer.kill();
});

/** A minimal browser: cookies per origin, forms, redirects. */
class Visitor {
  private readonly cookies = new Map<string, Map<string, string>>();

  async request(address: string, form?: Record<string, string>): Promise<{ url: string; text: string }> {
    let url = address;
    let body = form ? new URLSearchParams(form) : undefined;
    for (let hop = 0; hop < 20; hop += 1) {
      const jar = this.jar(url);
      const headers = { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') };
      const answer = await fetch(url, {
        method: body ? 'POST' : 'GET',
        body: body ?? null,
        headers,
        redirect: 'manual',
      });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        jar.set(name, value);
      }
      const location = answer.headers.get('location');
      if (!location) return { url, text: await answer.text() };
      url = new URL(location, url).href;
      body = undefined;
    }
    throw new Error(`Too many redirects, last to ${url}`);
  }

  jar(url: string): Map<string, string> {
    const { origin } = new URL(url);
    const jar = this.cookies.get(origin) ?? new Map<string, string>();
    this.cookies.set(origin, jar);
    return jar;
  }
}

/** Signs in at the issuer as `login` and comes back to the product. */
async function signInThroughIssuer(login: string): Promise<{ visitor: Visitor; url: string }> {
  const visitor = new Visitor();
  const base = product.server.url;
  const { text } = await visitor.request(`${base}/api/auth/csrf`);
  const { csrfToken } = JSON.parse(text) as { csrfToken: string };
  const form = await visitor.request(`${base}/api/auth/signin/oidc`, { csrfToken, callbackUrl: `${base}/` });
  const consent = await visitor.request(form.url, { prompt: 'login', login, password: 'anything' });
  const { url } = await visitor.request(consent.url, { prompt: 'consent' });
  return { visitor, url };
}

test('a user without a role gets Access Denied, and gets in with a role', async () => {
  const first = await signInThroughIssuer('iwona');
  expect(new URL(first.url).pathname).toBe('/not-authorized');
  await query(product.databaseUrl, `UPDATE app_user SET role = 'RECRUITER' WHERE email = $1`, [
    'iwona@company.example',
  ]);
  const second = await signInThroughIssuer('iwona');
  expect(new URL(second.url).pathname).not.toBe('/not-authorized');
  const me = await second.visitor.request(`${product.server.url}/api/v1/users/me`);
  expect(JSON.parse(me.text)).toMatchObject({ user: { email: 'iwona@company.example', role: 'RECRUITER' } });
});

test('an unverified address does not sign in to the local account of that address', async () => {
  await query(
    product.databaseUrl,
    `INSERT INTO app_user (id, email, first_name, last_name, role, updated_at)
     VALUES (gen_random_uuid(), $1, 'Lena', 'Miejscowa', 'ADMIN', now())`,
    ['unverified-lena@company.example'],
  );
  const { url } = await signInThroughIssuer('unverified-lena');
  expect(new URL(url).pathname).toBe('/not-authorized');
});

test('there is no password sign-in beside the issuer', async () => {
  const providers = await new Visitor().request(`${product.server.url}/api/auth/providers`);
  expect(Object.keys(JSON.parse(providers.text) as object)).toEqual(['oidc']);
});
