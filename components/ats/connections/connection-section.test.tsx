/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import { sharedQueryClient } from '@/components/query/shared-query-client';
import type { ConnectionDto } from '@/lib/ats/connections/connection-schemas';
import { jsonResponse } from '@/tests/json-response';
import { renderWithQueries } from '@/tests/render';
import { ConnectionDialog } from './connection-form';
import { ConnectionSection } from './connection-section';
import { connectionState } from './connection-state';

const connection: ConnectionDto = {
  reads: true,
  signs: false,
  connectionId: 'c1',
  name: 'Head office',
  provider: 'TRAFFIT',
  scheduleMinutes: 30,
  paused: false,
  version: 4,
  settings: {
    url: 'https://company.traffit.example',
    recruitmentPage: null,
    callsPerSecond: 5,
    createsCandidates: false,
    stateSource: 'history',
    notesPath: 'notes',
    changeFilter: 'day',
    uploadForm: 'nested',
    rejectionId: null,
  },
  hasCredentials: true,
  credentialsReadable: true,
  stoppedReason: null,
  blockedUntil: null,
  blockedReason: null,
  processes: 0,
  webhook: {
    kind: 'secret-address',
    address: 'https://here.example/api/v1/ats/webhooks/c1',
    hasSecret: false,
    secretReadable: false,
  },
  capabilities: {
    changes: true,
    targets: ['STAGE'],
    compareAndSwap: false,
    createsCandidates: false,
    webhooks: 'secret-address',
  },
};

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/administration' }));

afterEach(() => sharedQueryClient().clear());

interface Sent {
  path: string;
  method: string;
  ifMatch: string | null;
  body: Record<string, unknown>;
}

function renderPart(part: ReactNode, respond: (sent: Sent) => Response) {
  const sent: Sent[] = [];
  globalThis.fetch = jest.fn(async (address: RequestInfo | URL, init?: RequestInit) => {
    const path = String(address).replace('/api/v1', '');
    if (path === '/csrf') return jsonResponse(200, { token: 't' });
    const body = init?.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : {};
    const request = { path, method: init?.method ?? 'GET', ifMatch: new Headers(init?.headers).get('if-match'), body };
    sent.push(request);
    return respond(request);
  });
  renderWithQueries(part);
  return { sent, user: userEvent.setup() };
}

/** Faster than typing. */
async function fill(user: ReturnType<typeof userEvent.setup>, label: string, text: string) {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}

const list = (items: ConnectionDto[]) => (request: Sent) =>
  request.path.endsWith('/syncs') ? jsonResponse(200, { items: [] }) : jsonResponse(200, { items });

const problem = { code: 'ats.settings-changed', title: '', detail: 'Changed.', errors: [] };

test.each([
  [{}, 'ready'],
  [{ hasCredentials: false, paused: true }, 'noCredentials'],
  [{ credentialsReadable: false }, 'unreadable'],
  [{ webhook: { ...connection.webhook, hasSecret: true } }, 'webhookUnreadable'],
  [{ webhook: { ...connection.webhook, hasSecret: true, secretReadable: true } }, 'ready'],
  [{ stoppedReason: 'ats.credentials-refused', paused: true }, 'stopped'],
  [{ paused: true, blockedUntil: '2026-05-05T10:10:00.000Z' }, 'paused'],
  [{ blockedUntil: '2026-05-05T10:10:00.000Z' }, 'blocked'],
  [{ blockedUntil: '2026-05-05T09:50:00.000Z' }, 'ready'],
] as const)('%j is shown as %s', (difference, state) => {
  expect(connectionState({ ...connection, ...difference }, Date.parse('2026-05-05T10:00:00.000Z'))).toBe(state);
});

test('without a connection the section says what one is for and offers to add it', async () => {
  renderPart(<ConnectionSection />, list([]));
  expect(await screen.findByText('No ATS connected yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add connection' })).toBeVisible();
});

test('a stopped connection says why in words', async () => {
  renderPart(<ConnectionSection />, list([{ ...connection, stoppedReason: 'ats.credentials-refused' }]));
  const card = within(await screen.findByRole('listitem', { name: 'Head office' }));
  expect(card.getByText('Stopped')).toBeVisible();
  expect(card.getByText(/The ATS refused the credentials/)).toBeVisible();
});

test('a connection in use cannot be deleted, another one after a question', async () => {
  const used = { ...connection, connectionId: 'c2', name: 'Branch', processes: 2 };
  const { sent, user } = renderPart(<ConnectionSection />, list([connection, used]));
  await user.click(await screen.findByRole('button', { name: 'Delete Branch' }));
  expect(await screen.findByText(/2 processes are linked/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Delete Head office' }));
  await user.click(await screen.findByRole('button', { name: 'Delete connection' }));
  await screen.findByText('The connection Head office is deleted.');
  expect(sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    '/administration/ats-connections/c1',
  ]);
});

test('empty credentials stay as they are; the version goes along', async () => {
  const onSaved = jest.fn();
  const { sent, user } = renderPart(
    <ConnectionDialog connection={connection} onSaved={onSaved} onClose={jest.fn()} />,
    () => jsonResponse(200, connection),
  );
  await user.clear(screen.getByLabelText('Name'));
  await fill(user, 'Name', 'Main office');
  await user.click(screen.getByRole('button', { name: 'Save and check' }));
  await screen.findByText('The connection is saved.');
  expect(sent[0]).toMatchObject({ method: 'PUT', ifMatch: '"v4"' });
  expect(sent[0]?.body).toEqual({
    name: 'Main office',
    provider: 'TRAFFIT',
    scheduleMinutes: 30,
    paused: false,
    settings: {
      url: 'https://company.traffit.example',
      recruitmentPage: null,
      rejectionId: null,
      callsPerSecond: 5,
      createsCandidates: false,
      stateSource: 'history',
      notesPath: 'notes',
    },
  });
  expect(onSaved).toHaveBeenCalled();
});

test('what the account taught us is shown, and is not sent, so that it stays', async () => {
  const { user, sent } = renderPart(
    <ConnectionDialog connection={connection} onSaved={jest.fn()} onClose={jest.fn()} />,
    () => jsonResponse(200, connection),
  );
  expect(screen.getByText('since a day')).toBeVisible();
  expect(screen.getByText('field file[file]')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'How a file is sent' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save and check' }));
  await screen.findByText('The connection is saved.');
  expect(sent[0]?.body['settings']).not.toHaveProperty('changeFilter');
  expect(sent[0]?.body['settings']).not.toHaveProperty('uploadForm');
});

const noKey = /Without credentials the connection is saved but does not work/;
const savedWithout = 'Saved without credentials: the connection does not work until you enter them.';

test('a connection saved without credentials is said not to work, before and after', async () => {
  const dialog = <ConnectionDialog connection={null} onSaved={jest.fn()} onClose={jest.fn()} />;
  const { user } = renderPart(dialog, () => jsonResponse(201, { ...connection, hasCredentials: false }));
  expect(screen.getByText(noKey)).toBeVisible();
  await fill(user, 'Name', 'Warsaw');
  await fill(user, 'Company ID', '77');
  await user.click(screen.getByRole('button', { name: 'Save and check' }));
  expect(await screen.findByText(savedWithout)).toBeVisible();
  await fill(user, 'Password', 'a-password');
  expect(screen.queryByText(noKey)).toBeNull();
});

test('with stored credentials that is said only of removing them', async () => {
  const dialog = <ConnectionDialog connection={connection} onSaved={jest.fn()} onClose={jest.fn()} />;
  const { user } = renderPart(dialog, () => jsonResponse(200, connection));
  expect(screen.queryByText(noKey)).toBeNull();
  await user.click(screen.getByLabelText('Remove the saved credentials'));
  expect(screen.getByText(noKey)).toBeVisible();
});

test.each([
  ['asked', /The ATS asks for a pause until/],
  ['limit', /The calls that this ATS allows are used up until/],
  ['failures', /The ATS failed several times in a row, so it is tried again at/],
  [null, /The next call is made at/],
] as const)(
  'a pause for the reason %s says so, and only an ATS that asked is said to have asked',
  async (reason, text) => {
    const blockedUntil = new Date(Date.now() + 60_000).toISOString();
    renderPart(<ConnectionSection />, list([{ ...connection, blockedUntil, blockedReason: reason }]));
    const card = within(await screen.findByRole('listitem', { name: 'Head office' }));
    expect(card.getByText(text)).toBeVisible();
    expect(card.queryAllByText(/asks for a pause/)).toHaveLength(reason === 'asked' ? 1 : 0);
  },
);

test('the region of Teamtailor sets the address; nobody is named as the author of notes', async () => {
  const settings = { apiUrl: 'https://api.na.teamtailor.com/v1', jobFilter: 'job', noteUserId: '4711' };
  const teamtailor = { ...connection, provider: 'TEAMTAILOR' as const, settings };
  const { sent, user } = renderPart(
    <ConnectionDialog connection={teamtailor} onSaved={jest.fn()} onClose={jest.fn()} />,
    () => jsonResponse(200, teamtailor),
  );
  expect(screen.getByLabelText('Region')).toHaveDisplayValue('North America');
  await user.selectOptions(screen.getByLabelText('Region'), 'Europe');
  expect(screen.getByLabelText('Address of the API')).toHaveValue('https://api.teamtailor.com/v1');
  await user.clear(screen.getByLabelText('ID of the notes’ author'));
  await user.click(screen.getByText('Advanced'));
  expect(screen.getByLabelText('Filter of applications by job')).toHaveDisplayValue('filter[job]');
  await user.click(screen.getByRole('button', { name: 'Save and check' }));
  await screen.findByText('The connection is saved.');
  expect(sent[0]?.body).toMatchObject({
    settings: { apiUrl: 'https://api.teamtailor.com/v1', jobFilter: 'job', noteUserId: null },
  });
});

test('a new connection needs what its provider needs; a write call is sent only when it is used', async () => {
  const { sent, user } = renderPart(
    <ConnectionDialog connection={null} onSaved={jest.fn()} onClose={jest.fn()} />,
    () => jsonResponse(201, connection),
  );
  await fill(user, 'Name', 'Warsaw');
  const save = screen.getByRole('button', { name: 'Save and check' });
  await user.click(save);
  expect(await screen.findByText('Field is required')).toBeVisible();
  expect(sent).toHaveLength(0);
  await fill(user, 'Company ID', '77');
  await user.click(screen.getByLabelText(/Call that moves to a stage/));
  await fill(user, 'Path below the address of the API', 'Applications/1/Stage');
  await user.click(save);
  await screen.findByText('The connection is saved.');
  expect(sent[0]?.body).toMatchObject({
    settings: {
      companyId: '77',
      moveCall: { method: 'POST', path: 'Applications/1/Stage', body: null },
      tagCall: null,
    },
  });
});

test('another ATS keeps the name that was typed', async () => {
  const dialog = <ConnectionDialog connection={null} onSaved={jest.fn()} onClose={jest.fn()} />;
  const { user } = renderPart(dialog, () => jsonResponse(200, {}));
  await fill(user, 'Name', 'Branch office');
  await user.selectOptions(screen.getByLabelText('ATS'), 'GREENHOUSE');
  expect(screen.getByLabelText('Name')).toHaveValue('Branch office');
});

test('Escape asks before it throws away what was typed, and only then', async () => {
  const onClose = jest.fn();
  const dialog = <ConnectionDialog connection={null} onSaved={jest.fn()} onClose={onClose} />;
  const { user } = renderPart(dialog, () => jsonResponse(200, {}));
  await fill(user, 'Name', 'Branch office');
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  const choose = (name: string) => user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
  await choose('Cancel');
  expect(screen.getByLabelText('Name')).toHaveValue('Branch office');
  await user.keyboard('{Escape}');
  await choose('Close');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Escape closes what nobody has typed into', async () => {
  const onClose = jest.fn();
  const dialog = <ConnectionDialog connection={null} onSaved={jest.fn()} onClose={onClose} />;
  const { user } = renderPart(dialog, () => jsonResponse(200, {}));
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('after a save of somebody else their version is loaded, or overwritten', async () => {
  const { sent, user } = renderPart(
    <ConnectionDialog connection={connection} onSaved={jest.fn()} onClose={jest.fn()} />,
    ({ ifMatch }) => (ifMatch === '*' ? jsonResponse(200, connection) : jsonResponse(412, problem)),
  );
  await user.click(screen.getByRole('button', { name: 'Save and check' }));
  await user.click(await screen.findByRole('button', { name: 'Save mine over it' }));
  await screen.findByText('The connection is saved.');
  expect(sent.map(({ ifMatch }) => ifMatch)).toEqual(['"v4"', '*']);
});
