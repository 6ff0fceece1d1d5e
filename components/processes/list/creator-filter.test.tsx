/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { CurrentUserProvider } from '@/components/users/current-user';
import type { CurrentUser } from '@/lib/domain/user-schemas';
import { jsonResponse } from '@/tests/json-response';
import { renderWithProviders } from '@/tests/render';
import { CreatorFilter } from './creator-filter';

const people = [
  { userId: 'u1', firstName: 'Łucja', lastName: 'Żak' },
  { userId: 'u2', firstName: 'Borys', lastName: 'Lewy' },
];
const request = jest.fn<Promise<Response>, []>();

beforeEach(() => {
  request.mockReset().mockResolvedValue(jsonResponse(200, { items: people }));
  globalThis.fetch = request;
});

function open() {
  const onChange = jest.fn();
  renderWithProviders(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <CurrentUserProvider user={{ userId: 'u2' } as CurrentUser}>
        <CreatorFilter label="Created by" value="u1" onChange={onChange} />
      </CurrentUserProvider>
    </QueryClientProvider>,
  );
  return onChange;
}

const names = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);

test('the current user comes first', async () => {
  open();
  expect(await names()).toEqual(['Borys Lewy (you)', 'Łucja Żak']);
});

test('choosing the chosen user again clears the filter', async () => {
  const onChange = open();
  fireEvent.click(await screen.findByRole('option', { name: 'Łucja Żak' }));
  expect(onChange).toHaveBeenCalledWith(null);
});

test('a failed load is shown in the list and can be retried', async () => {
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('We were unable to retrieve the data');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await names()).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
});
