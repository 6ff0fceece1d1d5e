/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { BannerProvider } from '@/components/ui/banner';
import type { CandidatesStatisticsDto, ProcessStatus } from '@/lib/processes/schemas';
import { jsonResponse } from '@/scripts/testing/json-response';
import { renderWithProviders } from '@/scripts/testing/render';
import { SelectionBar } from './selection-bar';

const request = jest.fn(() => new Promise<Response>(() => undefined));

beforeEach(() => {
  request.mockClear();
  globalThis.fetch = request;
});

/** Longer than it takes to load a tooltip and to open it. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 400)));

type Judging = Pick<CandidatesStatisticsDto, 'engine' | 'cost' | 'batch'>;

function show(
  status: ProcessStatus,
  selectedIds = ['c1'],
  judging: Judging = { engine: 'offline', cost: null, batch: null },
): HTMLElement {
  renderWithProviders(
    <QueryClientProvider client={new QueryClient()}>
      <BannerProvider>
        <SelectionBar
          process={{ id: 'p1', status }}
          judging={judging}
          selectedIds={selectedIds}
          describe={() => null}
          onDeselect={() => {}}
          onPick={null}
        />
      </BannerProvider>
    </QueryClientProvider>,
  );
  return screen.getByRole('button', { name: 'Analyse again' });
}

test.each(['ACTIVE', 'IN_PROGRESS'] as const)('the selection is analysed in a process that is %s', async (status) => {
  fireEvent.click(show(status));
  await settle();
  expect(request).toHaveBeenCalled();
});

test.each(['CREATED', 'STOPPED', 'ERROR'] as const)(
  'in a process that is %s the button explains why it is disabled',
  async (status) => {
    const analyse = show(status);
    expect(analyse).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(analyse);
    fireEvent.pointerEnter(analyse);
    await settle();
    fireEvent.pointerMove(analyse);
    await settle();
    expect(screen.getByRole('tooltip')).toHaveTextContent('Activate the process first');
    expect(request).not.toHaveBeenCalled();
  },
);

test.each([
  ['the average', { micros: 90_000, averageMicros: 1500, currency: 'USD' }, /about \$0\.0045/],
  ['that it is unknown', null, /not known/],
])('where a model judges, several CVs are analysed only after a look at the cost: %s', async (_, cost, words) => {
  fireEvent.click(show('ACTIVE', ['c1', 'c2', 'c3'], { engine: 'openai', cost, batch: null }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Have the model judge 3 CVs?' });
  expect(dialog).toHaveTextContent(words);
  expect(request).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Analyse now' }));
  await settle();
  expect(request).toHaveBeenCalled();
});

test('one CV is analysed at once by a model too', async () => {
  fireEvent.click(show('ACTIVE', ['c1'], { engine: 'openai', cost: null, batch: null }));
  await settle();
  expect(request).toHaveBeenCalled();
});

const cost = { micros: 90_000, averageMicros: 1500, currency: 'USD' };

test('the cheaper way tells its price; where the provider has none, the dialog says so and stays', async () => {
  const refusal = { code: 'model.no-batches', detail: 'Takes no batches.' };
  request.mockImplementation(() => Promise.resolve(jsonResponse(409, refusal)));
  fireEvent.click(show('ACTIVE', ['c1', 'c2'], { engine: 'openai', cost, batch: null }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(/about \$0\.0015/);
  fireEvent.click(screen.getByRole('button', { name: 'Cheaper, within 24 h' }));
  expect(await screen.findByText('Takes no batches.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Analyse now' })).toBeEnabled();
});

test('while a batch is under way there is no other', async () => {
  const batch = { id: 'b1', ended: false, cancelling: false, total: 9, open: 9, expiresAt: null, reason: null };
  fireEvent.click(show('ACTIVE', ['c1', 'c2'], { engine: 'openai', cost, batch }));
  await screen.findByRole('alertdialog');
  expect(screen.queryByRole('button', { name: 'Cheaper, within 24 h' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Analyse' })).toBeEnabled();
});
