/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NoticeDto, NoticeVersionDto } from '@/lib/notices/schemas';
import { jsonResponse } from '@/tests/json-response';
import { renderWithQueries } from '@/tests/render';
import { NoticeDocument } from './notice-document';

const router = { push: jest.fn(), replace: jest.fn(), refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => '/administration/notices' }));

const savedBy = { userId: '01980000-0000-7000-8000-000000000001', firstName: 'Anna', lastName: 'Nowak' };
const saved = { savedAt: '2026-11-20T10:00:00.000Z', savedBy };
const notice: NoticeDto = { kind: 'terms', locale: 'pl', version: 2, template: false, text: '# Nasz', ...saved };
const former: NoticeVersionDto = { version: 1, template: false, text: '# Dawny', ...saved };
const values = { controller: 'Acme', address: '', contact: '', officer: '', storage: '', model: '', periods: '' };

function show(respond: () => Response, shown: NoticeVersionDto | null = null) {
  const sent: { ifMatch: string | null; text: string | null }[] = [];
  globalThis.fetch = jest.fn(async (address: RequestInfo | URL, init?: RequestInit) => {
    if (String(address).endsWith('/csrf')) return jsonResponse(200, { token: 't' });
    const { text } = JSON.parse(String(init?.body)) as { text: string | null };
    sent.push({ ifMatch: new Headers(init?.headers).get('if-match'), text });
    return respond();
  });
  renderWithQueries(
    <NoticeDocument notice={notice} former={shown} values={values}>
      Treść
    </NoticeDocument>,
  );
  return { sent, user: userEvent.setup() };
}

beforeEach(() => jest.clearAllMocks());

test('a text is edited and saved over its version; what is refused is said at the field', async () => {
  const detail = 'The notice knows no such names in braces: {x}.';
  const answers = [jsonResponse(422, { code: 'notice.unknown-placeholder', detail }), jsonResponse(200, notice)];
  const { sent, user } = show(() => answers.shift() ?? jsonResponse(500, {}));
  await user.click(screen.getByRole('button', { name: 'Edit text' }));
  const field = await screen.findByRole('textbox', { name: 'Text (in Polish)' });
  expect(field).toHaveValue('# Nasz');
  await user.type(field, '!');
  await user.click(screen.getByRole('button', { name: 'Save text' }));
  expect(await screen.findByText(detail)).toBeVisible();
  expect(field).toHaveAccessibleDescription(expect.stringContaining(detail));
  await user.click(screen.getByRole('button', { name: 'Save text' }));
  expect(await screen.findByText('The text is saved.')).toBeVisible();
  expect(sent).toEqual([1, 2].map(() => ({ ifMatch: '"v2"', text: '# Nasz!' })));
  expect(router.refresh).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Treść')).toBeVisible();
});

test('a former version is restored from where it is looked at', async () => {
  const first = show(() => jsonResponse(200, notice), former);
  expect(screen.getByText(/^This is version 1/)).toBeVisible();
  await first.user.click(screen.getByRole('button', { name: 'Restore this version' }));
  expect(await screen.findByText('Version 1 holds again.')).toBeVisible();
  expect(first.sent).toEqual([{ ifMatch: '"v2"', text: '# Dawny' }]);
  expect(router.replace).toHaveBeenCalledWith('/administration/notices/terms/pl');
});

test('the template holds again only after a question', async () => {
  const { sent, user } = show(() => jsonResponse(200, notice));
  await user.click(screen.getByRole('button', { name: 'Back to the template' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Back to the template' }));
  const [, confirm] = screen.getAllByRole('button', { name: 'Back to the template', hidden: true });
  if (confirm) await user.click(confirm);
  expect(await screen.findByText('The application’s template holds again.')).toBeVisible();
  expect(sent).toEqual([{ ifMatch: '"v2"', text: null }]);
});
