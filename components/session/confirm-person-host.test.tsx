/** @jest-environment jsdom */
import { useMutation } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DialogForm } from '@/components/ui/dialog-form';
import { CurrentUserProvider } from '@/components/users/current-user';
import type { CurrentUser } from '@/lib/domain/user-schemas';
import { apiRequest } from '@/lib/http/browser/browser-client';
import { jsonResponse } from '@/tests/json-response';
import { renderWithQueries } from '@/tests/render';
import { ConfirmPersonHost } from './confirm-person-host';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), refresh: jest.fn() }) }));

const anna: CurrentUser = {
  userId: 'u1',
  firstName: 'Anna',
  lastName: 'Test',
  email: 'anna@company.example',
  role: 'ADMIN',
  permissions: ['administration'],
  locale: 'en',
};
const password = 'Tajne-2026!';
const code = '123456';
const confirmTitle = 'Confirm that it is you';
/** The bodies that were saved, and how often saving was tried. */
let saved: unknown[];
let tries: number;
let isFresh: boolean;
let staysOld: boolean;
let withSecondStep: boolean;
let fromOtherTab: (() => void) | null;

const invalid = (path: string, reason: string, message: string) =>
  jsonResponse(422, { code: 'request.invalid', detail: 'Check.', errors: [{ path, code: reason, message }] });

function confirm(body: { password: string; code?: string }): Response {
  if (body.password !== password) return invalid('password', 'password-wrong', 'This is not your current password');
  if (withSecondStep && body.code === undefined) return invalid('code', 'required', 'Field is required');
  if (withSecondStep && body.code !== code) return invalid('code', 'code-wrong', 'This code is wrong');
  isFresh = !staysOld;
  return jsonResponse(200, {});
}

beforeEach(() => {
  [saved, tries, isFresh, staysOld, withSecondStep, fromOtherTab] = [[], 0, false, false, false, null];
  globalThis.BroadcastChannel = class {
    set onmessage(listener: () => void) {
      fromOtherTab = listener;
    }
    close() {}
  } as unknown as typeof BroadcastChannel;
  globalThis.fetch = (async (url: string, init: RequestInit = {}) => {
    if (url.endsWith('/csrf')) return jsonResponse(200, { token: 't' });
    if (url.endsWith('/users/me')) return { ...jsonResponse(200, {}), json: async () => ({ user: anna }) };
    const body = JSON.parse(String(init.body)) as { password: string };
    if (url.endsWith('/confirm')) return confirm(body);
    tries += 1;
    if (!isFresh) return jsonResponse(403, { code: 'session.not-fresh', detail: 'Confirm first.', errors: [] });
    saved.push(body);
    return jsonResponse(200, {});
  }) as unknown as typeof fetch;
});

/** A form in a dialog, whose text nothing else keeps. */
function AddressForm() {
  const save = useMutation({ mutationFn: (body: object) => apiRequest({ path: '/model', method: 'PUT', body }) });
  return (
    <DialogForm
      title="Model"
      description="Address"
      submitLabel="Save the model"
      loading={save.isPending}
      onSubmit={() => save.mutate({ address: 'https://model.example' })}
      onClose={jest.fn()}
    >
      <p>{save.isSuccess ? 'Saved.' : 'Not saved.'}</p>
    </DialogForm>
  );
}

async function save(props: { withPassword?: boolean; withCompany?: boolean } = {}) {
  renderWithQueries(
    <CurrentUserProvider user={anna}>
      <ConfirmPersonHost withPassword withCompany={false} {...props} />
      <AddressForm />
    </CurrentUserProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Save the model' }));
  return { user, dialog: within(await screen.findByRole('alertdialog', { name: confirmTitle })) };
}

test('a refused change waits for the password, and is sent once more as it was', async () => {
  const { user, dialog } = await save();
  await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
  await user.keyboard('Nie-To{Enter}');
  expect(await dialog.findByText('This is not your current password')).toBeVisible();
  await user.clear(dialog.getByLabelText('Password'));
  await user.type(dialog.getByLabelText('Password'), `${password}{Enter}`);
  await screen.findByText('Saved.');
  expect([saved, tries]).toEqual([[{ address: 'https://model.example' }], 2]);
  expect(screen.queryByText(confirmTitle)).toBeNull();
});

test('with a second step the code is asked for after the password', async () => {
  withSecondStep = true;
  const { user, dialog } = await save();
  expect(dialog.queryByLabelText(/^Code/)).toBeNull();
  await user.type(dialog.getByLabelText('Password'), `${password}{Enter}`);
  const field = await dialog.findByLabelText(/^Code/);
  await waitFor(() => expect(field).toHaveFocus());
  await user.keyboard('000000{Enter}');
  expect(await dialog.findByText('This code is wrong')).toBeVisible();
  await user.type(field, `${code}{Enter}`);
  await screen.findByText('Saved.');
});

test('who goes back is told why nothing was saved, and the form stays', async () => {
  const { user, dialog } = await save();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Confirm first.')).toBeVisible();
  expect(screen.getByText('Not saved.')).toBeVisible();
  expect(tries).toBe(1);
});

test('a call that is refused again is not tried for ever', async () => {
  staysOld = true;
  const { user, dialog } = await save();
  await user.type(dialog.getByLabelText('Password'), `${password}{Enter}`);
  expect(await screen.findByText('Confirm first.')).toBeVisible();
  expect(tries).toBe(2);
});

test('with the company account it goes on after a new sign-in in another tab', async () => {
  const { dialog } = await save({ withPassword: false, withCompany: true });
  expect(dialog.queryByLabelText('Password')).toBeNull();
  const link = dialog.getByRole('link', { name: 'Sign in with the company account in a new tab' });
  expect(link).toHaveAttribute('href', '/sign-in?step=confirm&returnTo=/signed-in');
  isFresh = true;
  fromOtherTab?.();
  await screen.findByText('Saved.');
});
