/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { ProcessStatus } from '@/lib/domain/process-schemas';
import { renderWithProviders } from '@/tests/render';
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
  renderWithProviders(<ProcessStatusBadge status={status} />);
  expect(screen.getByText(english)).toBeVisible();
  renderWithProviders(<ProcessStatusBadge status={status} />, 'pl');
  expect(screen.getByText(polish)).toBeVisible();
});
