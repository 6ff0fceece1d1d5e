import { AppError } from '@/lib/errors';
import { getCurrentUser } from './get-current-user';
import type { CurrentUser } from '@/lib/domain/user-schemas';
import type { PersonActor } from '@/lib/auth/actor';
import { startLoadingUser } from './load-page-user';
import { findPageActor } from '@/lib/auth/page-actor';

jest.mock('@/lib/auth/page-actor', () => ({ findPageActor: jest.fn() }));
jest.mock('./get-current-user', () => ({ getCurrentUser: jest.fn() }));
jest.mock('./get-sign-in-notice', () => ({ getSignInNotice: jest.fn().mockResolvedValue(null) }));
jest.mock('./api-tokens/list-new-token-names', () => ({ listNewTokenNames: jest.fn().mockResolvedValue([]) }));
jest.mock('@/lib/logger', () => ({ logger: { error: jest.fn() } }));

const user = { userId: 'u1', firstName: 'Łucja', lastName: 'Żak' } as CurrentUser;
const answer = jest.mocked(getCurrentUser);

beforeEach(() => {
  jest.useFakeTimers();
  jest
    .mocked(findPageActor)
    .mockReset()
    .mockResolvedValue({ userId: 'u1' } as PersonActor);
  answer.mockReset().mockResolvedValue(user);
});
afterEach(() => jest.useRealTimers());

const after = (milliseconds: number) =>
  new Promise<CurrentUser>((resolve) => {
    setTimeout(resolve, milliseconds, user);
  });

test('an account that is there at once needs no spinner', async () => {
  const { loading, slow } = await startLoadingUser();
  expect(slow).toBe(false);
  expect(await loading).toEqual({ user, notice: null, newTokens: [] });
  expect(jest.getTimerCount()).toBe(0);
});

test.each([
  [299, false],
  [301, true],
])('an account that takes %i ms: with a spinner %s', async (milliseconds, expected) => {
  answer.mockReturnValue(after(milliseconds));
  const begun = startLoadingUser();
  await jest.advanceTimersByTimeAsync(300);
  const { loading, slow } = await begun;
  expect(slow).toBe(expected);
  await jest.advanceTimersByTimeAsync(1);
  expect(await loading).toEqual({ user, notice: null, newTokens: [] });
});

test.each([
  [new AppError('database.unavailable'), 'database.unavailable'],
  [new TypeError('the words of a programmer'), 'internal'],
])('an account that cannot be loaded has a code and an id to quote, no words', async (error, code) => {
  answer.mockRejectedValue(error);
  const { loading, slow } = await startLoadingUser();
  expect(slow).toBe(false);
  const failure = { code, requestId: expect.any(String) as string, timestamp: expect.any(String) as string };
  expect(await loading).toEqual({ failure });
});

test('without a session there is no account to load', async () => {
  jest.mocked(findPageActor).mockResolvedValue(null);
  expect(await (await startLoadingUser()).loading).toEqual({ user: null, notice: null, newTokens: [] });
  expect(answer).not.toHaveBeenCalled();
});
