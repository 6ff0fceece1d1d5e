/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { useCandidateTab } from '@/components/candidates/details/use-candidate-tab';
import { useKeyListener } from '@/components/keys/use-key-listener';
import { useScreenKeys } from '@/components/keys/use-screen-keys';
import { BannerProvider } from '@/components/ui/banner';
import { renderWithProviders } from '@/tests/render';
import { CandidateNotes } from './candidate-notes';

const rejected = jest.fn();

function Page({ mayWrite }: { mayWrite: boolean }) {
  useKeyListener();
  useScreenKeys('Decision', [{ keys: ['d'], label: 'Reject', onPress: rejected }]);
  const { tab, onNoteFocused } = useCandidateTab(mayWrite);
  const place = { processId: 'p1', candidateId: 'c1' };
  return tab === 'summary' ? (
    <CandidateNotes name="Łucja Żak" place={place} mayWrite={mayWrite} onFocused={onNoteFocused} />
  ) : (
    <p>Results</p>
  );
}

function show(mayWrite: boolean): void {
  globalThis.fetch = (() =>
    Promise.resolve({
      ...{ ok: true, status: 200, headers: new Headers() },
      text: () => Promise.resolve('{"items":[]}'),
    })) as unknown as typeof fetch;
  renderWithProviders(
    <NuqsTestingAdapter hasMemory>
      <QueryClientProvider client={new QueryClient()}>
        <BannerProvider>
          <Page mayWrite={mayWrite} />
        </BannerProvider>
      </QueryClientProvider>
    </NuqsTestingAdapter>,
  );
}

const press = (key: string) => fireEvent.keyDown(document.body, { key });
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

beforeEach(() => {
  rejected.mockClear();
  sessionStorage.clear();
});

test('N leads to the field for a note, and what is typed at once is text and no key of the page', async () => {
  show(true);
  press('n');
  press('d');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue('d'));
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(rejected).not.toHaveBeenCalled();
});

test('T changes the tab; who may not write has no N', async () => {
  show(false);
  press('n');
  await settle();
  expect(screen.getByText('Results')).toBeVisible();
  press('t');
  await waitFor(() => expect(screen.queryByText('Results')).toBeNull());
});
