/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ProcessStatus } from '@/lib/processes/schemas';
import en from '@/messages/en/processes.json';
import pl from '@/messages/pl/processes.json';
import { ProcessStatusBadge } from './process-status-badge';

test.each<[ProcessStatus, string, string]>([
  ['ACTIVE', 'Active', 'Aktywny'],
  ['ARCHIVED', 'Archived', 'Zarchiwizowany'],
  ['CREATED', 'Created', 'Utworzony'],
  ['ERROR', 'Error', 'Błąd'],
  ['IN_CREATION', 'In creation', 'W przygotowaniu'],
  ['IN_PROGRESS', 'In progress', 'W toku'],
  ['STOPPED', 'Stopped', 'Zatrzymany'],
])('process status %s: %s (specification, section 4)', (status, english, polish) => {
  for (const [locale, processes, label] of [
    ['en', en, english],
    ['pl', pl, polish],
  ] as const) {
    render(
      <NextIntlClientProvider locale={locale} messages={{ processes }}>
        <ProcessStatusBadge status={status} />
      </NextIntlClientProvider>,
    );
    expect(screen.getByText(label)).toBeVisible();
  }
});
