/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { CurrentUserProvider } from '@/components/users/current-user';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import type { CurrentUser } from '@/lib/domain/user-schemas';
import { renderWithProviders } from '@/tests/render';
import { CandidateRecord } from './candidate-record';

const at = '2026-11-22T10:00:00Z';
const me = { userId: 'u1', firstName: 'Ewa', lastName: 'Lis' };
const colleague = { userId: 'u2', firstName: 'Jan', lastName: 'Mak' };

function show(users: (typeof me)[]) {
  globalThis.fetch = (() => new Promise(() => undefined)) as typeof fetch;
  const views = users.map((user) => ({ user, at }));
  const candidate = { processId: 'p1', id: 'c1', formerCvs: [], views } as unknown as CandidateDto;
  renderWithProviders(
    <QueryClientProvider client={new QueryClient()}>
      <CurrentUserProvider user={{ ...me, permissions: [] } as unknown as CurrentUser}>
        <CandidateRecord candidate={candidate} />
      </CurrentUserProvider>
    </QueryClientProvider>,
  );
}

test('names the others who opened the candidate, not the reader', () => {
  show([me, colleague]);
  expect(screen.getByText('Who else opened it')).toBeVisible();
  expect(screen.getByText(/Jan Mak/)).toBeVisible();
  expect(screen.queryByText(/Ewa Lis/)).toBeNull();
});

test('says nothing where only the reader has opened it', () => {
  show([me]);
  expect(screen.queryByText('Who else opened it')).toBeNull();
});
