/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { CandidateStatus as Status } from '@/lib/candidates/schemas';
import candidatesEn from '@/messages/en/candidates.json';
import reasonsEn from '@/messages/en/candidate-status-reason.json';
import candidatesPl from '@/messages/pl/candidates.json';
import reasonsPl from '@/messages/pl/candidate-status-reason.json';
import { CandidateStatus } from './candidate-status';

const messages = {
  en: { candidates: candidatesEn, candidateStatusReason: reasonsEn },
  pl: { candidates: candidatesPl, candidateStatusReason: reasonsPl },
};

/** English where the specification gives it, to the letter; small letters at its beginning are a fragment's. */
test.each<[Status, string, string]>([
  ['AWAITING_DOWNLOAD', 'Awaiting download', 'Oczekuje na pobranie'],
  ['AWAITING_EXTERNAL_PICK', 'Awaiting ATS', 'Oczekuje na ATS'],
  ['AWAITING_PROCESSING', 'Awaiting analysis', 'Oczekuje na analizę'],
  ['DOWNLOADING', 'Downloading', 'Pobieranie'],
  ['ERROR', 'Analysis failed', 'Błąd analizy'],
  ['INSUFFICIENT_POSITION_DESCRIPTION', 'Too few requirements', 'Za mało wymagań'],
  ['IN_PROGRESS', 'Analysing', 'Analiza'],
  ['NEW', 'New', 'Nowy'],
  ['NO_FILE_FOUND', 'No readable CV', 'Brak czytelnego CV'],
  ['PROCESSING_OUTDATED', 'Outdated rating', 'Ocena nieaktualna'],
  ['SEEN', 'Available', 'Dostępny'],
  ['sent', 'Sent to ATS', 'Wysłany do ATS'],
])('candidate status %s: %s (specification, section 4)', (status, english, polish) => {
  for (const [locale, label] of [
    ['en', english],
    ['pl', polish],
  ] as const) {
    render(
      <NextIntlClientProvider locale={locale} messages={messages[locale]}>
        <CandidateStatus candidate={{ status, statusReason: null, progress: null }} />
      </NextIntlClientProvider>,
    );
    expect(screen.getByText(label)).toBeVisible();
  }
});
