/** @jest-environment jsdom */
import { act, renderHook, screen } from '@testing-library/react';
import { QueryProvider } from '@/components/query/query-provider';
import { sharedQueryClient } from '@/components/query/shared-query-client';
import { useRegisteredActions } from '@/components/keys/screen-actions';
import { BannerProvider } from '@/components/ui/banner';
import type { ProcessDto, ProcessStatus } from '@/lib/processes/schemas';
import { jsonResponse } from '@/scripts/testing/json-response';
import { renderWithProviders } from '@/scripts/testing/render';
import { ProcessStatusActions } from './process-status-actions';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const asked = jest.fn<Promise<Response>, [RequestInfo | URL]>();

beforeEach(() => {
  asked.mockReset();
  globalThis.fetch = asked;
});
afterEach(() => sharedQueryClient().clear());

/** The actions of a process in `status`, on the screen and in the palette, once the server has answered. */
async function actionsOf(status: ProcessStatus) {
  renderWithProviders(
    <BannerProvider>
      <QueryProvider>
        <ProcessStatusActions process={{ id: 'p1', name: 'Cieśla', status } as ProcessDto} />
      </QueryProvider>
    </BannerProvider>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  const palette = renderHook(() => useRegisteredActions()).result.current.map(({ label }) => label);
  // The banner has a button without words.
  const page = screen.queryAllByRole('button').map(({ textContent }) => textContent);
  return { page: page.filter(Boolean), palette };
}

test.each<[ProcessStatus[], string[]]>([
  [['STOPPED'], ['Stop']],
  [
    ['ACTIVE', 'ARCHIVED'],
    ['Activate', 'Archive'],
  ],
  [['ARCHIVED'], ['Archive']],
  [[], []],
])('of the possible statuses %j the page offers %j', async (items, labels) => {
  asked.mockResolvedValue(jsonResponse(200, { items }));
  const { page, palette } = await actionsOf('ACTIVE');
  expect([page.toSorted(), palette.toSorted()]).toEqual([labels, labels]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(String(asked.mock.calls[0]?.[0])).toBe('/api/v1/processes/p1/possible-statuses');
});

test('where the server cannot say, what the status allows is offered, and the failure is told', async () => {
  asked.mockResolvedValue(jsonResponse(500, { detail: 'The table is away.', code: 'internal' }));
  const actions = await actionsOf('ACTIVE');
  expect(actions).toEqual({ page: ['Stop', 'Archive'], palette: ['Stop', 'Archive'] });
  expect(document.querySelector('[data-banner=error]')).toHaveTextContent('The table is away.');
});
