/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { CurrentUserProvider } from '@/components/users/current-user';
import type { CurrentUser } from '@/lib/users/schemas';
import common from '@/messages/en/common.json';
import fatalError from '@/messages/en/fatal-error.json';
import fields from '@/messages/en/fields.json';
import ui from '@/messages/en/ui.json';
import { CreatorFilter } from './creator-filter';

const people = [
  { userId: 'u1', firstName: 'Łucja', lastName: 'Żak' },
  { userId: 'u2', firstName: 'Borys', lastName: 'Lewy' },
];
const asked = jest.fn<Promise<Response>, []>();

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollIntoView ??= () => undefined;
});
beforeEach(() => {
  const text = async () => JSON.stringify({ items: people });
  asked.mockReset().mockResolvedValue({ ok: true, status: 200, headers: new Headers(), text } as Response);
  globalThis.fetch = asked;
});

function open() {
  const onChange = jest.fn();
  render(
    <NextIntlClientProvider locale="en" messages={{ common, fatalError, fields, ui }}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <CurrentUserProvider user={{ userId: 'u2' } as CurrentUser}>
          <CreatorFilter label="Created by" value="u1" onChange={onChange} />
        </CurrentUserProvider>
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  return onChange;
}

const names = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);

test('oneself comes first', async () => {
  open();
  expect(await names()).toEqual(['Borys Lewy', 'Łucja Żak']);
});

test('the one who is chosen is taken back by choosing them again', async () => {
  const onChange = open();
  fireEvent.click(await screen.findByRole('option', { name: 'Łucja Żak' }));
  expect(onChange).toHaveBeenCalledWith(null);
});

test('a load that failed is told in the list, and tried again by a press', async () => {
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('We were unable to retrieve the data');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await names()).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
});
