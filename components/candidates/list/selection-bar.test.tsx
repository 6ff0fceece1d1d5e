/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { BannerProvider } from '@/components/ui/banner';
import type { ProcessStatus } from '@/lib/processes/schemas';
import candidates from '@/messages/en/candidates.json';
import common from '@/messages/en/common.json';
import ui from '@/messages/en/ui.json';
import { TooltipProvider } from '@/components/ui/tooltip';
import { SelectionBar } from './selection-bar';

const asked = jest.fn(() => new Promise<Response>(() => undefined));

beforeEach(() => {
  asked.mockClear();
  globalThis.fetch = asked;
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

/** Longer than it takes to fetch a tooltip and to wait for the pointer. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 400)));

function show(status: ProcessStatus): HTMLElement {
  render(
    <NextIntlClientProvider locale="en" messages={{ candidates, common, ui }}>
      <TooltipProvider>
        <QueryClientProvider client={new QueryClient()}>
          <BannerProvider>
            <SelectionBar
              process={{ id: 'p1', status }}
              selectedIds={['c1']}
              describe={() => null}
              onDeselect={() => {}}
            />
          </BannerProvider>
        </QueryClientProvider>
      </TooltipProvider>
    </NextIntlClientProvider>,
  );
  return screen.getByRole('button', { name: 'Analyse again' });
}

test.each(['ACTIVE', 'IN_PROGRESS'] as const)(
  'what is selected is analysed in a process that is %s',
  async (status) => {
    fireEvent.click(show(status));
    await settle();
    expect(asked).toHaveBeenCalled();
  },
);

test.each(['CREATED', 'STOPPED', 'ERROR'] as const)('a process that is %s says why nothing starts', async (status) => {
  const analyse = show(status);
  expect(analyse).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(analyse);
  fireEvent.pointerEnter(analyse);
  await settle();
  fireEvent.pointerMove(analyse);
  await settle();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Activate the process first');
  expect(asked).not.toHaveBeenCalled();
});
