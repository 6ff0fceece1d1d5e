/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { BannerProvider } from '@/components/ui/banner';
import { jsonResponse } from '@/scripts/testing/json-response';
import { renderWithProviders } from '@/scripts/testing/render';
import { wasChosenBeforeSignIn } from './stored-locale';
import { useLanguageChoice } from './use-language-choice';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const asked = jest.fn<Promise<Response>, [RequestInfo | URL]>();

beforeEach(() => {
  refresh.mockReset();
  asked.mockReset();
  globalThis.fetch = asked;
  sessionStorage.clear();
  document.cookie = 'locale=pl; path=/';
});

/** The account answers so; the token before it is given. */
function answerWith(status: number): void {
  asked.mockImplementation(async (address) =>
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
    <BannerProvider>
      <Switch onAccount={onAccount} />
    </BannerProvider>,
    'pl',
  );
  fireEvent.click(screen.getByText('English'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

const banner = () => document.querySelector('[data-banner]');

test('the account that has taken the language needs no other sign-in to take it', async () => {
  answerWith(204);
  sessionStorage.setItem('locale-chosen-before-sign-in', 'true');
  await chooseEnglish(true);
  expect(document.cookie).toContain('locale=en');
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(banner()).toBeNull();
  expect(wasChosenBeforeSignIn()).toBe(false);
});

test('an account that cannot keep the language is told of, and the page speaks it anyway', async () => {
  answerWith(500);
  await chooseEnglish(true);
  expect(document.cookie).toContain('locale=en');
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(banner()).toHaveTextContent('Konto jest zajęte.');
});

test('the end of the session is no banner', async () => {
  answerWith(401);
  await chooseEnglish(true);
  expect(asked).toHaveBeenCalled();
  expect(banner()).toBeNull();
});

test('signed out, the choice is marked for the account and asks nobody', async () => {
  await chooseEnglish(false);
  expect(wasChosenBeforeSignIn()).toBe(true);
  expect(asked).not.toHaveBeenCalled();
});
