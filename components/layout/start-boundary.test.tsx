/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { use } from 'react';
import { renderWithProviders } from '@/tests/render';
import { StartBoundary } from './start-boundary';

function App({ account }: { account: Promise<string> }) {
  return <p>{use(account)}</p>;
}

const page = (slow: boolean, account: Promise<string>) => (
  <StartBoundary slow={slow}>
    <App account={account} />
  </StartBoundary>
);

test('shows only the spinner until the account is loaded', async () => {
  let arrive: (name: string) => void = () => undefined;
  const account = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  await act(async () => renderWithProviders(page(true, account)));
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  await act(async () => arrive('Łucja Żak'));
  expect(screen.getByText('Łucja Żak')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});

test('a refresh of different speed does not remount the content', async () => {
  const account = Promise.resolve('Łucja Żak');
  const { rerender } = await act(async () => renderWithProviders(page(true, account)));
  const before = screen.getByText('Łucja Żak');
  await act(async () => rerender(page(false, account)));
  expect(screen.getByText('Łucja Żak')).toBe(before);
});
