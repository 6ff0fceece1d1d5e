/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryProvider } from '@/components/query/query-provider';
import { BannerProvider } from '@/components/ui/banner';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import { renderWithProviders } from '@/tests/render';
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

function renderDialog() {
  renderWithProviders(
    <BannerProvider>
      <QueryProvider>
        <InviteDialog onClose={jest.fn()} />
      </QueryProvider>
    </BannerProvider>,
  );
}

test('pasted addresses are invited together, and each line says what happened', async () => {
  answer.mockResolvedValue({
    items: [
      { address: 'a@company.example', result: 'INVITED', link: '/invitation#token-a' },
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
  expect(screen.getByLabelText('a@company.example')).toHaveValue('http://localhost/invitation#token-a');
  expect(screen.getByText('Has an account already')).toBeInTheDocument();
});

test('without an address nothing is sent', async () => {
  answer.mockReset();
  renderDialog();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('Enter at least one address')).toBeInTheDocument();
  expect(answer).not.toHaveBeenCalled();
});
