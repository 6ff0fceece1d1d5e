/** @jest-environment jsdom */
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { candidateKeys } from '@/components/queries/candidates/candidate-queries';
import { tabChanges } from '@/components/pending-changes/tab-changes';
import { setBrowserOnline } from '@/tests/browser-connection';
import { renderWithClient } from '@/tests/render';
import { useRateCandidate } from './use-rate-candidate';

function Rate() {
  const rate = useRateCandidate('p1');
  return [4, 5].map((stars) => (
    <button key={stars} onClick={() => rate('c1', stars)}>
      {stars}
    </button>
  ));
}

afterEach(() => setBrowserOnline(true));

test('stars that wait are not stored ones: taken back, they are gone, and the next say what they replace', async () => {
  setBrowserOnline(false);
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  const key = candidateKeys.one('p1', 'c1');
  client.setQueryData(key, { id: 'c1', ordinalNumber: 1, rate: 2, rateSource: 'AI' });
  renderWithClient(<Rate />, client);
  const waits = (rate: number) =>
    waitFor(() => expect(tabChanges.store.read()).toMatchObject([{ hasWaited: true, body: { rate, replaces: null } }]));
  fireEvent.click(screen.getByText('4'));
  await waits(4);
  await waitFor(() => expect(client.getQueryData(key)).toMatchObject({ rate: 2, rateSource: 'AI' }));
  act(() => tabChanges.discard(tabChanges.store.read()[0]?.id ?? ''));
  fireEvent.click(screen.getByText('5'));
  await waits(5);
  act(() => tabChanges.discard(tabChanges.store.read()[0]?.id ?? ''));
});
