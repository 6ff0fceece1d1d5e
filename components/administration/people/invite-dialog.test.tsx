/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import { renderWithQueries } from '@/tests/render';
import { InviteDialog } from './invite-dialog';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn(), refresh: jest.fn() }),
  usePathname: () => '/administration/people',
}));
jest.mock('@/lib/http/browser/browser-client', () => ({
  ...jest.requireActual<object>('@/lib/http/browser/browser-client'),
  apiAnswer: jest.fn(),
}));

const answer = jest.mocked(apiAnswer);

function renderDialog(onClose = jest.fn()) {
  renderWithQueries(<InviteDialog onClose={onClose} />);
  return onClose;
}

test('pasted addresses are invited together, and each line says what happened', async () => {
  answer.mockResolvedValue({
    items: [
      { address: 'a@company.example', result: 'INVITED', link: 'https://hr.company.example/invitation#token-a' },
      { address: 'b@company.example', result: 'HAS_ACCOUNT', link: null },
    ],
  });
  renderDialog();
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('E-mail addresses'));
  await user.paste('a@company.example\nBea <b@company.example>');
  await user.click(screen.getByRole('radio', { name: /^Viewer/ }));
  await user.click(screen.getByRole('button', { name: 'Invite 2 people' }));
  expect(await screen.findByRole('heading', { name: '1 person was invited' })).toBeInTheDocument();
  expect(answer).toHaveBeenCalledWith({
    path: '/administration/invitations',
    method: 'POST',
    body: { addresses: ['a@company.example', 'b@company.example'], role: 'VIEWER' },
  });
  expect(screen.getByLabelText('a@company.example')).toHaveValue('https://hr.company.example/invitation#token-a');
  expect(screen.getByText('Has an account already')).toBeInTheDocument();
});

test('invitations that are mailed need not be copied', async () => {
  const items = [{ address: 'a@company.example', result: 'INVITED', link: 'https://hr.company.example/invitation#a' }];
  answer.mockResolvedValue({ items, mailed: true });
  const onClose = renderDialog();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('E-mail addresses'), 'a@company.example');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText(/Each person gets their link by mail/)).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});

test('without an address nothing is sent', async () => {
  answer.mockReset();
  renderDialog();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('Enter at least one address')).toBeInTheDocument();
  expect(answer).not.toHaveBeenCalled();
});

async function invite(...names: string[]) {
  answer.mockResolvedValue({
    items: names.map((name) => ({
      address: `${name}@x.example`,
      result: 'INVITED',
      link: `https://x.example/#${name}`,
    })),
  });
  const onClose = renderDialog();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('E-mail addresses'), 'a@x.example');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  await screen.findByLabelText('a@x.example');
  return { user, onClose };
}

test('all links are copied with their addresses, and Escape closes only then', async () => {
  const { user, onClose } = await invite('a', 'b');
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Copy all' }));
  expect(await screen.findByRole('button', { name: 'All copied' })).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(
    'a@x.example\thttps://x.example/#a\nb@x.example\thttps://x.example/#b',
  );
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});

test('where the browser does not copy, the link is selected and says so', async () => {
  const { user } = await invite('a');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no secure address'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(/does not allow copying/)).toBeInTheDocument();
  const field = screen.getByLabelText<HTMLInputElement>('a@x.example');
  expect(field.selectionEnd).toBe(field.value.length);
});
