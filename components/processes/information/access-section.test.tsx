/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CurrentUserProvider } from '@/components/users/current-user';
import type { ProcessAccess, ProcessMemberDto } from '@/lib/domain/process-access-schemas';
import type { CurrentUser } from '@/lib/domain/user-schemas';
import { renderWithClient } from '@/tests/render';
import { AccessSection } from './access-section';

const ewa = { userId: 'u1', firstName: 'Ewa', lastName: 'Lis' };
const jan = { userId: 'u2', firstName: 'Jan', lastName: 'Lisowski' };
const ola = { userId: 'u3', firstName: 'Ola', lastName: 'Mak' };
const member = (user: typeof ewa, change: Partial<ProcessMemberDto> = {}): ProcessMemberDto => ({
  user,
  role: 'RECRUITER',
  isActive: true,
  isCreator: false,
  addedBy: ewa,
  addedAt: '2026-11-22T10:00:00Z',
  ...change,
});

let access: ProcessAccess;
let requests: string[];

beforeEach(() => {
  requests = [];
  access = {
    restricted: false,
    changed: null,
    mayChange: true,
    members: [member(ewa, { isCreator: true }), member(jan, { role: 'VIEWER', isActive: false })],
  };
  globalThis.fetch = ((path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') requests.push(`${method} ${path.replace('/api/v1/processes/p1', '')} ${String(body ?? '')}`);
    if (method === 'PUT' && body) access = { ...access, ...JSON.parse(String(body)) };
    const items = path.endsWith('/users/short') ? { items: [ewa, jan, ola] } : access;
    const text = () => Promise.resolve(JSON.stringify(path.endsWith('/csrf') ? { token: 't' } : items));
    return Promise.resolve({ ok: true, status: 200, headers: new Headers(), text });
  }) as typeof fetch;
});

function show(permissions: CurrentUser['permissions'] = []) {
  renderWithClient(
    <CurrentUserProvider user={{ ...ewa, permissions } as CurrentUser}>
      <AccessSection processId="p1" />
    </CurrentUserProvider>,
  );
}

test('a process is made restricted at once', async () => {
  show();
  await userEvent.click(await screen.findByRole('radio', { name: 'Only members and administrators' }));
  await waitFor(() => expect(requests).toEqual(['PUT /access {"restricted":true}']));
  await waitFor(() => expect(screen.getByRole('radio', { name: /^Only members/ })).toBeChecked());
});

test('a restricted process is opened to everybody only after asking, also by an arrow key', async () => {
  access = { ...access, restricted: true };
  show();
  const user = userEvent.setup();
  const restricted = await screen.findByRole('radio', { name: 'Only members and administrators' });
  restricted.focus();
  await user.keyboard('{ArrowUp>}');
  const dialog = await screen.findByRole('alertdialog', { name: 'Open the process to everybody?' });
  await user.keyboard('{/ArrowUp}');
  expect(requests).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(requests).toEqual([]);
  expect(restricted).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /^Everybody/ }));
  await user.click(screen.getByRole('button', { name: 'Open to everybody' }));
  await waitFor(() => expect(requests).toEqual(['PUT /access {"restricted":false}']));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('members have their role, who added them, and whether they count', async () => {
  show();
  const rows = await screen.findAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/Ewa Lis.*Recruiter.*created the process.*Added: .*2026.*Ewa Lis/);
  expect(rows[1]).toHaveTextContent(/Jan Lisowski.*Viewer.*account deactivated/);
});

test('who is no member is offered and added', async () => {
  show();
  await userEvent.click(await screen.findByRole('combobox', { name: 'Add a person' }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Ola Mak']);
  await userEvent.click(screen.getByRole('option', { name: 'Ola Mak' }));
  await waitFor(() => expect(requests).toEqual(['PUT /members/u3 ']));
});

test('others are removed at once; who would not see the process any more is asked', async () => {
  access = { ...access, restricted: true };
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Jan Lisowski from the members' }));
  await waitFor(() => expect(requests).toEqual(['DELETE /members/u2 ']));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Ewa Lis from the members' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Leave the process?' });
  expect(requests).toHaveLength(1);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Leave the process' }));
  await waitFor(() => expect(requests[1]).toBe('DELETE /members/u1 '));
});

test('who may not change it only reads', async () => {
  access = {
    ...access,
    restricted: true,
    members: [],
    mayChange: false,
    changed: { by: jan, at: '2026-11-22T10:00:00Z' },
  };
  show();
  expect(await screen.findByText('Only members and administrators')).toBeVisible();
  expect(screen.getByText(/^Changed: .*Jan Lisowski$/)).toBeVisible();
  expect(screen.getByText('There are no members: only administrators see the process.')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});
