/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { sharedQueryClient } from '@/components/query/shared-query-client';
import type { SystemState } from '@/lib/deployment/schemas';
import { jsonResponse } from '@/tests/json-response';
import { renderWithQueries } from '@/tests/render';
import { SystemSection } from './system-section';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const at = '2026-11-26T13:05:00.000Z';
const working: SystemState = {
  jobs: 'inngest',
  address: 'https://inngest.company.example',
  contacts: [{ kind: 'EVENTS', result: 'OK', httpStatus: 200, since: at, at }],
  outbox: { length: 0, oldestAt: null, setAside: 0 },
  lateCvs: null,
  queue: null,
  backup: null,
  dependencies: [
    { name: 'database', tier: 'critical', state: 'WELL', finding: null, milliseconds: 3, at },
    { name: 'mail', tier: 'degraded', state: 'UNUSED', finding: null, milliseconds: 0, at },
  ],
  settings: [],
  reasons: [],
};
const refused: SystemState = {
  ...working,
  contacts: [
    { kind: 'EVENTS', result: 'KEY_REFUSED', httpStatus: 401, since: at, at },
    { kind: 'CALLS', result: 'KEY_REFUSED', httpStatus: 401, since: at, at },
  ],
  outbox: { length: 32, oldestAt: at, setAside: 2 },
  lateCvs: {
    count: 32,
    since: at,
    cause: 'EVENT_KEY_REFUSED',
    jobs: 'inngest',
    lost: 0,
    requestedAgainAt: null,
  },
  reasons: [
    { code: 'event-key-refused', values: {} },
    { code: 'events-late', values: { minutes: 4 } },
  ],
};

function show(initial: SystemState) {
  renderWithQueries(<SystemSection initial={initial} />);
}

afterEach(() => sharedQueryClient().clear());
beforeEach(() => {
  globalThis.fetch = jest.fn(async () => jsonResponse(200, refused));
});

test('names the server and what works', () => {
  show(working);
  expect(screen.getByText('Inngest server, https://inngest.company.example')).toBeVisible();
  expect(screen.getByText('Ready for work')).toBeVisible();
  expect(screen.getAllByText('Works')).toHaveLength(2);
  expect(screen.getByText('Not in use')).toBeVisible();
  expect(screen.queryByText('Settings to look at')).toBeNull();
});

test('names each setting that is weak, with what to do', () => {
  const settings: SystemState['settings'] = [{ code: 'admin-password-set', setting: 'ADMIN_PASSWORD' }];
  show({ ...working, settings });
  expect(screen.getByRole('heading', { name: 'Settings to look at' })).toBeVisible();
  expect(screen.getByText('ADMIN_PASSWORD').closest('li')).toHaveTextContent(/is still set.*take it away once/);
});

test('says which key was refused and what waits', () => {
  show(refused);
  expect(screen.getByText('The Inngest server refuses the event key: correct INNGEST_EVENT_KEY.')).toBeVisible();
  expect(screen.getByText('The oldest event has waited to be sent for 4 minutes.')).toBeVisible();
  expect(screen.getAllByText('Key refused')).toHaveLength(2);
  expect(screen.getByText(/^32 events, the oldest of 26 Nov 2026/)).toBeVisible();
  expect(screen.getByText('2 events that cannot be sent')).toBeVisible();
  expect(screen.getByText(/^32 CVs have been waiting since/)).toBeVisible();
  expect(screen.getByText(/the clocks differ by more than 5 minutes/)).toBeVisible();
});

test('the embedded runner has no server', () => {
  show({ ...working, jobs: 'embedded', address: null, contacts: [] });
  expect(screen.getByText('inside this server')).toBeVisible();
  expect(screen.queryByText('Contact with the server')).toBeNull();
});

test('says which dependency does not work, what waits for it and what to do', () => {
  const finding = { code: 'queue-late' as const, values: { count: 40, minutes: 12 } };
  const queue = { waiting: 40, running: 0, oldestSeconds: 740 };
  const late = { name: 'queue', tier: 'degraded', state: 'ILL', finding, milliseconds: 2, at } as const;
  show({ ...working, queue, dependencies: [late], reasons: [finding] });
  expect(screen.getByText('40 wait, 0 under way')).toBeVisible();
  expect(screen.getByText('The oldest has waited for 12 minutes.')).toBeVisible();
  const row = screen.getByText('Does not work').closest('div');
  expect(row).toHaveTextContent(/ROLE=worker.*add another.*part of the work waits/);
});

test('shows the last good backup, how it was tried, and why the next one failed', () => {
  const lastGood = {
    at,
    name: 'backup-20261126T130500Z',
    bytes: 52_428_800,
    encrypted: false,
    proof: 'RESTORED',
    lost: 2,
  } as const;
  show({ ...working, backup: { lastGood, failed: { at, why: 'FULL' }, runningSince: null } });
  const row = screen.getByText('Last good backup').closest('div');
  expect(row).toHaveTextContent(/26 Nov 2026.*50 MB.*restored as a trial and compared.*not encrypted/);
  expect(row).toHaveTextContent(/failed: the place for backups is full/);
  expect(row).toHaveTextContent(/2 CVs are missing from the bucket.*run npm run restore -- --from … --cvs with one/);
});

test('says that no backup is made here, and what to do', () => {
  show(working);
  expect(screen.getByText('Last good backup').closest('div')).toHaveTextContent(
    /None is made by this product.*Operation/,
  );
});

test('is asked again after ten seconds', async () => {
  jest.useFakeTimers();
  try {
    show(working);
    jest.advanceTimersByTime(10_500);
  } finally {
    jest.useRealTimers();
  }
  await waitFor(() => expect(screen.getByText('Not everything works')).toBeVisible());
});
