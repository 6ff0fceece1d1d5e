/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProcessPermissions } from '@/components/users/current-user';
import type { MessageDto } from '@/lib/domain/candidate-message-schema';
import { jsonResponse } from '@/tests/json-response';
import { renderWithQueries } from '@/tests/render';
import { MessageEntry } from './message-entry';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/processes/p1' }));

const messageId = '01980000-0000-7000-8000-000000000009';
const candidate = { processId: 'p1', id: 'c1' };
const message: MessageDto = {
  kind: 'rejection',
  recipient: 'ola@people.example',
  subject: 'Application',
  text: 'Thank you.',
  state: 'WAITING',
  sendAt: new Date(Date.now() + 9 * 60_000).toISOString(),
  failure: null,
  byModel: true,
  calledBackBy: null,
};

function show(change: Partial<MessageDto> = {}, permissions: 'candidate:decide'[] = ['candidate:decide']) {
  const sent: unknown[] = [];
  globalThis.fetch = jest.fn(async (address: RequestInfo | URL, init?: RequestInit) => {
    if (String(address).endsWith('/csrf')) return jsonResponse(200, { token: 't' });
    sent.push([String(address), JSON.parse(String(init?.body))]);
    return jsonResponse(200, { calledBack: [messageId], tooLate: [] });
  });
  renderWithQueries(
    <ProcessPermissions permissions={permissions}>
      <MessageEntry candidate={candidate} messageId={messageId} message={{ ...message, ...change }} />
    </ProcessPermissions>,
  );
  return { sent, user: userEvent.setup() };
}

test('a message that waits says until when, shows its words, and is called back', async () => {
  const { sent, user } = show();
  expect(screen.getByText(/1 message leaves at/)).toHaveTextContent(/\((in )?[89]:\d\d\)/);
  expect(screen.queryByText('Thank you.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Text of the message' }));
  expect(screen.getByText('Thank you.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Call back' }));
  expect(await screen.findByText('Called 1 message back. It will not leave.')).toBeVisible();
  expect(sent).toEqual([[expect.stringMatching(/processes\/p1\/messages\/call-back$/), { messageIds: [messageId] }]]);
});

test('who may not write calls nothing back; what failed says why', () => {
  show({}, []);
  expect(screen.queryByRole('button', { name: 'Call back' })).toBeNull();
  show({ state: 'FAILED', failure: 'RECIPIENT' });
  expect(screen.getByText('Not sent')).toBeVisible();
  expect(screen.getByText(/server does not (take|accept)|recipient|address/i)).toBeVisible();
});
