/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiAnswer, apiRequest } from '@/lib/http/browser/browser-client';
import type { MailRow, MailState } from '@/lib/mail/administration/mail-schemas';
import { renderWithQueries } from '@/tests/render';
import { MailFacts } from './mail-facts';
import { MailSection } from './mail-section';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn(), refresh }),
  usePathname: () => '/administration/mail',
}));
jest.mock('@/lib/http/browser/browser-client', () => ({
  ...jest.requireActual<object>('@/lib/http/browser/browser-client'),
  apiAnswer: jest.fn(),
  apiRequest: jest.fn(),
}));

const mail = (change: Partial<MailRow>): MailRow => ({
  mailId: 'm1',
  kind: 'INVITATION',
  recipient: 'ewa@company.example',
  state: 'SENT',
  attempts: 1,
  failure: null,
  createdAt: '2026-11-26T10:00:00Z',
  nextAttemptAt: null,
  ...change,
});

function show(items: MailRow[], change: Partial<MailState> = {}) {
  const state: MailState = {
    server: { host: 'mail.company.example', port: 587, from: 'hr@company.example' },
    lastSentAt: null,
    lastFailure: null,
    waiting: 0,
    failed: 0,
    mails: { items, page: 1, pageSize: 20, totalItems: items.length, totalPages: 1 },
    ...change,
  };
  renderWithQueries(
    <>
      <MailFacts state={state} />
      <MailSection state={state} getHref={String} />
    </>,
  );
}

test('without a mail server the page says what to set, and offers no test', () => {
  show([], { server: null });
  expect(screen.getByText(/set SMTP_URL and MAIL_FROM on the server/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send a test mail' })).toBeNull();
});

test('the last failure is named with what to do', () => {
  show([], { lastFailure: { at: '2026-11-26T10:00:00Z', failure: 'CREDENTIALS' } });
  expect(screen.getByText('mail.company.example, port 587')).toBeInTheDocument();
  expect(screen.getByText(/the mail server refused user name or password/)).toBeInTheDocument();
  expect(screen.getByText(/e.g. @ as %40/)).toBeInTheDocument();
});

test('a test says that the server accepted it, or why not', async () => {
  show([]);
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Send a test mail' }));
  jest.mocked(apiAnswer).mockResolvedValueOnce({ sentTo: 'anna@company.example', failure: null });
  await press();
  expect(await screen.findByText(/accepted the message to anna@company.example/)).toBeInTheDocument();
  jest.mocked(apiAnswer).mockResolvedValueOnce({ sentTo: 'anna@company.example', failure: 'TLS' });
  await press();
  expect(await screen.findByText('It did not work: the connection cannot be secured (TLS).')).toBeInTheDocument();
});

test.each([
  ['TIMEOUT', /did not respond in time\. Check whether it runs and whether the port in SMTP_URL is right\.$/],
  ['LATER', /asks to try again later\. If this goes on for long, ask whoever manages it for the reason\.$/],
] as const)('a test is tried once: %s promises no further attempt', async (failure, text) => {
  show([]);
  jest.mocked(apiAnswer).mockResolvedValueOnce({ sentTo: 'anna@company.example', failure });
  await userEvent.click(screen.getByRole('button', { name: 'Send a test mail' }));
  expect(await screen.findByText(/It did not work/)).toBeInTheDocument();
  const [status] = screen.getAllByRole('status');
  expect(status).toHaveTextContent(text);
});

test('only a failed mail can be tried again or discarded', async () => {
  jest.mocked(apiRequest).mockResolvedValue(undefined as never);
  show([
    mail({ mailId: 'm1', state: 'FAILED', failure: 'RECIPIENT' }),
    mail({ mailId: 'm2', state: 'QUEUED', failure: 'LATER', nextAttemptAt: '2026-11-26T10:05:00Z' }),
    mail({ mailId: 'm3', failure: 'LATER' }),
  ]);
  const [failed, waiting, sent] = screen.getAllByRole('row').slice(1);
  expect(failed).toHaveTextContent('the mail server refused the recipient');
  expect(waiting).toHaveTextContent('asks to try again later');
  expect(sent).not.toHaveTextContent('asks to try again later');
  expect(screen.getAllByRole('button', { name: /^Try again/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Try again: Invitation, ewa@company.example' }));
  expect(apiRequest).toHaveBeenLastCalledWith({ path: '/administration/mail/m1/retry', method: 'POST' });
  expect(refresh).toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Discard: Invitation, ewa@company.example' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  expect(apiRequest).toHaveBeenLastCalledWith({ path: '/administration/mail/m1', method: 'DELETE' });
});
