/** @jest-environment jsdom */
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeepingProvider } from '@/components/kept-text/keeping';
import type { NoteDto } from '@/lib/domain/candidate-review-schemas';
import { renderWithClient } from '@/tests/render';
import { CandidateNotes } from './candidate-notes';

const ewa = { userId: 'u1', firstName: 'Ewa', lastName: 'Lis' };
const jan = { userId: 'u2', firstName: 'Jan', lastName: 'Lisowski' };
const note = (values: Partial<NoteDto>): NoteDto => ({
  noteId: 'n1',
  text: 'Speaks well.',
  author: ewa,
  mentions: [],
  isMine: true,
  editedAt: null,
  createdAt: '2026-11-22T10:00:00Z',
  ...values,
});

let notes: NoteDto[];
let users: (typeof ewa)[] | null;
let requests: { method: string; path: string; body: unknown }[];

function answerTo(path: string): object {
  if (path.endsWith('/csrf')) return { token: 't' };
  return { items: path.includes('/users/short?processId=p1') ? users : notes };
}

beforeEach(() => {
  sessionStorage.clear();
  notes = [];
  users = [ewa, jan];
  requests = [];
  globalThis.fetch = ((path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') requests.push({ method, path, body: body ? JSON.parse(String(body)) : null });
    if (!users && path.includes('/users/short')) return Promise.reject(new TypeError('Failed to fetch'));
    const text = () => Promise.resolve(JSON.stringify(answerTo(path)));
    return Promise.resolve({ ok: true, status: 200, headers: new Headers(), text });
  }) as typeof fetch;
});

function show(mayWrite = true) {
  return renderWithClient(
    <KeepingProvider keeping={{ owner: 'u1', onRestored: () => undefined }}>
      <CandidateNotes name="Łucja Żak" place={{ processId: 'p1', candidateId: 'c1' }} mayWrite={mayWrite} />
    </KeepingProvider>,
    new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  );
}

test('@ offers colleagues by any part of their name; the chosen one is mentioned', async () => {
  show();
  const field = screen.getByRole('textbox', { name: 'New note' });
  await userEvent.type(field, 'Ask @li');
  const offered = await screen.findByRole('listbox');
  expect(within(offered).getAllByRole('option')).toHaveLength(2);
  await userEvent.keyboard('{ArrowDown}{Enter}about May{Control>}{Enter}{/Control}');
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]).toMatchObject({
    method: 'POST',
    body: { text: 'Ask @Jan Lisowski about May', mentionedUserIds: ['u2'] },
  });
  await waitFor(() => expect(field).toHaveValue(''));
});

test('what is not saved yet is there again after leaving the page', async () => {
  const { unmount } = show();
  await userEvent.type(screen.getByRole('textbox'), 'Half a thought');
  unmount();
  show();
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('Half a thought'));
});

test('only one’s own notes can be edited and deleted', async () => {
  notes = [note({}), note({ noteId: 'n2', author: jan, isMine: false, text: 'Hello @Ewa Lis', mentions: [ewa] })];
  show();
  const itemOf = (text: string) => within(screen.getByText(text).closest('li') ?? document.body);
  await screen.findByText('Speaks well.');
  const others = itemOf('@Ewa Lis');
  expect(others.queryByRole('button')).toBeNull();
  expect(others.getByText('@Ewa Lis').tagName).toBe('STRONG');
  const mine = itemOf('Speaks well.');
  await userEvent.click(mine.getByRole('button', { name: 'Edit the note' }));
  await userEvent.type(mine.getByRole('textbox'), ' Very.');
  await userEvent.click(mine.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(requests[0]).toMatchObject({ method: 'PUT', body: { text: 'Speaks well. Very.' } }));
  await userEvent.click(await mine.findByRole('button', { name: 'Delete the note' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete the note' }));
  await waitFor(() => expect(requests[1]).toMatchObject({ method: 'DELETE', path: expect.stringContaining('/n1') }));
});

test('the browser asks before a changed note is reloaded away', async () => {
  notes = [note({})];
  show();
  const isWarned = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit the note' }));
  expect(isWarned()).toBe(false);
  await userEvent.type(screen.getByDisplayValue('Speaks well.'), ' Very.');
  expect(isWarned()).toBe(true);
});

test('who may only read sees no field', async () => {
  notes = [note({})];
  show(false);
  expect(await screen.findByText('Speaks well.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([[[ewa]], [null]])(
  'an edited note keeps whom it mentions though they do not see the process now: %j',
  async (seeing) => {
    users = seeing;
    notes = [note({ text: 'Ask @Jan Lisowski', mentions: [jan] })];
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit the note' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Edit the note' }), ' today');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const body = { text: 'Ask @Jan Lisowski today', mentionedUserIds: ['u2'] };
    await waitFor(() => expect(requests).toMatchObject([{ method: 'PUT', body }]));
  },
);

test('that nobody can be mentioned is said, and people can be loaded again', async () => {
  users = null;
  show();
  const field = screen.getByRole('textbox', { name: 'New note' });
  await userEvent.type(field, 'Ask');
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
  await userEvent.type(field, ' @Jan Lisowski');
  expect(await screen.findByText(/^The list of people could not be loaded/)).toBeVisible();
  users = [ewa, jan];
  await userEvent.click(screen.getByRole('button', { name: 'Load people again' }));
  await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Add the note' }));
  await waitFor(() => expect(requests[0]).toMatchObject({ method: 'POST', body: { mentionedUserIds: ['u2'] } }));
});
