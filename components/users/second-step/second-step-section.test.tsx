/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sharedQueryClient } from '@/components/query/shared-query-client';
import { apiAnswer, apiRequest } from '@/lib/http/browser/browser-client';
import type { OwnSecondStep } from '@/lib/users/second-step/second-step-schemas';
import { jsonResponse } from '@/tests/json-response';
import { renderWithQueries } from '@/tests/render';
import { SecondStepSection } from './second-step-section';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn(), refresh }),
  usePathname: () => '/account',
}));
jest.mock('../current-user', () => ({ useCurrentUser: () => ({ email: 'anna@company.example' }) }));
jest.mock('@/lib/http/browser/browser-client', () => ({
  ...jest.requireActual<object>('@/lib/http/browser/browser-client'),
  apiAnswer: jest.fn(),
  apiRequest: jest.fn(),
}));

const on: OwnSecondStep = { since: '2026-11-20T10:00:00.000Z', recoveryCodesLeft: 4, required: false };
const off: OwnSecondStep = { since: null, recoveryCodesLeft: 0, required: true };

function open(initial: OwnSecondStep): void {
  sharedQueryClient().clear();
  jest.mocked(apiAnswer).mockResolvedValue(off);
  renderWithQueries(<SecondStepSection initial={initial} />);
}

async function prove(name: string): Promise<void> {
  const user = userEvent.setup();
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Your password'), 'Haslo-2026!');
  await user.type(dialog.getByLabelText('Code from the app or a recovery code'), '123456');
  await user.click(dialog.getByRole('button', { name }));
}

test.each([
  [4, '4 recovery codes are left.', false],
  [3, '3 recovery codes are left. Make new ones before you need them.', true],
  [1, '1 recovery code is left. Make new ones before you need them.', true],
  [0, 'No recovery code is left. Make new ones before you need them.', true],
])('with %d recovery codes left it says so', (recoveryCodesLeft, text, warned) => {
  open({ ...on, recoveryCodesLeft });
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByText(/Make new ones/) !== null).toBe(warned);
});

test('switching off asks for password and code, and the page is loaded anew', async () => {
  open({ ...on, required: true });
  jest.mocked(apiRequest).mockResolvedValueOnce(jsonResponse(204, null));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Switch off' }));
  expect(await screen.findByText(/you will set it up anew at once/)).toBeInTheDocument();
  await prove('Switch off');
  const body = { password: 'Haslo-2026!', code: '123456' };
  expect(apiRequest).toHaveBeenCalledWith({ path: '/users/me/second-step/switch-off', method: 'POST', body });
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeInTheDocument();
  expect(refresh).toHaveBeenCalled();
});

test('new recovery codes are shown after password and code', async () => {
  open(on);
  const json = async () => ({ recoveryCodes: ['AB12-CD34-EF56-GH78'] });
  jest.mocked(apiRequest).mockResolvedValueOnce({ ...jsonResponse(200, {}), json });
  await userEvent.setup().click(screen.getByRole('button', { name: 'New recovery codes' }));
  await prove('Make new codes');
  expect(await screen.findByText('AB12-CD34-EF56-GH78')).toBeInTheDocument();
});
