/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jsonResponse } from '@/tests/json-response';
import { renderWithQueries } from '@/tests/render';
import type {
  OidcSignInSettings,
  ProviderCheck,
  SignInSettings,
} from '@/lib/users/company-account/sign-in-settings-schemas';
import { SignInFacts } from './sign-in-facts';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }), usePathname: () => '/administration/sign-in' }));

const company: OidcSignInSettings = {
  kind: 'oidc',
  issuer: 'https://id.company.example',
  redirectAddress: 'https://product.example/api/auth/callback/oidc',
  signedOutAddress: 'https://product.example/sign-in',
  role: { claim: 'groups', map: [{ value: 'hr', role: 'RECRUITER' }], sync: true },
  trustEmail: false,
  passwordForAdmins: false,
  lastFailure: { at: '2026-11-26T10:00:00.000Z', fault: 'UNREACHABLE', detail: 'REFUSED' },
  administratorKept: { at: '2026-11-26T10:00:00.000Z', name: 'Anna Pierwsza' },
  claimMissing: null,
};

function show(settings: SignInSettings): void {
  renderWithQueries(<SignInFacts settings={settings} />);
}

async function check(result: ProviderCheck): Promise<void> {
  const fetched = jest.fn(async (url: string) =>
    url.endsWith('/csrf') ? jsonResponse(200, { token: 't' }) : jsonResponse(200, result),
  );
  globalThis.fetch = fetched as unknown as typeof fetch;
  show(company);
  await userEvent.click(screen.getByRole('button', { name: 'Check the provider' }));
}

test('with passwords there is nothing of a provider', () => {
  show({ kind: 'password' });
  expect(screen.getByText('e-mail and password')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'in the audit log' })).toHaveAttribute(
    'href',
    '/administration/audit-log?tab=failures',
  );
});

test('the rules for roles, the last fault and a kept administrator are shown in words', () => {
  show(company);
  expect(screen.getByText('hr – Recruiter')).toBeInTheDocument();
  expect(screen.getByText(/At each sign-in the role is what the claim says/)).toBeInTheDocument();
  expect(screen.getByText(/server refuses the connection/)).toBeInTheDocument();
  expect(screen.getByText(/Anna Pierwsza is no administrator any more/)).toBeInTheDocument();
});

test('a check says that all is well, or what is wrong', async () => {
  await check({ fault: null, detail: null, keys: 2, signsOut: false, milliseconds: 12 });
  expect(await screen.findByText(/is in order \(12 ms, 2 keys\).*only the session in this product ends/)).toBeVisible();
  expect(refresh).not.toHaveBeenCalled();
});

test('a fault is named with what belongs to it, and the page is loaded again', async () => {
  const wrong = { fault: 'ISSUER_MISMATCH', detail: 'https://other.example' } as const;
  await check({ ...wrong, keys: 0, signsOut: false, milliseconds: 12 });
  expect(await screen.findByText(/differently from AUTH_OIDC_ISSUER: https:\/\/other\.example/)).toBeVisible();
  expect(refresh).toHaveBeenCalled();
});
