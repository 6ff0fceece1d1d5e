/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { useCandidateTab } from '@/components/candidates/details/use-candidate-tab';
import { useKeyListener } from '@/components/keys/use-key-listener';
import { useScreenKeys } from '@/components/keys/use-screen-keys';
import { renderWithClient } from '@/tests/render';
import { CandidateNotes } from './candidate-notes';

const rejected = jest.fn();
const showResults = jest.fn();

function Page({ mayWrite, isHidden }: { mayWrite: boolean; isHidden: boolean }) {
  useKeyListener();
  useScreenKeys('Decision', [{ keys: ['d'], label: 'Reject', onPress: rejected }]);
  const { tab, onNoteFocused } = useCandidateTab(mayWrite, showResults);
  const place = { processId: 'p1', candidateId: 'c1' };
  return tab === 'summary' ? (
    <fieldset disabled={isHidden}>
      <CandidateNotes name="Łucja Żak" place={place} mayWrite={mayWrite} onFocused={onNoteFocused} />
    </fieldset>
  ) : (
    <p>Results</p>
  );
}

function show(mayWrite: boolean, isHidden = false): void {
  globalThis.fetch = (() =>
    Promise.resolve({
      ok: true,
      status: 200,
      headers: new Headers(),
      text: () => Promise.resolve('{"items":[]}'),
    })) as unknown as typeof fetch;
  renderWithClient(
    <NuqsTestingAdapter hasMemory>
      <Page mayWrite={mayWrite} isHidden={isHidden} />
    </NuqsTestingAdapter>,
  );
}

const press = (key: string) => fireEvent.keyDown(document.body, { key });
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

beforeEach(() => {
  rejected.mockClear();
  showResults.mockClear();
  sessionStorage.clear();
});

test('N leads to the field for a note, and what is typed at once is text and no key of the page', async () => {
  show(true);
  press('n');
  press('d');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue('d'));
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(rejected).not.toHaveBeenCalled();
  expect(showResults).toHaveBeenCalledTimes(1);
});

test('Escape leaves the field with its text, and the keys are those of the page again', async () => {
  show(true);
  press('n');
  press('d');
  const field = await screen.findByRole('textbox', { name: 'New note' });
  await waitFor(() => expect(field).toHaveValue('d'));
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(field).not.toHaveFocus();
  expect(field).toHaveValue('d');
  press('d');
  expect(rejected).toHaveBeenCalledTimes(1);
});

test('T changes the tab; who may not write has no N', async () => {
  show(false);
  press('n');
  await settle();
  expect(screen.getByText('Results')).toBeVisible();
  press('t');
  await waitFor(() => expect(screen.queryByText('Results')).toBeNull());
});

test('where the field takes no focus, what is typed for it is no key of the page either', async () => {
  show(true, true);
  press('n');
  await screen.findByRole('textbox', { name: 'New note' });
  press('d');
  await settle();
  expect(screen.getByRole('textbox')).not.toHaveFocus();
  expect(rejected).not.toHaveBeenCalled();
});
