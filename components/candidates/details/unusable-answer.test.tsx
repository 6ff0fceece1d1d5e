/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { CurrentUserProvider } from '@/components/users/current-user';
import { permittedActions } from '@/lib/domain/permissions';
import { renderWithProviders } from '@/tests/render';
import { UnusableAnswer } from './unusable-answer';

const answers = ['<think>[NAME] knows Java', ''];
const paths: string[] = [];

beforeEach(() => {
  paths.length = 0;
  globalThis.fetch = ((path: string) => {
    paths.push(path);
    const text = () => Promise.resolve(JSON.stringify({ reason: 'model.bad-answer', items: answers }));
    return Promise.resolve({ ok: true, status: 200, headers: new Headers(), text });
  }) as typeof fetch;
});

const failed = {
  processId: 'p1',
  id: 'c1',
  status: 'ERROR',
  statusReason: 'model.bad-answer',
  analysis: null,
  isBlind: false,
} as const;

function show(role: 'ADMIN' | 'RECRUITER', change: Partial<ComponentProps<typeof UnusableAnswer>['candidate']> = {}) {
  const user = {
    userId: 'u1',
    firstName: 'Ewa',
    lastName: 'Lis',
    email: 'ewa@firma.example',
    role,
    locale: 'en' as const,
  };
  renderWithProviders(
    <QueryClientProvider client={new QueryClient()}>
      <CurrentUserProvider user={{ ...user, permissions: permittedActions({ role }) }}>
        <UnusableAnswer candidate={{ ...failed, ...change }} />
      </CurrentUserProvider>
    </QueryClientProvider>,
  );
}

test('an administrator reads on demand what the model answered', async () => {
  show('ADMIN');
  expect(paths).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'The model’s answers'.replace('’', "'") }));
  expect(await screen.findByText('<think>[NAME] knows Java')).toBeVisible();
  expect(screen.getByText('(empty)')).toBeVisible();
  expect(paths).toEqual(['/api/v1/processes/p1/candidates/c1/failed-answers']);
});

test('of a hidden candidate nobody reads them', async () => {
  show('ADMIN', { isBlind: true });
  await userEvent.click(screen.getByRole('button', { name: "The model's answers" }));
  expect(screen.getByText(/once the candidate is revealed/)).toBeVisible();
  expect(paths).toEqual([]);
});

test('nobody else is offered them', () => {
  show('RECRUITER');
  expect(screen.queryByRole('button')).toBeNull();
});

test('another failure has none', () => {
  show('ADMIN', { statusReason: 'cv.damaged' });
  expect(screen.queryByRole('button')).toBeNull();
});

test('everybody sees that the built-in engine judged in the model’s place', () => {
  show('RECRUITER', { status: 'NEW', statusReason: null, analysis: { fallbackReason: 'model.bad-answer' } });
  expect(screen.getByText(/built-in engine judged in the model's place/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
