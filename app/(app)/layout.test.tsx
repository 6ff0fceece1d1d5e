import type { ReactElement } from 'react';
import { env } from '@/lib/env';
import type { CurrentUser } from '@/lib/domain/user-schemas';
import { startLoadingUser } from '@/lib/users/load-page-user';
import AppLayout from './layout';

jest.mock('@/lib/users/load-page-user', () => ({ startLoadingUser: jest.fn() }));
jest.mock('@/components/layout/signed-in-app', () => ({ SignedInApp: () => null }));

type Shown = ReactElement<{ withPassword: boolean }>;
type Loaded = ReactElement<{ children: ReactElement<object, (props: object) => Promise<Shown>> }>;

/** Whether the dialog of a session that has ended asks for a password. */
async function asksPassword(role: CurrentUser['role']): Promise<boolean> {
  const loading = Promise.resolve({ user: { role } as CurrentUser, notice: null, newTokens: [] });
  jest.mocked(startLoadingUser).mockResolvedValueOnce({ loading, slow: false });
  const { children } = ((await AppLayout({ children: null, quickView: null })) as Loaded).props;
  return (await children.type(children.props)).props.withPassword;
}

test('beside the company account administrators may sign in again with a password, where the settings say so', async () => {
  expect(await asksPassword('RECRUITER')).toBe(true);
  const provider = { AUTH_OIDC_ISSUER: 'https://id.company.example', AUTH_OIDC_CLIENT_ID: 'recruiting' };
  Object.assign(env(), provider, { AUTH_PASSWORD_FOR_ADMINS: true });
  expect([await asksPassword('ADMIN'), await asksPassword('RECRUITER')]).toEqual([true, false]);
  Object.assign(env(), { AUTH_PASSWORD_FOR_ADMINS: false });
  expect(await asksPassword('ADMIN')).toBe(false);
});
