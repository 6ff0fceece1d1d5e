/** @jest-environment jsdom */
import { useMutation } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryProvider } from '@/components/query/query-provider';
import { BannerProvider } from '@/components/ui/banner';
import { DialogForm } from '@/components/ui/dialog-form';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { CurrentUserProvider } from '@/components/users/current-user';
import { tryCode, trySignIn } from '@/components/users/try-sign-in';
import type { CurrentUser } from '@/lib/domain/user-schemas';
import { apiRequest } from '@/lib/http/browser/browser-client';
import { renderWithProviders } from '@/tests/render';
import { reloadForOther } from './reload-for-other';
import { SessionHost } from './session-host';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh: jest.fn() }), usePathname: () => '/' }));
jest.mock('./reload-for-other', () => ({ reloadForOther: jest.fn() }));
jest.mock('@/components/users/try-sign-in', () => ({ trySignIn: jest.fn(), tryCode: jest.fn() }));

const anna: CurrentUser = {
  ...{ userId: 'u1', firstName: 'Anna', lastName: 'Test', email: 'anna@company.example' },
  ...{ role: 'RECRUITER', permissions: [], locale: 'en' },
};
/** Whose session the browser has; null: none. */
let owner: CurrentUser | null;
/** Their role requires a second step that they have not set up. */
let secondStepDue: boolean;
const saved: unknown[] = [];
let fromOtherTab: (() => void) | null = null;

beforeEach(() => {
  owner = null;
  secondStepDue = false;
  saved.length = 0;
  jest.mocked(reloadForOther).mockReset();
  push.mockReset();
  globalThis.BroadcastChannel = class {
    set onmessage(listener: () => void) {
      fromOtherTab = listener;
    }
    postMessage() {}
    close() {}
  } as unknown as typeof BroadcastChannel;
  globalThis.fetch = (async (url: string, init: RequestInit = {}) => {
    const reply = (status: number, body: object) => ({
      ...{ ok: status === 200, status, headers: new Headers() },
      ...{ text: async () => JSON.stringify(body), json: async () => body },
    });
    if (!owner) return reply(401, { code: 'session.missing', detail: 'Sign in.' });
    if (secondStepDue && !url.endsWith('/csrf')) return reply(403, { code: 'second-step.required', detail: 'Set up.' });
    if (url.endsWith('/users/me')) return reply(200, { user: owner });
    if (url.endsWith('/csrf')) return reply(200, { token: 't' });
    saved.push(JSON.parse(String(init.body)));
    return reply(200, {});
  }) as unknown as typeof fetch;
});

/** A form in a dialog, whose text nothing else keeps. */
function NoteForm() {
  const save = useMutation({
    mutationFn: (text: string) => apiRequest({ path: '/notes', method: 'POST', body: { text } }),
  });
  return (
    <DialogForm
      title="Note"
      description="Write"
      submitLabel="Save the note"
      loading={save.isPending}
      onSubmit={() => save.mutate((document.getElementById('note') as HTMLInputElement).value)}
      onClose={() => undefined}
    >
      <input id="note" aria-label="Text" />
    </DialogForm>
  );
}

/** A page whose session ends while a note is typed, at its saving. */
async function saveWithoutSession(withPassword = true, title = 'Your session has ended') {
  renderWithProviders(
    <BannerProvider>
      <QueryProvider>
        <CurrentUserProvider user={anna}>
          <SessionHost withPassword={withPassword} />
          <NoteForm />
        </CurrentUserProvider>
      </QueryProvider>
    </BannerProvider>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Text'), 'Good with people');
  await user.click(screen.getByRole('button', { name: 'Save the note' }));
  await screen.findByRole('alertdialog', { name: title });
  return user;
}

const typed = () => screen.getByDisplayValue('Good with people');

test('signing in over the page sends what was being saved, with everything typed still there', async () => {
  const user = await saveWithoutSession();
  expect(push).not.toHaveBeenCalled();
  const password = screen.getByLabelText('Password');
  expect(password).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(trySignIn).not.toHaveBeenCalled();

  jest.mocked(trySignIn).mockResolvedValueOnce({ failure: { kind: 'credentials' } });
  await user.type(password, 'wrong');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText(/The e-mail or the password is wrong/)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(typed()).toBeInTheDocument();

  jest.mocked(trySignIn).mockImplementationOnce(async () => {
    owner = anna;
    return { path: '/login-successful' };
  });
  await user.type(password, 'right{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(trySignIn).toHaveBeenLastCalledWith({ email: 'anna@company.example', password: 'wrongright' }, null);
  await waitFor(() => expect(saved).toEqual([{ text: 'Good with people' }]));
  expect(typed()).toBeVisible();
});

test('an account without access any more is told so', async () => {
  const user = await saveWithoutSession();
  jest.mocked(trySignIn).mockResolvedValueOnce({ path: '/not-authorized' });
  await user.type(screen.getByLabelText('Password'), 'right{Enter}');
  expect(await screen.findByText(/This account has no access any more/)).toBeVisible();

  // Also when the code found it.
  jest.mocked(trySignIn).mockResolvedValueOnce({ needsCode: true });
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  jest.mocked(tryCode).mockResolvedValueOnce({ path: '/not-authorized' });
  await user.type(await screen.findByRole('textbox', { name: /code/i }), '123456{Enter}');
  expect(await screen.findByText(/This account has no access any more/)).toBeVisible();
  expect(saved).toEqual([]);
});

test('signing in in a new tab lets the page go on', async () => {
  await saveWithoutSession();
  const link = screen.getByRole('link', { name: 'Sign in in a new tab' });
  expect(link).toHaveAttribute('href', '/sign-in?returnTo=%2Fsigned-in');
  expect(link).toHaveAttribute('rel', 'noopener');
  owner = anna;
  await act(async () => fromOtherTab?.());
  await waitFor(() => expect(saved).toEqual([{ text: 'Good with people' }]));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('the code of the second step is asked for over the page, too', async () => {
  const user = await saveWithoutSession();
  jest.mocked(trySignIn).mockResolvedValueOnce({ needsCode: true });
  await user.type(screen.getByLabelText('Password'), 'right{Enter}');
  const code = await screen.findByRole('textbox', { name: /code/i });
  jest.mocked(tryCode).mockImplementationOnce(async () => {
    owner = anna;
    return { path: '/login-successful' };
  });
  await user.type(code, '123456{Enter}');
  await waitFor(() => expect(saved).toEqual([{ text: 'Good with people' }]));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('who was too slow with the code learns why the password is asked for again', async () => {
  const user = await saveWithoutSession();
  jest.mocked(trySignIn).mockResolvedValueOnce({ needsCode: true });
  await user.type(screen.getByLabelText('Password'), 'right{Enter}');
  jest.mocked(tryCode).mockResolvedValueOnce({ failure: { kind: 'expired' } });
  await user.type(await screen.findByRole('textbox', { name: /code/i }), '123456{Enter}');
  expect(await screen.findByText(/^Too much time has passed/)).toBeVisible();
  expect(screen.getByLabelText('Password')).toBeVisible();
});

test.each(['password', 'code'])('a server that is silent after the %s is said, and one can try again', async (last) => {
  const user = await saveWithoutSession();
  const right = { path: '/login-successful' };
  jest.mocked(trySignIn).mockResolvedValueOnce(last === 'code' ? { needsCode: true } : right);
  jest.mocked(tryCode).mockResolvedValueOnce(right);
  await user.type(screen.getByLabelText('Password'), 'right{Enter}');
  if (last === 'code') await user.type(await screen.findByRole('textbox', { name: /code/i }), '123456{Enter}');
  expect(await screen.findByText(/^The server does not answer/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
});

const secondStepTitle = 'Your role now requires two-step sign-in';

/** The dialog sends to a new tab, and the page goes on once the second step is set up there. */
async function setUpInNewTab() {
  expect(await screen.findByRole('alertdialog', { name: secondStepTitle })).toBeVisible();
  expect(screen.queryByLabelText('Password')).toBeNull();
  const link = screen.getByRole('link', { name: 'Set it up in a new tab' });
  expect(link).toHaveAttribute('href', '/sign-in?returnTo=%2Fsigned-in');
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(typed()).toBeInTheDocument();
  expect(saved).toEqual([]);
  secondStepDue = false;
  await act(async () => fromOtherTab?.());
  await waitFor(() => expect(saved).toEqual([{ text: 'Good with people' }]));
  expect(screen.queryByRole('alertdialog')).toBeNull();
}

test('who signs in again and has to set up the second step by now is led there', async () => {
  const user = await saveWithoutSession();
  jest.mocked(trySignIn).mockImplementationOnce(async () => {
    [owner, secondStepDue] = [anna, true];
    return { path: '/login-successful' };
  });
  await user.type(screen.getByLabelText('Password'), 'right{Enter}');
  await setUpInNewTab();
});

test('so is who has the page open when the role begins to require it, and nothing typed is lost', async () => {
  [owner, secondStepDue] = [anna, true];
  await saveWithoutSession(true, secondStepTitle);
  await setUpInNewTab();
});

test('with the company account there is no password, and coming back to the tab is enough', async () => {
  await saveWithoutSession(false);
  expect(screen.queryByLabelText('Password')).toBeNull();
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(screen.getByRole('alertdialog')).toBeVisible();
  owner = anna;
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(saved).toEqual([{ text: 'Good with people' }]));
});

test('another person does not see the page, and nothing of it is sent in their name', async () => {
  await saveWithoutSession();
  owner = { ...anna, userId: 'u2' };
  await act(async () => fromOtherTab?.());
  expect(reloadForOther).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/^Somebody else has signed in/)).toBeVisible();
  expect(saved).toEqual([]);
});

test('another person who signs in elsewhere while the page is open does not get it either', async () => {
  renderWithProviders(
    <CurrentUserProvider user={anna}>
      <SessionHost withPassword />
    </CurrentUserProvider>,
  );
  owner = { ...anna, userId: 'u2' };
  await act(async () => fromOtherTab?.());
  expect(reloadForOther).toHaveBeenCalledTimes(1);
});

test('what is typed in a popover stays, too', async () => {
  renderWithProviders(
    <BannerProvider>
      <QueryProvider>
        <CurrentUserProvider user={anna}>
          <SessionHost withPassword />
          <Popover>
            <PopoverTrigger>Views</PopoverTrigger>
            <PopoverContent>
              <input aria-label="Name of the view" />
            </PopoverContent>
          </Popover>
        </CurrentUserProvider>
      </QueryProvider>
    </BannerProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Views' }));
  await user.type(screen.getByLabelText('Name of the view'), 'Gdańsk');
  void apiRequest({ path: '/processes' }).catch(() => undefined);
  expect(await screen.findByLabelText('Password')).toHaveFocus();
  expect(screen.getByDisplayValue('Gdańsk')).toBeInTheDocument();
});

test('who leaves the page gets to sign-in', async () => {
  const user = await saveWithoutSession();
  await user.click(screen.getByRole('button', { name: 'Leave this page' }));
  expect(push).toHaveBeenCalledWith(expect.stringContaining('/sign-in'));
});
