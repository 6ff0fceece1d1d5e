/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CurrentUserProvider } from '@/components/users/current-user';
import type { ThumbDto } from '@/lib/domain/thumb-schemas';
import type { CurrentUser } from '@/lib/domain/user-schemas';
import { renderWithClient, renderWithProviders } from '@/tests/render';
import { CandidateThumbs } from './candidate-thumbs';
import { ThumbCounts } from './thumb-counts';

const ewa = { userId: 'u1', firstName: 'Ewa', lastName: 'Lis' };
const jan = { userId: 'u2', firstName: 'Jan', lastName: 'Lisowski' };
const at = '2026-11-22T10:00:00Z';
const requests: unknown[] = [];

beforeEach(() => {
  requests.length = 0;
  globalThis.fetch = ((path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') requests.push({ method, path, body: body ? JSON.parse(String(body)) : null });
    const text = () => Promise.resolve(JSON.stringify(path.endsWith('/csrf') ? { token: 't' } : { items: [] }));
    return Promise.resolve({ ok: true, status: 200, headers: new Headers(), text });
  }) as typeof fetch;
});

function show(given: ThumbDto[], mayGive = true) {
  return renderWithClient(
    <CurrentUserProvider user={ewa as CurrentUser}>
      <CandidateThumbs candidate={{ id: 'c1', processId: 'p1', thumbs: given }} mayGive={mayGive} />
    </CurrentUserProvider>,
  );
}

const path = '/api/v1/processes/p1/candidates/c1/thumb';

test('a thumb is given, and the pressed one is taken back', async () => {
  show([{ thumb: 'UP', by: ewa, at }]);
  const up = screen.getByRole('button', { name: 'Thumb up' });
  expect(up).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(up);
  await waitFor(() => expect(requests).toEqual([{ method: 'PUT', path, body: { thumb: null } }]));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Thumb down' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Thumb down' }));
  await waitFor(() => expect(requests[1]).toEqual({ method: 'PUT', path, body: { thumb: 'DOWN' } }));
});

test('everybody sees whose thumbs they are; who may not give any has no buttons', () => {
  const { unmount } = show(
    [
      { thumb: 'UP', by: jan, at },
      { thumb: 'DOWN', by: ewa, at },
    ],
    false,
  );
  expect(screen.getByRole('img', { name: '1 thumb up: Jan Lisowski' })).toBeVisible();
  expect(screen.getByRole('img', { name: '1 thumb down: Ewa Lis' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  show([], false);
  expect(screen.queryByRole('region')).toBeNull();
});

test('the list counts them, with the names', () => {
  renderWithProviders(
    <ThumbCounts
      given={[
        { thumb: 'UP', by: jan, at },
        { thumb: 'UP', by: ewa, at },
      ]}
    />,
    'pl',
  );
  expect(screen.getByRole('img')).toHaveAccessibleName('2 kciuki w górę: Jan Lisowski, Ewa Lis');
  expect(screen.getByRole('img')).toHaveTextContent('2');
});
