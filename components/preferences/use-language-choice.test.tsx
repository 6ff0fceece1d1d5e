/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { BannerProvider } from '@/components/ui/banner';
import common from '@/messages/pl/common.json';
import ui from '@/messages/pl/ui.json';
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
  const answer = (code: number, body: unknown) =>
    ({ ok: code < 300, status: code, headers: new Headers(), text: async () => JSON.stringify(body) }) as Response;
  asked.mockImplementation(async (address) =>
    String(address).endsWith('/csrf')
      ? answer(200, { token: 't' })
      : answer(status, status < 300 ? {} : { code: 'internal', detail: 'Konto jest zajęte.' }),
  );
}

function Switch({ onAccount }: { onAccount: boolean }) {
  const { choose } = useLanguageChoice({ onAccount });
  return <button onClick={() => choose('en')}>English</button>;
}

async function chooseEnglish(onAccount: boolean) {
  render(
    <NextIntlClientProvider locale="pl" messages={{ common, ui }}>
      <BannerProvider>
        <Switch onAccount={onAccount} />
      </BannerProvider>
    </NextIntlClientProvider>,
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
