/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { CandidateStatus as Status } from '@/lib/domain/candidate-schemas';
import { renderWithProviders } from '@/tests/render';
import { CandidateStatus } from './candidate-status';

/** The English labels are those of the specification. */
test.each<[Status, string, string]>([
  ['AWAITING_DOWNLOAD', 'Awaiting download', 'Oczekuje na pobranie'],
  ['AWAITING_EXTERNAL_PICK', 'Awaiting ATS', 'Oczekuje na ATS'],
  ['AWAITING_PROCESSING', 'Awaiting analysis', 'Oczekuje na analizę'],
  ['DOWNLOADING', 'Downloading', 'Pobieranie'],
  ['ERROR', 'Analysis failed', 'Błąd analizy'],
  ['INSUFFICIENT_POSITION_DESCRIPTION', 'Too few requirements', 'Za mało wymagań'],
  ['IN_PROGRESS', 'Analysing', 'Analiza'],
  ['NEW', 'New', 'Nowe CV'],
  ['NO_FILE_FOUND', 'No readable CV', 'Brak czytelnego CV'],
  ['PROCESSING_OUTDATED', 'outdated rating', 'Ocena nieaktualna'],
  ['SEEN', 'available', 'CV dostępne'],
  ['sent', 'Sent to ATS', 'Wysłano do ATS'],
])('candidate status %s: %s (specification, section 4)', (status, english, polish) => {
  renderWithProviders(<CandidateStatus candidate={{ status, statusReason: null, progress: null }} />);
  expect(screen.getByText(english)).toBeVisible();
  renderWithProviders(<CandidateStatus candidate={{ status, statusReason: null, progress: null }} />, 'pl');
  expect(screen.getByText(polish)).toBeVisible();
});
