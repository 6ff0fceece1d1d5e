/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { BannerProvider } from '@/components/ui/banner';
import type { ProcessStatus } from '@/lib/processes/schemas';
import candidates from '@/messages/en/candidates.json';
import common from '@/messages/en/common.json';
import processDetails from '@/messages/en/process-details.json';
import ui from '@/messages/en/ui.json';
import { ProgressStrip } from './progress-strip';

function show(status: ProcessStatus): HTMLElement {
  const figures = { done: 3, total: 5, perMinute: null, secondsLeft: null };
  render(
    <NextIntlClientProvider locale="en" messages={{ candidates, common, processDetails, ui }}>
      <QueryClientProvider client={new QueryClient()}>
        <BannerProvider>
          <ProgressStrip process={{ id: 'p1', status }} figures={figures} stoppable />
        </BannerProvider>
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  return screen.getByRole('region', { name: 'Analysis progress' });
}

test('a process at work says how far it is and can be stopped', () => {
  expect(show('IN_PROGRESS')).toHaveTextContent('3 of 5 analysed');
  expect(screen.getByRole('button', { name: 'Stop the analysis' })).toBeVisible();
});

test.each(['STOPPED', 'ARCHIVED'] as const)('a process that is %s says that it only finishes what runs', (status) => {
  expect(show(status)).toHaveTextContent('2 analyses are being finished, nothing new starts');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
