/** @jest-environment jsdom */
import { fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { sharedQueryClient } from '@/components/query/shared-query-client';
import { useRegisteredActions } from '@/components/keys/screen-actions';
import type { ProcessDto, ProcessStatus } from '@/lib/domain/process-schemas';
import { jsonResponse } from '@/tests/json-response';
import { renderWithQueries } from '@/tests/render';
import { ProcessStatusActions } from './process-status-actions';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const fetchMock = jest.fn<Promise<Response>, [RequestInfo | URL]>();

beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock;
});
afterEach(() => sharedQueryClient().clear());

/** The actions shown on the page and in the palette for a process in `status`. */
function actionsOf(status: ProcessStatus) {
  renderWithQueries(<ProcessStatusActions process={{ id: 'p1', name: 'Cieśla', status } as ProcessDto} />);
  return {
    // The banner has an icon button.
    page: () =>
      screen
        .queryAllByRole('button')
        .map(({ textContent }) => textContent)
        .filter(Boolean),
    // Renders: never within waitFor, which looks again at each change of the document.
    palette: () => renderHook(() => useRegisteredActions()).result.current.map(({ label }) => label),
  };
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
  fetchMock.mockResolvedValue(jsonResponse(200, { items }));
  const actions = actionsOf('ACTIVE');
  await waitFor(() => expect(actions.page().toSorted()).toEqual(labels));
  expect(actions.palette().toSorted()).toEqual(labels);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(String(fetchMock.mock.calls[0]?.[0])).toBe('/api/v1/processes/p1/possible-statuses');
});

test('after an error nothing is offered but to ask again, and the error is reported', async () => {
  fetchMock.mockResolvedValueOnce(jsonResponse(500, { detail: 'The table is away.', code: 'internal' }));
  const actions = actionsOf('ACTIVE');
  await waitFor(() => expect(document.querySelector('[data-banner=error]')).toHaveTextContent('The table is away.'));
  const again = 'The allowed statuses could not be loaded. Try again';
  expect([actions.page(), actions.palette()]).toEqual([[again], []]);
  fetchMock.mockResolvedValueOnce(jsonResponse(200, { items: ['STOPPED'] }));
  fireEvent.click(screen.getByRole('button', { name: again }));
  await waitFor(() => expect(actions.page()).toEqual(['Stop']));
  expect(actions.palette()).toEqual(['Stop']);
});
