import { NextRequest } from 'next/server';

const refused = new Response(null, { status: 302, headers: { location: '/sign-in?error=OAuthCallback' } });

/** Why a return from the provider did not go on, at a site of this address. */
async function failureAt(site: string, { cookie, error }: { cookie: string; error: string }) {
  jest.resetModules();
  process.env.NEXTAUTH_URL = site;
  const { findOidcFailure } = await import('./oidc-failure');
  const request = new NextRequest(`${site}/api/auth/callback/oidc?error=${error}`, { headers: { cookie } });
  const failure = await findOidcFailure(request, refused);
  return failure && { problem: failure.problem, fault: failure.fault };
}

afterEach(() => {
  delete process.env.NEXTAUTH_URL;
});

const secure = 'https://recruiting.company.example';
const plain = 'http://127.0.0.1:3000';

test.each([
  [secure, '__Host-next-auth.state'],
  [plain, 'next-auth.state'],
])('at %s, who began a sign-in is told why it did not go on', async (site, name) => {
  const cookie = `${name}=sealed`;
  const cancelled = await failureAt(site, { cookie, error: 'access_denied' });
  expect(cancelled).toEqual({ problem: 'cancelled', fault: null });
  const wrong = await failureAt(site, { cookie, error: 'invalid_scope' });
  expect(wrong).toMatchObject({ fault: 'REFUSED' });
});

test.each([
  [secure, ''],
  [secure, 'next-auth.state=sealed'],
  [plain, ''],
])('at %s with "%s", a sign-in that this browser did not begin has expired', async (site, cookie) => {
  const failure = await failureAt(site, { cookie, error: 'access_denied' });
  expect(failure).toEqual({ problem: 'expired', fault: null });
});
