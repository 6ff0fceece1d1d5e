/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sharedQueryClient } from '@/components/query/shared-query-client';
import type { ProcessListItem } from '@/lib/domain/process-schemas';
import { jsonResponse } from '@/tests/json-response';
import { renderWithQueries } from '@/tests/render';
import { ProcessRowMenu } from './process-row-menu';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/processes' }));

const possible = jest.fn(() => jsonResponse(200, { items: [] as string[] }));

afterEach(() => sharedQueryClient().clear());

async function openMenu(process: Pick<ProcessListItem, 'status' | 'candidates'>) {
  const sent: string[] = [];
  globalThis.fetch = jest.fn(async (address: RequestInfo | URL, init?: RequestInit) => {
    if (String(address).endsWith('/csrf')) return jsonResponse(200, { token: 't' });
    if (String(address).endsWith('/possible-statuses')) return possible();
    sent.push(`${init?.method} ${String(address)}`);
    return jsonResponse(200, {});
  });
  renderWithQueries(
    <ProcessRowMenu process={{ id: 'p1', name: 'Draft', atsUrl: null, ...process } as ProcessListItem} tabIndex={0} />,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  return { user, sent };
}

const item = () => screen.queryByRole('menuitem', { name: 'Delete the process' });

test.each([[{ status: 'ARCHIVED', candidates: 3 }], [{ status: 'CREATED', candidates: 0 }]] as const)(
  '%j cannot be deleted',
  async (process) => {
    await openMenu(process);
    expect(screen.getByRole('menuitem', { name: 'Copy…' })).toBeVisible();
    expect(item()).toBeNull();
  },
);

test('an archived process without candidates is deleted after a question', async () => {
  const { user, sent } = await openMenu({ status: 'ARCHIVED', candidates: 0 });
  await user.click(screen.getByRole('menuitem', { name: 'Delete the process' }));
  expect(screen.getByRole('alertdialog', { name: 'Delete the process “Draft”?' })).toHaveTextContent(
    /cannot be undone/,
  );
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Delete the process' }));
  expect(await screen.findByText('The process “Draft” is deleted.')).toBeVisible();
  expect(sent).toEqual(['DELETE /api/v1/processes/p1']);
});

const offered = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

test('the server is asked for the allowed statuses whenever the menu opens, whatever the row says', async () => {
  possible.mockReturnValueOnce(jsonResponse(200, { items: ['ARCHIVED'] }));
  const { user } = await openMenu({ status: 'ACTIVE', candidates: 3 });
  expect(await screen.findByRole('menuitem', { name: 'Archive' })).toBeVisible();
  expect(offered()).not.toContain('Stop');
  await user.keyboard('{Escape}');
  possible.mockReturnValueOnce(jsonResponse(200, { items: ['STOPPED'] }));
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Stop' })).toBeVisible();
  expect(offered()).not.toContain('Archive');
});

test('where they cannot be loaded none is offered, and the person may ask again', async () => {
  possible.mockReturnValueOnce(jsonResponse(500, { code: 'internal', detail: 'The table is away.' }));
  const { user } = await openMenu({ status: 'ACTIVE', candidates: 3 });
  const again = await screen.findByRole('menuitem', { name: /could not be loaded/ });
  expect(offered()).not.toContain('Stop');
  possible.mockReturnValueOnce(jsonResponse(200, { items: ['STOPPED'] }));
  await user.click(again);
  expect(await screen.findByRole('menuitem', { name: 'Stop' })).toBeVisible();
});
