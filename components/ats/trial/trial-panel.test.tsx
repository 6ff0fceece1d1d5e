/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sharedQueryClient } from '@/components/query/shared-query-client';
import { CurrentUserProvider } from '@/components/users/current-user';
import type { AtsSyncDto } from '@/lib/ats/schemas';
import type { AtsTrial } from '@/lib/ats/sync/trial/trial-schemas';
import type { CurrentUser } from '@/lib/domain/user-schemas';
import { jsonResponse } from '@/tests/json-response';
import { renderWithQueries } from '@/tests/render';
import { TrialPanel } from './trial-panel';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/processes/p1' }));

afterEach(() => sharedQueryClient().clear());

const none = {
  seen: 5,
  created: 5,
  updated: 0,
  unreadable: 0,
  missing: 0,
  removed: 0,
  downloaded: 4,
  withoutFile: 0,
  failed: 0,
};
const sync: AtsSyncDto = {
  syncId: 's',
  trigger: 'MANUAL',
  full: true,
  trial: true,
  state: 'SUCCEEDED',
  phase: 'DOWNLOADING',
  total: 40,
  counts: none,
  waitingDownloads: 0,
  waiting: null,
  reason: null,
  resumesAt: null,
  requestedBy: null,
  startedAt: '2026-05-05T10:00:00.000Z',
  endedAt: '2026-05-05T10:00:20.000Z',
};
const trial: AtsTrial = {
  state: 'waiting',
  syncId: 'seen',
  candidates: [
    {
      candidateId: 'c1',
      ordinalNumber: 1,
      firstName: 'Anna',
      lastName: 'Nowak',
      hasName: true,
      stageId: '5',
      sources: ['Pracuj.pl', 'OLX'],
      hasCv: true,
      cvFileName: 'anna.pdf',
      status: 'AWAITING_PROCESSING',
    },
    {
      candidateId: 'c2',
      ordinalNumber: 2,
      firstName: null,
      lastName: null,
      hasName: false,
      stageId: null,
      sources: [],
      hasCv: false,
      cvFileName: null,
      status: 'NO_FILE_FOUND',
    },
  ],
};

function show({ difference = {}, mayFetch = true }: { difference?: Partial<AtsSyncDto>; mayFetch?: boolean } = {}) {
  const sent: string[] = [];
  globalThis.fetch = jest.fn(async (address: RequestInfo | URL, init?: RequestInit) => {
    const path = String(address).replace('/api/v1/processes/p1', '');
    if (path.endsWith('/csrf')) return jsonResponse(200, { token: 't' });
    sent.push([init?.method ?? 'GET', path, init?.body].filter(Boolean).join(' '));
    if (path === '/ats-link') return jsonResponse(200, { link: { connectionId: 'k', externalProcessId: '77' } });
    if (path.endsWith('/stages')) return jsonResponse(200, { items: [{ id: '5', name: 'Nowe zgłoszenie' }] });
    return path === '/ats-trial' ? jsonResponse(200, trial) : jsonResponse(202, { syncId: 'next' });
  });
  const permissions = mayFetch ? ['candidate:upload', 'process:write'] : [];
  renderWithQueries(
    <CurrentUserProvider user={{ permissions } as unknown as CurrentUser}>
      <TrialPanel processId="p1" sync={{ ...sync, ...difference }} mayFetch={mayFetch} />
    </CurrentUserProvider>,
  );
  return sent;
}

test('the first candidates are shown with stage, source and CV, and what is missing is said', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'Trial: 2 candidates fetched' })).toBeVisible();
  const anna = screen.getByRole('row', { name: /Anna Nowak/ });
  expect(await within(anna).findByText('Nowe zgłoszenie')).toBeVisible();
  expect(within(anna).getByText('Pracuj.pl, OLX')).toBeVisible();
  expect(within(anna).getByText('anna.pdf')).toBeVisible();
  const other = screen.getByRole('row', { name: /Candidate 2|no\. 2/ });
  for (const text of ['The ATS gave no name', 'The ATS gave no stage', 'The ATS gave no source', 'No CV'])
    expect(within(other).getByText(text)).toBeVisible();
});

test('the rest is fetched on request; the way to the link is at hand', async () => {
  const sent = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Fetch all' }));
  await waitFor(() => expect(sent).toContain('POST /ats-trial/confirm {"syncId":"seen"}'));
  expect(screen.getByRole('link', { name: 'Change the link' })).toHaveAttribute(
    'href',
    '/processes/p1?tab=information#ats',
  );
});

test('who may not synchronise sees the trial without its buttons', async () => {
  show({ mayFetch: false });
  expect(await screen.findByRole('table', { name: 'Candidates fetched as a trial' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Change the link' })).toBeNull();
});

test.each([{ trial: false }, { state: 'RUNNING' as const }, { state: 'FAILED' as const }])(
  'nothing is asked or shown of %j',
  (difference) => {
    const sent = show({ difference });
    expect(sent).toEqual([]);
    expect(screen.queryByRole('table')).toBeNull();
  },
);
