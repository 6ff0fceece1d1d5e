/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { BannerProvider } from '@/components/ui/banner';
import { jsonResponse } from '@/tests/json-response';
import { renderWithProviders } from '@/tests/render';
import { wasChosenBeforeSignIn } from './stored-locale';
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
  sessionStorage.clear();
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

function Switch({ onAccount }: { onAccount: boolean }) {
  const { choose } = useLanguageChoice({ onAccount });
  return <button onClick={() => choose('en')}>English</button>;
}

async function chooseEnglish(onAccount: boolean) {
  renderWithProviders(
    <QueryClientProvider client={client}>
      <BannerProvider>
        <Switch onAccount={onAccount} />
      </BannerProvider>
    </QueryClientProvider>,
    'pl',
  );
  fireEvent.click(screen.getByText('English'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

const banner = () => document.querySelector('[data-banner]');

test('saving to the account clears the choice made before sign-in', async () => {
  respondWith(204);
  sessionStorage.setItem('locale-chosen-before-sign-in', 'true');
  await chooseEnglish(true);
  expect(document.cookie).toContain('locale=en');
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(banner()).toBeNull();
  expect(wasChosenBeforeSignIn()).toBe(false);
});

test('a failed save is reported, and the language changes anyway', async () => {
  respondWith(500);
  await chooseEnglish(true);
  expect(document.cookie).toContain('locale=en');
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(banner()).toHaveTextContent('Konto jest zajęte.');
});

test('a 401 shows no banner', async () => {
  respondWith(401);
  await chooseEnglish(true);
  expect(fetchMock).toHaveBeenCalled();
  expect(banner()).toBeNull();
});

test('signed out, the choice is marked for the account without a request', async () => {
  await chooseEnglish(false);
  expect(wasChosenBeforeSignIn()).toBe(true);
  expect(fetchMock).not.toHaveBeenCalled();
});

test('what was loaded in the former language is loaded again', async () => {
  client.setQueryData(['candidates', 'p', 'one', 'c'], { reason: 'CV potwierdza: Java' });
  await chooseEnglish(false);
  expect(client.getQueryState(['candidates', 'p', 'one', 'c'])?.isInvalidated).toBe(true);
});
