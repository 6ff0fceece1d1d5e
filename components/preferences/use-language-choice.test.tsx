/** @jest-environment jsdom */
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { jsonResponse } from '@/tests/json-response';
import { renderWithClient } from '@/tests/render';
import { readSavedFor, storeSavedFor } from './stored-locale';
import { useLanguageChoice } from './use-language-choice';

const refresh = jest.fn();
let client: QueryClient;
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const fetchMock = jest.fn<Promise<Response>, [RequestInfo | URL]>();

beforeEach(() => {
  refresh.mockReset();
  client = new QueryClient();
  fetchMock.mockReset();
  globalThis.fetch = fetchMock;
  localStorage.clear();
  document.cookie = 'locale=pl; path=/';
});

/** The response to saving; the CSRF request succeeds. */
function respondWith(status: number): void {
  fetchMock.mockImplementation(async (address) =>
    String(address).endsWith('/csrf')
      ? jsonResponse(200, { token: 't' })
      : jsonResponse(status, status < 300 ? {} : { code: 'internal', detail: 'Konto jest zajęte.' }),
  );
}

function Switch({ account }: { account: string | null }) {
  const { choose } = useLanguageChoice({ account });
  return <button onClick={() => choose('en')}>English</button>;
}

async function chooseEnglish(account: string | null) {
  renderWithClient(<Switch account={account} />, client, 'pl');
  fireEvent.click(screen.getByText('English'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

const banner = () => document.querySelector('[data-banner]');

test.each(['anna', 'jan', null])('saved to the account it is marked as that account’s, before: %s', async (before) => {
  respondWith(204);
  storeSavedFor(before);
  await chooseEnglish('anna');
  expect(document.cookie).toContain('locale=en');
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(banner()).toBeNull();
  expect(readSavedFor()).toBe('anna');
});

test('a failed save is reported, the language changes anyway, and the next sign-in saves it', async () => {
  respondWith(500);
  storeSavedFor('anna');
  await chooseEnglish('anna');
  expect(document.cookie).toContain('locale=en');
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(banner()).toHaveTextContent('Konto jest zajęte.');
  expect(readSavedFor()).toBeNull();
});

test('a 401 shows no banner', async () => {
  respondWith(401);
  await chooseEnglish('anna');
  expect(fetchMock).toHaveBeenCalled();
  expect(banner()).toBeNull();
});

test('signed out, the choice is marked for the account without a request', async () => {
  storeSavedFor('anna');
  await chooseEnglish(null);
  expect(readSavedFor()).toBeNull();
  expect(fetchMock).not.toHaveBeenCalled();
});

test('what was loaded in the former language is loaded again', async () => {
  client.setQueryData(['candidates', 'p', 'one', 'c'], { reason: 'CV potwierdza: Java' });
  await chooseEnglish(null);
  expect(client.getQueryState(['candidates', 'p', 'one', 'c'])?.isInvalidated).toBe(true);
});
