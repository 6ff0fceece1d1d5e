import { query } from '../../lib/db/with-client';
import { startProduct, type RunningProduct } from '../../tests/product';
import { RunningProvider } from '../../tests/running-provider';
import { Visitor } from '../../tests/visitor';

let provider: RunningProvider;
let product: RunningProduct;

beforeAll(async () => {
  provider = await RunningProvider.start();
  product = await startProduct({ empty: true, port: provider.port, env: provider.settings });
}, 120_000);

afterAll(async () => {
  await product.stop();
  await provider.stop();
});

/** Begins to sign in; leads to the issuer's form, or to a page that says why not. */
async function beginSignIn(visitor: Visitor, callbackUrl = `${product.server.url}/`): Promise<string> {
  const base = product.server.url;
  const { csrfToken } = JSON.parse((await visitor.request(`${base}/api/auth/csrf`)).text) as { csrfToken: string };
  return (await visitor.request(`${base}/api/auth/signin/oidc`, { form: { csrfToken, callbackUrl } })).url;
}

/** Signs in at the issuer as `login` and comes back to the product. */
async function signInThroughIssuer(login: string, visitor = new Visitor()): Promise<{ visitor: Visitor; url: string }> {
  const form = await beginSignIn(visitor);
  const consent = await visitor.request(form, { form: { prompt: 'login', login, password: 'anything' } });
  const { url } = await visitor.request(consent.url, { form: { prompt: 'consent' } });
  return { visitor, url };
}

const pathOf = (url: string) => new URL(url).pathname;
const errorOf = (url: string) => new URL(url).searchParams.get('error');

async function me(visitor: Visitor): Promise<unknown> {
  return JSON.parse((await visitor.request(`${product.server.url}/api/v1/users/me`)).text);
}

/** A call of the API that changes something. */
async function post(visitor: Visitor, path: string) {
  const base = `${product.server.url}/api/v1`;
  const { token } = JSON.parse((await visitor.request(`${base}/csrf`)).text) as { token: string };
  return visitor.request(`${base}${path}`, { json: {}, headers: { 'x-csrf-token': token } });
}

test('who gives the code of the first run and signs in is the administrator, though no address is verified', async () => {
  const visitor = new Visitor();
  const code = /enter the code (\S+)/.exec(product.server.output)?.[1] ?? '';
  const setup = `${product.server.url}/api/v1/setup/code`;
  expect(await visitor.request(setup, { json: { code: '0000-0000-0000' } })).toMatchObject({ status: 422 });
  expect(await visitor.request(setup, { json: { code } })).toMatchObject({ status: 200 });
  await signInThroughIssuer('silent-halina', visitor);
  const user = { email: 'silent-halina@company.example', role: 'ADMIN' };
  expect(await me(visitor)).toMatchObject({ user });
  expect(JSON.parse((await post(visitor, '/administration/sign-in/check')).text)).toMatchObject({
    fault: null,
    signsOut: true,
  });
});

test('a user without a role gets Access Denied, and gets in with a role', async () => {
  const first = await signInThroughIssuer('iwona');
  expect(pathOf(first.url)).toBe('/not-authorized');
  await query(product.databaseUrl, `UPDATE app_user SET role = 'RECRUITER' WHERE email = $1`, [
    'iwona@company.example',
  ]);
  const second = await signInThroughIssuer('iwona');
  expect(pathOf(second.url)).not.toBe('/not-authorized');
  expect(await me(second.visitor)).toMatchObject({ user: { email: 'iwona@company.example', role: 'RECRUITER' } });
});

test('the role follows the claim at each sign-in, and a changed one ends the other sessions', async () => {
  await provider.setGroups('grazyna', ['staff', 'readers']);
  const first = await signInThroughIssuer('grazyna');
  expect(await me(first.visitor)).toMatchObject({ user: { role: 'VIEWER' } });
  await provider.setGroups('grazyna', ['hr', 'readers']);
  const second = await signInThroughIssuer('grazyna');
  expect(await me(second.visitor)).toMatchObject({ user: { role: 'RECRUITER' } });
  expect(await me(first.visitor)).toMatchObject({ code: 'session.missing' });
  await provider.setGroups('grazyna', []);
  expect(pathOf((await signInThroughIssuer('grazyna')).url)).toBe('/not-authorized');
  await provider.setGroups('silent-halina', ['readers']);
  const last = await signInThroughIssuer('silent-halina');
  expect(await me(last.visitor)).toMatchObject({ user: { role: 'ADMIN' } });
});

test('an unverified address does not sign in to the local account of that address', async () => {
  await query(
    product.databaseUrl,
    `INSERT INTO app_user (id, email, first_name, last_name, role, updated_at)
     VALUES (gen_random_uuid(), $1, 'Lena', 'Miejscowa', 'ADMIN', now())`,
    ['unverified-lena@company.example'],
  );
  const { url } = await signInThroughIssuer('unverified-lena');
  expect(pathOf(url)).toBe('/not-authorized');
});

test('there is no password sign-in beside the issuer', async () => {
  const providers = await new Visitor().request(`${product.server.url}/api/auth/providers`);
  expect(Object.keys(JSON.parse(providers.text) as object)).toEqual(['oidc']);
});

test('signing out goes on to the issuer, and from there back', async () => {
  const { visitor } = await signInThroughIssuer('iwona');
  const { status, headers } = await post(visitor, '/logout');
  const address = new URL(headers.get('location') ?? '');
  expect([status, address.origin, address.searchParams.get('client_id')]).toEqual([204, provider.url, 'recruiting']);
  expect(await me(visitor)).toMatchObject({ code: 'session.missing' });
  const page = await visitor.request(address.href);
  const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page.text) ?? [];
  const back = await visitor.request(`${provider.url}/session/end/confirm`, { form: { xsrf, logout: 'yes' } });
  expect(back.url).toBe(`${product.server.url}/sign-in`);
});

test('a sign-in that was cancelled, used before or begun elsewhere says so, and leads on to the page that was asked for', async () => {
  const visitor = new Visitor();
  const wanted = `${product.server.url}/login-successful?returnTo=%2Fprocesses`;
  const cancelled = await visitor.request(`${await beginSignIn(visitor, wanted)}/abort`);
  expect([pathOf(cancelled.url), errorOf(cancelled.url)]).toEqual(['/sign-in', 'cancelled']);
  expect(new URL(cancelled.url).searchParams.get('returnTo')).toBe('/processes');
  expect(cancelled.text).toContain('zostało przerwane');
  const signedIn = await signInThroughIssuer('iwona');
  const callback = signedIn.visitor.visited.find((url) => url.includes('/callback/oidc')) ?? '';
  expect(errorOf((await new Visitor().request(callback)).url)).toBe('expired');
  signedIn.visitor.jar(product.server.url).delete('next-auth.session-token');
  expect(errorOf((await signedIn.visitor.request(callback)).url)).toBe('expired');
});

test('an issuer that is down is said to be, for administrators too; back with new keys it is used at once', async () => {
  const returning = new Visitor();
  const form = await beginSignIn(returning);
  await provider.stop();
  const visitor = new Visitor();
  const url = await beginSignIn(visitor);
  expect([pathOf(url), errorOf(url)]).toEqual(['/sign-in', 'provider-unreachable']);
  expect((await visitor.request(url)).text).toContain('Dostawca konta firmowego nie odpowiada');
  const callback = `${product.server.url}/api/auth/callback/oidc?code=x&state=y`;
  expect(form).toContain(provider.url);
  expect(errorOf((await returning.request(callback)).url)).toBe('provider-unreachable');
  await provider.start();
  const rows = await query(product.databaseUrl, `SELECT fault FROM identity_provider_event WHERE kind = 'FAILURE'`);
  expect(rows).toMatchObject([{ fault: 'UNREACHABLE' }]);
  const { visitor: signedIn } = await signInThroughIssuer('iwona');
  expect(await me(signedIn)).toMatchObject({ user: { role: 'RECRUITER' } });
});
