/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveFile } from '@/components/cv/save-file';
import { ApiError, apiAnswer } from '@/lib/http/browser/browser-client';
import { renderWithQueries } from '@/tests/render';
import { SetUpSecondStep } from './set-up-second-step';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/account' }));
jest.mock('@/components/cv/save-file', () => ({ saveFile: jest.fn() }));
jest.mock('@/lib/http/browser/browser-client', () => ({
  ...jest.requireActual<object>('@/lib/http/browser/browser-client'),
  apiAnswer: jest.fn(),
}));

const begun = { key: 'GEZDGNBVGY3TQOJQ', address: 'otpauth://totp/a?secret=GEZDGNBVGY3TQOJQ', setup: 'sealed' };
const codes = ['AB12-CD34-EF56-GH78', 'JK12-MN34-PQ56-RS78'];

function refuse(code: string, fields: { path: string; code: string; message: string }[] = []): void {
  const facts = { code, status: 422, method: 'POST', url: '/', timestamp: '2026-11-26T10:00:00.000Z', fields };
  jest.mocked(apiAnswer).mockRejectedValueOnce(new ApiError('Refused', facts));
}

function open(onDone = jest.fn()) {
  jest.mocked(apiAnswer).mockReset();
  renderWithQueries(<SetUpSecondStep email="anna@company.example" onDone={onDone} />);
  return onDone;
}

test('password, picture and key, first code, recovery codes', async () => {
  const onDone = open();
  const user = userEvent.setup();
  refuse('request.invalid', [{ path: 'password', code: 'password-wrong', message: 'Not your password' }]);
  await user.type(screen.getByLabelText('Your password'), 'Haslo-2026!');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Not your password')).toBeInTheDocument();
  jest.mocked(apiAnswer).mockResolvedValueOnce(begun);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('img', { name: 'QR code for the app' })).toBeInTheDocument();
  expect(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeInTheDocument();
  const code = screen.getByLabelText('Code from the app');
  expect([code.getAttribute('inputmode'), code.getAttribute('autocomplete')]).toEqual(['numeric', 'one-time-code']);
  refuse('request.invalid', [{ path: 'code', code: 'code-wrong', message: 'Wrong code' }]);
  await user.type(code, '111111');
  await user.click(screen.getByRole('button', { name: 'Switch on' }));
  expect(await screen.findByText('Wrong code')).toBeInTheDocument();
  jest.mocked(apiAnswer).mockResolvedValueOnce({ recoveryCodes: codes });
  await user.clear(code);
  await user.type(code, '222222');
  await user.click(screen.getByRole('button', { name: 'Switch on' }));
  expect(await screen.findByRole('heading', { name: 'Your recovery codes' })).toHaveFocus();
  const body = { setup: 'sealed', code: '222222' };
  expect(apiAnswer).toHaveBeenLastCalledWith({ path: '/users/me/second-step', method: 'POST', body });
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
  await user.click(screen.getByRole('button', { name: 'Download' }));
  const [file, name] = jest.mocked(saveFile).mock.calls[0] ?? [];
  expect([name, file?.size]).toEqual(['recovery-codes.txt', expect.any(Number)]);
  expect(onDone).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('a set-up that has expired begins anew', async () => {
  open();
  const user = userEvent.setup();
  jest.mocked(apiAnswer).mockResolvedValueOnce(begun);
  await user.type(screen.getByLabelText('Your password'), 'Haslo-2026!');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.type(await screen.findByLabelText('Code from the app'), '222222');
  refuse('second-step.setup-expired');
  await user.click(screen.getByRole('button', { name: 'Switch on' }));
  await waitFor(() => expect(screen.getByLabelText('Your password')).toBeInTheDocument());
});
