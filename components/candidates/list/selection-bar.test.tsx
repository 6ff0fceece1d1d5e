/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { BannerProvider } from '@/components/ui/banner';
import type { ProcessStatus } from '@/lib/processes/schemas';
import { renderWithProviders } from '@/scripts/testing/render';
import { SelectionBar } from './selection-bar';

const request = jest.fn(() => new Promise<Response>(() => undefined));

beforeEach(() => {
  request.mockClear();
  globalThis.fetch = request;
});

/** Longer than it takes to load a tooltip and to open it. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 400)));

function show(status: ProcessStatus): HTMLElement {
  renderWithProviders(
    <QueryClientProvider client={new QueryClient()}>
      <BannerProvider>
        <SelectionBar process={{ id: 'p1', status }} selectedIds={['c1']} describe={() => null} onDeselect={() => {}} />
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
