/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sharedQueryClient } from '@/components/query/shared-query-client';
import type { AccountCheck } from '@/lib/ats/connections/connection-schemas';
import type { Locale } from '@/lib/i18n/locale';
import { jsonResponse } from '@/tests/json-response';
import { renderWithQueries } from '@/tests/render';
import { ConnectionCheck, useConnectionCheck } from './connection-check';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/administration' }));

afterEach(() => sharedQueryClient().clear());

const confirmed: AccountCheck['assumptions'][number] = {
  name: 'job-filter',
  assumed: 'filter[job-id]',
  seen: 'filter[job-id]',
  chosen: 'filter[job-id]',
  outcome: 'confirmed',
  error: null,
};
const check: AccountCheck = {
  checks: [{ name: 'token', error: null }],
  assumptions: [confirmed],
  chosen: [],
  productVersion: '0.1.0',
  checkedAt: '2026-05-05T10:00:00.000Z',
};

function Part() {
  const state = useConnectionCheck('c1', false);
  return (
    <>
      <button onClick={state.run}>Run</button>
      <ConnectionCheck {...state} connection={{ name: 'Head office', provider: 'TEAMTAILOR' }} onRetry={state.run} />
    </>
  );
}

/** Runs the check, which answers `respond`. */
async function run(respond: () => Response | Promise<Response>, locale: Locale = 'en') {
  const sent: string[] = [];
  globalThis.fetch = jest.fn(async (address: RequestInfo | URL, init?: RequestInit) => {
    const path = String(address).replace('/api/v1', '');
    if (path === '/csrf') return jsonResponse(200, { token: 't' });
    sent.push(`${init?.method ?? 'GET'} ${path}`);
    return respond();
  });
  const user = userEvent.setup();
  renderWithQueries(<Part />, locale);
  await user.click(screen.getByRole('button', { name: 'Run' }));
  return { sent, user };
}

const answer = (change: Partial<AccountCheck>) => () => jsonResponse(200, { ...check, ...change });
/** The banners have a region of their own. */
const status = (text: RegExp) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(text),
    ),
  );

test('the rights: what works, what is missing and what the ATS does not have', async () => {
  const { sent } = await run(
    answer({
      checks: [
        { name: 'token', error: null },
        { name: 'applications', error: 'ats.forbidden' },
        { name: 'write', error: 'ats.unsupported' },
      ],
    }),
  );
  await status(/^1 check failed[.] All assumptions are confirmed[.]$/);
  expect(screen.getByText(/account is not allowed to do this/)).toBeVisible();
  expect(screen.getByText(/do not offer it/)).toBeVisible();
  expect(sent).toEqual(['POST /administration/ats-connections/c1/check']);
  expect(screen.getByRole('button', { name: 'Run' })).toHaveFocus();
});

test.each([
  [{}, 'Confirmed', /All assumptions are confirmed/, ''],
  [{ outcome: 'differs', seen: 'filter[job]' }, 'Another known shape', /1 assumption has another known shape/, ''],
  [{ outcome: 'unknown', seen: 'filter' }, 'Unknown shape', /unknown shape: send us the report/, 'Send us the report.'],
  [{ outcome: 'not-seen', seen: null }, 'Not seen', /Nothing is known yet/, ''],
  [
    { outcome: 'not-seen', seen: null, error: 'ats.forbidden' },
    'Not checked',
    /could not be checked/,
    'The connection’s account is not',
  ],
] as [Partial<typeof confirmed>, string, RegExp, string][])(
  'an assumption %j is shown as %s',
  async (change, badge, summary, note) => {
    await run(answer({ assumptions: [{ ...confirmed, ...change }] }));
    await status(summary);
    const table = screen.getByRole('table', { name: 'Assumptions about the account Head office' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['Assumption', 'Assumed', 'Seen', 'Chosen', 'Result']);
    const row = screen.getByRole('row', { name: /^Filter of applications by job/ });
    expect(within(row).getByRole('rowheader')).toHaveTextContent('Filter of applications by job');
    const shown = change.seen === undefined ? 'filter[job-id]' : (change.seen ?? 'nothing to see yet');
    expect(row.textContent).toContain(`Assumed: filter[job-id]Seen: ${shown}Chosen: filter[job-id]${badge}${note}`);
  },
);

test('an assumption without a label is shown by its name; changed settings by their labels', async () => {
  await run(
    answer({
      assumptions: [{ ...confirmed, name: 'unheard-of' }],
      chosen: [
        { setting: 'stateSource', from: 'list', to: 'history' },
        { setting: 'filtersByJob', from: true, to: false },
      ],
    }),
    'pl',
  );
  expect(await screen.findByRole('rowheader', { name: 'unheard-of' })).toBeVisible();
  expect(screen.getByText(/: Lista osób w rekrutacji → Historia wszystkich rekrutacji$/)).toBeVisible();
  expect(screen.getByText(/: włączone → wyłączone$/)).toBeVisible();
});

test('when the token is refused there is only that line', async () => {
  await run(answer({ checks: [{ name: 'token', error: 'ats.credentials-refused' }], assumptions: [] }));
  await status(/^1 check failed[.]$/);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('table')).toBeNull();
});

test('while it runs it says so; after an error it can be tried again', async () => {
  const problem = { code: 'ats.rate-limited', title: '', detail: 'Too many calls.', errors: [] };
  const answers = [jsonResponse(503, problem), jsonResponse(200, check)];
  let go = () => {};
  const { user } = await run(async () => {
    await new Promise<void>((resolve) => (go = resolve));
    return answers.shift() ?? jsonResponse(500, problem);
  });
  await status(/^Checking the account/);
  expect(screen.getByRole('progressbar')).toBeVisible();
  go();
  expect(await screen.findByText('Too many calls.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /again/ }));
  await status(/^Checking the account/);
  go();
  await status(/^The connection works/);
  expect(screen.queryByText('Too many calls.')).toBeNull();
});

test('the report is downloaded as a file, and copied', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = jest.fn((file: Blob) => `blob:${files.push(file)}`);
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await run(answer({ assumptions: [{ ...confirmed, seen: 'olga@poczta.example' }] }));
  await user.click(await screen.findByRole('button', { name: 'Download report' }));
  expect(click.mock.contexts).toMatchObject([{ download: 'ats-check-teamtailor-2026-05-05.json' }]);
  expect(files[0]?.type).toBe('application/json');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toHaveFocus();
  const copied = JSON.parse(await navigator.clipboard.readText());
  expect(copied).toMatchObject({
    productVersion: '0.1.0',
    provider: 'TEAMTAILOR',
    assumptions: [{ seen: '[removed]' }],
  });
});
