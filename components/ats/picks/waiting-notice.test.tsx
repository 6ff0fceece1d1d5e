/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { sharedQueryClient } from '@/components/query/shared-query-client';
import type { PickPreview } from '@/lib/ats/picks/pick-schemas';
import { jsonResponse } from '@/tests/json-response';
import { renderWithProviders, renderWithQueries } from '@/tests/render';
import { PickDestination } from './pick-destination';
import { WaitingNotice } from './waiting-notice';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/processes/p1' }));

afterEach(() => sharedQueryClient().clear());

function show({ sending = 3, hasConflict = false, totalItems = 2 } = {}) {
  const sent: string[] = [];
  globalThis.fetch = jest.fn(async (address: RequestInfo | URL) => {
    sent.push(String(address));
    return jsonResponse(200, { items: [], page: 1, pageSize: 20, totalItems, totalPages: 1 });
  });
  renderWithQueries(<WaitingNotice processId="p1" sending={sending} hasConflict={hasConflict} />);
  return sent;
}

test('who waits for the first one is said, as waiting and not as a failure', async () => {
  show();
  expect(await screen.findByText(/^2 candidates wait: one is sent first/)).toBeVisible();
});

test('after a conflict of the first one they wait for a decision', async () => {
  show({ hasConflict: true });
  expect(await screen.findByText(/^2 candidates wait for a decision about the first one/)).toBeVisible();
});

test('nothing is asked while nobody is being sent', () => {
  expect(show({ sending: 0 })).toEqual([]);
});

const preview: PickPreview = {
  target: {
    connectionId: 'k',
    connectionName: 'Head office',
    provider: 'TRAFFIT',
    recruitmentId: '77',
    kind: 'STAGE',
    value: '5',
    name: 'Selected',
  },
  candidates: [],
  refused: [],
  sendsOneFirst: true,
  mayNotify: false,
  approver: { userId: 'u', firstName: 'Maria', lastName: 'Lis' },
};

test('the preview says that one goes first', () => {
  renderWithProviders(<PickDestination preview={preview} />);
  expect(screen.getByText(/^One is sent first and checked by reading it back/)).toBeVisible();
});

test('where the ATS may send e-mails of its own, the preview says so', () => {
  const target = { ...preview.target, provider: 'GREENHOUSE' as const };
  renderWithProviders(<PickDestination preview={{ ...preview, target, mayNotify: true, sendsOneFirst: false }} />);
  expect(screen.getByText(/may make Greenhouse send the e-mail that is set up there/)).toBeVisible();
  expect(screen.queryByText(/^One is sent first/)).toBeNull();
});
