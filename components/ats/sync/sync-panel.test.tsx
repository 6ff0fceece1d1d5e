/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AtsSyncDto } from '@/lib/ats/schemas';
import { renderWithProviders } from '@/tests/render';
import { SyncPanel } from './sync-panel';

const none = {
  seen: 0,
  created: 0,
  updated: 0,
  unreadable: 0,
  missing: 0,
  removed: 0,
  downloaded: 0,
  withoutFile: 0,
  failed: 0,
};
const sync: AtsSyncDto = {
  syncId: 's',
  trigger: 'MANUAL',
  full: false,
  trial: false,
  state: 'RUNNING',
  phase: 'SCANNING',
  total: 120,
  counts: { ...none, seen: 40 },
  waitingDownloads: 0,
  waiting: null,
  reason: null,
  requestedBy: null,
  startedAt: '2026-05-05T10:00:00.000Z',
  endedAt: null,
  resumesAt: null,
};
const show = (difference: Partial<AtsSyncDto>, onRetry: (() => void) | null = null) =>
  renderWithProviders(<SyncPanel sync={{ ...sync, ...difference }} onRetry={onRetry} />);

test.each([
  [{}, 'Reading candidates: 40 of 120'],
  [{ total: null }, 'Reading candidates: 40'],
  [{ phase: 'SWEEPING' }, 'Looking for candidates gone from the ATS'],
  [
    { phase: 'DOWNLOADING', counts: { ...none, seen: 120, downloaded: 7, failed: 1 }, waitingDownloads: 12 },
    'Downloading CVs: 8 of 20',
  ],
] as const)('%j is in progress as "%s"', (difference, text) => {
  show(difference);
  expect(screen.getAllByText(text)[0]).toBeVisible();
});

test('what it waits for is said, and that it goes on by itself', () => {
  show({ waiting: { reason: 'ats.rate-limited', until: '2026-05-05T10:05:00.000Z' } });
  expect(screen.getByText(/calls to the ATS are used up now.*Continues by itself at/)).toBeVisible();
});

test('a failure says why, what was kept, and offers another try', async () => {
  const onRetry = jest.fn();
  const counts = { ...none, seen: 40, created: 3 };
  show({ state: 'FAILED', reason: 'ats.unreachable', endedAt: '2026-05-05T10:01:00.000Z', counts }, onRetry);
  expect(screen.getByText(/The ATS does not respond.*is kept: 40 applications read; 3 new/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Synchronise again' }));
  expect(onRetry).toHaveBeenCalled();
});

test('what passes by itself says when it is tried again', () => {
  const failed = { state: 'FAILED', reason: 'ats.unreachable', endedAt: '2026-05-05T10:01:00.000Z' } as const;
  show({ ...failed, resumesAt: '2026-05-05T12:30:00.000Z' });
  expect(screen.getByText(/is kept: .*Tries again by itself at 14:30\./)).toBeVisible();
  show({ ...failed, reason: 'ats.forbidden' });
  expect(screen.getAllByText(/Tries again by itself/)).toHaveLength(1);
});

test('after a success nothing is in the way', () => {
  const { container } = show({ state: 'SUCCEEDED' });
  expect(container).toHaveTextContent('');
});
