/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jsonResponse } from '@/tests/json-response';
import { renderWithQueries } from '@/tests/render';
import { ProcessErrorNotice } from './process-error-notice';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

function renderNotice(statusReason: string | null, runnable = true) {
  renderWithQueries(
    <ProcessErrorNotice
      process={{ id: 'p1', status: 'ERROR', statusReason, version: 3 }}
      awaiting={3}
      runnable={runnable}
    />,
  );
}

test('the reason, what to do and the button are in one notice', async () => {
  const sent: unknown[] = [];
  globalThis.fetch = jest.fn(async (address: RequestInfo | URL, init?: RequestInit) => {
    if (String(address).endsWith('/csrf')) return jsonResponse(200, { token: 't' });
    sent.push([String(address), init?.body]);
    return jsonResponse(200, { id: 'p1', status: 'ACTIVE' });
  });
  renderNotice('model.key-refused');
  const notice = screen.getByText('The last run has stopped').closest('[role=alert]');
  expect(notice).toHaveTextContent('The AI provider refused the API key.');
  expect(notice).toHaveTextContent('3 CVs wait.');
  await userEvent.click(screen.getByRole('button', { name: 'Run process' }));
  expect(sent).toEqual([['/api/v1/processes/p1/status', '{"status":"ACTIVE"}']]);
});

test.each([null, 'model.from-the-future'])('with the reason %s it still says what to do', (reason) => {
  renderNotice(reason, false);
  expect(screen.getByText(/Judging could not go on/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Run process' })).toBeNull();
});

test('a stop caused by the ATS names it', () => {
  renderNotice('ats.credentials-refused');
  const notice = screen.getByText('Work with the ATS has stopped').closest('[role=alert]');
  expect(notice).toHaveTextContent('The ATS refused the credentials.');
  expect(notice).toHaveTextContent('Nothing was lost.');
});
