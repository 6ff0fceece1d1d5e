/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { CurrentUserProvider } from '@/components/users/current-user';
import { loadShortUsers } from '@/components/users/short-users';
import { ApiError } from '@/lib/http/browser/browser-client';
import type { CurrentUser } from '@/lib/users/schemas';
import common from '@/messages/en/common.json';
import fatalError from '@/messages/en/fatal-error.json';
import fields from '@/messages/en/fields.json';
import processes from '@/messages/en/processes.json';
import ui from '@/messages/en/ui.json';
import { CreatorFilter } from './creator-filter';

jest.mock('../users/short-users', () => ({ loadShortUsers: jest.fn() }));

const load = jest.mocked(loadShortUsers);
const people = [
  { userId: 'u1', firstName: 'Łucja', lastName: 'Żak' },
  { userId: 'u2', firstName: 'Borys', lastName: 'Lewy' },
];
const lost = new ApiError('', { code: 'network', status: 0, method: 'GET', url: '', timestamp: '', fields: [] });

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollIntoView ??= () => undefined;
});
beforeEach(() => {
  load.mockReset().mockResolvedValue(people);
});

async function open() {
  render(
    <NextIntlClientProvider locale="en" messages={{ common, fatalError, fields, processes, ui }}>
      <CurrentUserProvider user={{ userId: 'u2' } as CurrentUser}>
        <CreatorFilter value={null} onChange={() => undefined} />
      </CurrentUserProvider>
    </NextIntlClientProvider>,
  );
  await act(async () => undefined);
}

const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('oneself comes first', async () => {
  await open();
  expect(names()).toEqual(['Borys Lewy', 'Łucja Żak']);
});

test('a load that failed is told in the list, and tried again by a press', async () => {
  load.mockRejectedValueOnce(lost);
  await open();
  expect(screen.getByRole('alert')).toHaveTextContent('We were unable to retrieve the data');
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(async () => undefined);
  expect(names()).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('it is tried again when the connection is back, and not before', async () => {
  load.mockRejectedValueOnce(lost);
  await open();
  await act(async () => onlineManager.setOnline(false));
  expect(screen.getByRole('alert')).toBeVisible();
  await act(async () => onlineManager.setOnline(true));
  expect(names()).toHaveLength(2);
});

test('what is there is not asked for again when the connection is back', async () => {
  await open();
  await act(async () => onlineManager.setOnline(false));
  await act(async () => onlineManager.setOnline(true));
  expect(load).toHaveBeenCalledTimes(1);
});
