/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sharedQueryClient } from '@/components/query/shared-query-client';
import type { AtsPickDto } from '@/lib/ats/picks/pick-schemas';
import { jsonResponse } from '@/tests/json-response';
import { renderWithQueries } from '@/tests/render';
import { ConflictActions } from './conflict-actions';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/processes/p1' }));

afterEach(() => sharedQueryClient().clear());

const conflict: AtsPickDto = {
  pickId: 'k1',
  candidateId: 'c1',
  ordinalNumber: 1,
  firstName: 'Anna',
  lastName: 'Nowak',
  state: 'CONFLICT',
  reason: 'ats.unconfirmed',
  targetKind: 'STAGE',
  target: '5',
  fromStageId: null,
  presentStageId: null,
  obstacle: null,
  requestedBy: null,
  requestedAt: '2026-05-05T10:00:00.000Z',
  endedAt: null,
};

function show(difference: Partial<AtsPickDto> = {}) {
  const sent: string[] = [];
  globalThis.fetch = jest.fn(async (address: RequestInfo | URL, init?: RequestInit) => {
    const path = String(address).replace('/api/v1/processes/p1', '');
    if (path.endsWith('/csrf')) return jsonResponse(200, { token: 't' });
    sent.push(`${init?.method ?? 'GET'} ${path}`);
    return jsonResponse(200, {});
  });
  renderWithQueries(<ConflictActions processId="p1" conflict={{ ...conflict, ...difference }} name="Anna Nowak" />);
  return sent;
}

test('who was moved without a confirmation is marked as sent, sent once more, or left', async () => {
  const sent = show();
  expect(screen.getByRole('button', { name: /^Send once more.*Anna Nowak$/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Leave as it is.*Anna Nowak$/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^It is there: mark as sent.*Anna Nowak$/ }));
  await waitFor(() => expect(sent).toContain('POST /ats-picks/k1/confirm'));
});

test('a changed stage offers no such mark', () => {
  show({ reason: 'ats.conflict' });
  expect(screen.getByRole('button', { name: /^Send anyway.*Anna Nowak$/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /mark as sent/ })).toBeNull();
});
