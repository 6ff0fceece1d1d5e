/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sharedQueryClient } from '@/components/query/shared-query-client';
import type { AtsLinkDto, UsableConnection } from '@/lib/ats/schemas';
import { jsonResponse } from '@/tests/json-response';
import { renderWithQueries } from '@/tests/render';
import { AtsLinkForm } from './ats-link-form';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/processes/p1' }));

afterEach(() => sharedQueryClient().clear());

const connections: UsableConnection[] = [
  {
    connectionId: 'k1',
    name: 'Head office',
    provider: 'TRAFFIT',
    reads: true,
    usable: true,
    capabilities: {
      changes: true,
      targets: ['STAGE', 'NOTE'],
      compareAndSwap: false,
      createsCandidates: false,
      webhooks: 'secret-address',
    },
  },
];
const linked: AtsLinkDto = {
  connectionId: 'k1',
  connectionName: 'Head office',
  provider: 'TRAFFIT',
  reads: true,
  externalProcessId: '77',
  targetKind: 'STAGE',
  target: '5',
  targetName: 'Selected',
  createsCandidates: false,
  lastSyncAt: null,
};
const stages = [
  { id: '5', name: 'Selected' },
  { id: '6', name: 'Interview' },
];
const recruitments = [
  { id: '77', name: 'Java developer', reference: 'REK/7', open: true },
  { id: '78', name: 'Storekeeper', reference: null, open: false },
];

interface Sent {
  call: string;
  ifMatch: string | null;
  body: unknown;
}

/** The form over a server that has this link, and refuses each mutation whose version is not the present one. */
async function renderForm(link: AtsLinkDto | null) {
  const sent: Sent[] = [];
  const server = { etag: '"v4"', link };
  const onClose = jest.fn();
  const process = () => ({
    id: 'p1',
    externalProcessId: server.link?.externalProcessId ?? null,
    extendedAtsIntegration: false,
  });
  const answer = (path: string): unknown => {
    if (path === '/processes/p1') return process();
    if (path.endsWith('/ats-link')) return { link: server.link };
    if (path.endsWith('/stages')) return { items: stages };
    return { items: path.includes('/recruitments') ? recruitments : connections };
  };
  globalThis.fetch = jest.fn(async (address: RequestInfo | URL, init?: RequestInit) => {
    const path = String(address).replace('/api/v1', '');
    if (path === '/csrf') return jsonResponse(200, { token: 't' });
    const method = init?.method ?? 'GET';
    if (method === 'GET') return jsonResponse(200, answer(path), { etag: server.etag });
    const ifMatch = new Headers(init?.headers).get('if-match');
    sent.push({ call: `${method} ${path}`, ifMatch, body: init?.body ? JSON.parse(String(init.body)) : null });
    if (ifMatch === '*' || ifMatch === server.etag) return jsonResponse(200, answer(path), { etag: server.etag });
    return jsonResponse(412, { code: 'process.changed-meanwhile', title: '', detail: 'Changed.', errors: [] });
  });
  renderWithQueries(<AtsLinkForm processId="p1" onClose={onClose} />);
  await screen.findByLabelText('Connection');
  return { sent, server, onClose, user: userEvent.setup() };
}

const save = () => screen.getByRole('button', { name: 'Save' });

test('a process is linked to a recruitment, with the stage that stands for Selected by AI', async () => {
  const { user, sent, onClose } = await renderForm(null);
  await user.selectOptions(screen.getByLabelText('Connection'), 'Head office (Traffit)');
  await user.click(save());
  expect(sent).toEqual([]);
  expect(screen.getByText('Choose a recruitment.')).toBeVisible();
  await user.click(await screen.findByRole('radio', { name: /^Java developer/ }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Stage' }), 'Interview');
  await user.click(save());
  await screen.findByText('The link to the ATS is saved.');
  expect(sent).toEqual([
    { call: 'PUT /processes/p1', ifMatch: '"v4"', body: { extendedAtsIntegration: false } },
    {
      call: 'PUT /processes/p1/ats-link',
      ifMatch: '"v4"',
      body: {
        connectionId: 'k1',
        externalProcessId: '77',
        targetKind: 'STAGE',
        target: '6',
        targetName: 'Interview',
      },
    },
  ]);
  expect(onClose).toHaveBeenCalled();
});

test('another recruitment has other stages, so that the stage is chosen anew', async () => {
  const { user } = await renderForm(linked);
  const stage = await screen.findByRole('combobox', { name: 'Stage' });
  expect(stage).toHaveValue('5');
  await user.click(await screen.findByRole('radio', { name: /^Storekeeper/ }));
  expect(stage).toHaveValue('');
});

test('a note is text, and the link is ended by choosing no connection', async () => {
  const { user, sent } = await renderForm(linked);
  await user.click(screen.getByRole('radio', { name: 'Note' }));
  expect(screen.queryByRole('combobox', { name: 'Stage' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Connection'), '');
  expect(screen.queryByRole('radio', { name: 'Note' })).toBeNull();
  await user.click(save());
  await screen.findByText('The link to the ATS is saved.');
  expect(sent.map(({ call, ifMatch }) => [call, ifMatch])).toEqual([
    ['PUT /processes/p1', '"v4"'],
    ['DELETE /processes/p1/ats-link', '"v4"'],
  ]);
});

test('a stage that somebody else changed meanwhile is a conflict: their version, or one’s own over it', async () => {
  const { user, sent, server, onClose } = await renderForm(linked);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Stage' }), 'Interview');
  Object.assign(server, { etag: '"v5"', link: { ...linked, targetKind: 'NOTE', target: 'Chosen', targetName: null } });
  await user.click(save());
  expect(await screen.findByText(/Somebody else has changed this process/)).toBeVisible();
  expect(save()).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Load their version' }));
  expect(await screen.findByDisplayValue('Chosen')).toBeVisible();
  Object.assign(server, { etag: '"v6"' });
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Save mine over it' }));
  await screen.findByText('The link to the ATS is saved.');
  expect(sent.at(-1)).toMatchObject({ call: 'PUT /processes/p1/ats-link', ifMatch: '*' });
  expect(onClose).toHaveBeenCalledTimes(1);
});
