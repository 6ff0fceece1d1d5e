/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { use } from 'react';
import common from '@/messages/en/common.json';
import { StartBoundary } from './start-boundary';

function App({ account }: { account: Promise<string> }) {
  return <p>{use(account)}</p>;
}

const page = (slow: boolean, account: Promise<string>) => (
  <NextIntlClientProvider locale="en" messages={{ common }}>
    <StartBoundary slow={slow}>
      <App account={account} />
    </StartBoundary>
  </NextIntlClientProvider>
);

test('the spinner stands alone until the account is there', async () => {
  let arrive: (name: string) => void = () => undefined;
  const account = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  await act(async () => render(page(true, account)));
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  await act(async () => arrive('Łucja Żak'));
  expect(screen.getByText('Łucja Żak')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});

test('a refresh that is faster or slower than the start loses nothing below', async () => {
  const account = Promise.resolve('Łucja Żak');
  const { rerender } = await act(async () => render(page(true, account)));
  const before = screen.getByText('Łucja Żak');
  await act(async () => rerender(page(false, account)));
  expect(screen.getByText('Łucja Żak')).toBe(before);
});
