/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NuqsTestingAdapter, type UrlUpdateEvent } from 'nuqs/adapters/testing';
import type { AuditEntry } from '@/lib/audit-log/schemas';
import type { Locale } from '@/lib/i18n/locale';
import { saveFile } from '@/components/cv/save-file';
import { jsonResponse } from '@/tests/json-response';
import { renderWithProviders } from '@/tests/render';
import { AuditFilters } from './audit-filters';
import { AuditSection } from './audit-section';

jest.mock('@/components/cv/save-file', () => ({ saveFile: jest.fn() }));

const id = (digit: number) => `01980000-0000-7000-8000-00000000000${digit}`;

const entry = (change: Partial<AuditEntry>): AuditEntry => ({
  eventId: id(1),
  at: '2026-11-26T09:05:07.000Z',
  actor: { userId: id(2), name: 'Anna Testowa' },
  source: null,
  address: '192.0.2.7',
  sessionId: id(3),
  action: 'candidate.cv-viewed',
  process: { processId: id(4), name: 'Księgowa' },
  candidate: { candidateId: id(5), firstName: 'Jan', lastName: 'Próbny', ordinalNumber: 3 },
  account: null,
  details: {},
  seq: 12,
  hash: 'ab'.repeat(32),
  ...change,
});

function renderSection(
  items: AuditEntry[],
  { locale = 'pl', next = null }: { locale?: Locale; next?: string | null } = {},
) {
  const asked: UrlUpdateEvent[] = [];
  renderWithProviders(
    <QueryClientProvider client={new QueryClient()}>
      <NuqsTestingAdapter onUrlUpdate={(update) => asked.push(update)} hasMemory>
        <AuditSection
          page={{ items, nextCursor: next }}
          isFirst
          addresses={{
            only: (value) => `/only?${new URLSearchParams(value)}`,
            older: (cursor) => `/older?cursor=${cursor}`,
            newest: '/newest',
            export: { csv: '/export?format=csv', jsonl: '/export?format=jsonl' },
          }}
        >
          <AuditFilters
            people={[{ id: id(2), name: 'Testowa Anna' }]}
            processes={[{ id: id(4), name: '1. Księgowa' }]}
          />
        </AuditSection>
      </NuqsTestingAdapter>
    </QueryClientProvider>,
    locale,
  );
  return { lastAsked: () => asked.at(-1)?.queryString };
}

const entryTexts = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

it('says who did what, when and from where, in the language of the reader', () => {
  renderSection([entry({})]);
  expect(entryTexts()[0]).toContain('26 lis 2026, 10:05:07Anna Testowa192.0.2.7');
  expect(entryTexts()[0]).toContain('Otwarto CV kandydata: kandydat Jan Próbny, proces Księgowa');
  expect(screen.getByRole('link', { name: 'Jan Próbny' })).toHaveAttribute(
    'href',
    `/processes/${id(4)}/candidates/${id(5)}`,
  );
});

it('says so in English too, with the number of a hidden candidate and the ids of what is gone', () => {
  const hidden = { candidateId: id(5), firstName: null, lastName: null, ordinalNumber: 3 };
  renderSection(
    [
      entry({ eventId: id(6), candidate: hidden }),
      entry({
        eventId: id(7),
        action: 'user.role-changed',
        candidate: null,
        process: null,
        actor: { userId: id(8), name: null },
        account: { userId: id(9), name: null },
      }),
      entry({ eventId: id(8), actor: null, source: 'system/clean-up', address: null, action: 'audit.deleted' }),
      entry({ eventId: id(9), action: 'of-a-later.version' }),
    ],
    { locale: 'en' },
  );
  const texts = entryTexts();
  expect(texts[0]).toContain('Opened the candidate’s CV: candidate no. 3, process Księgowa');
  expect(texts[1]).toContain(`Deleted account ${id(8)}`);
  expect(texts[1]).toContain(`Changed the role of the account: account ${id(9)} (deleted)`);
  expect(texts[2]).toContain('Part of the applicationsystem/clean-up');
  expect(texts[3]).toContain('of-a-later.version');
});

it('unfolds values before and after, the seal, and what narrows the list', async () => {
  const changes = [
    { field: 'votes', subject: null, from: 1, to: 3 },
    { field: 'enabled', subject: null, from: null, to: true },
  ];
  renderSection([entry({ action: 'model.settings-saved', details: { changes, count: 2 } })]);
  await userEvent.click(screen.getByText('Szczegóły'));
  expect(screen.getByRole('row', { name: 'votes 1 3' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'enabled brak tak' })).toBeVisible();
  expect(screen.getByText(`nr 12: ${'ab'.repeat(32)}`)).toBeVisible();
  expect(screen.getByText('count').closest('dt')?.nextSibling).toHaveTextContent('2');
  expect(screen.getByRole('link', { name: 'o tym kandydacie' })).toHaveAttribute('href', `/only?candidateId=${id(5)}`);
  expect(screen.getByRole('link', { name: 'z tej sesji' })).toHaveAttribute('href', `/only?id=${id(3)}`);
});

it('asks for a group, an action, a person and a whole id, and for nothing while an id is typed', async () => {
  const { lastAsked } = renderSection([]);
  expect(screen.getByRole('status')).toHaveTextContent('nie ma takich wpisów');
  await userEvent.selectOptions(screen.getByLabelText('Co się stało'), 'Wyświetlenia: wszystko');
  expect(lastAsked()).toBe('?group=views');
  await userEvent.selectOptions(screen.getByLabelText('Co się stało'), 'Zalogowano się');
  expect(lastAsked()).toBe('?action=session.opened');
  await userEvent.selectOptions(screen.getByLabelText('Osoba'), 'Aplikacja');
  expect(lastAsked()).toBe('?action=session.opened&actorId=system');
  const search = screen.getByLabelText('Szukaj po ID');
  await userEvent.type(search, '0198');
  expect(lastAsked()).toBe('?action=session.opened&actorId=system');
  expect(screen.getByText('To nie jest pełny identyfikator')).toBeVisible();
  await userEvent.clear(search);
  await userEvent.click(search);
  await userEvent.paste(` ${id(5).toUpperCase()}`);
  expect(lastAsked()).toContain(`id=${id(5)}`);
  await userEvent.click(screen.getByRole('button', { name: 'Wyczyść filtry' }));
  expect(lastAsked()).toBe('');
  expect(search).toHaveValue('');
});

it('goes to older entries', () => {
  renderSection([entry({})], { next: 'x' });
  expect(screen.getByRole('link', { name: 'Starsze' })).toHaveAttribute('href', '/older?cursor=x');
  expect(screen.queryByRole('link', { name: 'Najnowsze' })).toBeNull();
});

it('saves an export, and nothing that the server refuses', async () => {
  const asked: string[] = [];
  const statuses = [200, 500];
  globalThis.fetch = ((url: string) => {
    asked.push(url);
    const response = jsonResponse(statuses.shift() ?? 500, { code: 'internal', detail: 'Błąd' });
    return Promise.resolve(Object.assign(response, { blob: () => Promise.resolve(new Blob(['seq'])) }));
  }) as typeof fetch;
  renderSection([entry({})]);
  await userEvent.click(screen.getByRole('button', { name: 'Eksportuj CSV' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.anything(), 'audit-log.csv'));
  await userEvent.click(screen.getByRole('button', { name: 'Eksportuj JSON Lines' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Eksportuj JSON Lines' })).toBeEnabled());
  expect(asked).toEqual(['/api/v1/export?format=csv', '/api/v1/export?format=jsonl']);
  expect(saveFile).toHaveBeenCalledTimes(1);
});
