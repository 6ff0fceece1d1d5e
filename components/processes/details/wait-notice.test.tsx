/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { ProcessWait } from '@/lib/domain/process-schemas';
import { renderWithProviders } from '@/tests/render';
import { WaitNotice } from './wait-notice';

// Within twelve hours the time alone is shown.
const since = new Date(Date.now() - 60_000);
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/Warsaw' }).format(since);
const wait: ProcessWait = {
  count: 12,
  since: since.toISOString(),
  cause: 'NOT_BEGUN',
  jobs: 'inngest',
  lost: 0,
  requestedAgainAt: null,
};

test.each([
  [{}, 'the Inngest server does not begin them; if they were lost, they will be requested again.'],
  [{ jobs: 'embedded' }, 'the background work does not begin them; if they were lost'],
  [{ cause: 'UNREACHABLE' }, 'the Inngest server does not respond.'],
  [{ cause: 'FAILING' }, 'the Inngest server responds with an error.'],
  [{ cause: 'EVENT_KEY_REFUSED' }, 'refuses the event key. Once an administrator has corrected it (INNGEST_EVENT_KEY)'],
  [
    { cause: 'SIGNING_KEY_REFUSED' },
    'refuses the signing key. Once an administrator has corrected it (INNGEST_SIGNING_KEY)',
  ],
  [
    { cause: 'LOST', lost: 3, requestedAgainAt: since.toISOString() },
    `the Inngest server has lost 3 of the requests; they were made again at ${time}.`,
  ],
] satisfies [Partial<ProcessWait>, string][])('says how many CVs wait, since when and why: %j', (change, why) => {
  renderWithProviders(<WaitNotice wait={{ ...wait, ...change }} />);
  const notice = screen.getByRole('status');
  expect(notice).toHaveTextContent(`12 CVs have been waiting since ${time}: `);
  expect(notice).toHaveTextContent(why);
});

test('one CV, since another day', () => {
  renderWithProviders(<WaitNotice wait={{ ...wait, count: 1, since: '2026-01-05T10:00:00.000Z' }} />);
  const notice = screen.getByText(/^1 CV has been waiting since 5 Jan 2026/);
  expect(notice).toHaveTextContent('the Inngest server does not begin it; if it was lost, it will be requested again.');
});
