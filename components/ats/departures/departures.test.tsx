/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import { sharedQueryClient } from '@/components/query/shared-query-client';
import type { CandidateInAts } from '@/lib/ats/picks/pick-schemas';
import { erasedOne, nobodyWaits, renderDepartures, type DepartureScene } from '@/tests/ats/render-departures';
import { CandidateErasure } from './candidate-erasure';
import { DepartureDialog } from './departure-dialog';
import { DepartureNotice } from './departure-notice';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/processes/p1' }));

afterEach(() => sharedQueryClient().clear());

const notice = <DepartureNotice processId="p1" syncEndedAt={null} />;

async function openWho(scene: DepartureScene = {}) {
  const rendered = renderDepartures(notice, scene);
  await rendered.user.click(await screen.findByRole('button', { name: 'See who' }));
  const dialog = await screen.findByRole('dialog', { name: 'Not found in the ATS' });
  return { ...rendered, dialog: within(dialog) };
}

test.each([
  [{ readsCandidates: false }, /probably may no longer read candidates/],
  [{}, /2 people were deleted, anonymised or merged.*nobody is erased unless a person decides/],
  [{ said: 1 }, /1 person was deleted/],
  [{ said: 0 }, /does not prove that they were deleted/],
  [{ said: 0, readsCandidates: null }, /does not prove/],
])('the notice says how many, that nobody was erased, and the likely cause: %j', async (change, cause) => {
  renderDepartures(notice, change);
  expect(await screen.findByText('3 candidates were not found in the ATS. Nobody was erased.')).toBeVisible();
  expect(screen.getByText(cause)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('an administrator gets to the connection that may have lost its right', async () => {
  renderDepartures(notice, { role: 'ADMIN', readsCandidates: false });
  expect(await screen.findByRole('link', { name: 'ATS connections' })).toHaveAttribute('href', '/administration/ats');
});

test('nothing waits: nothing is in the way', async () => {
  renderDepartures(notice, nobodyWaits);
  await waitFor(() => expect(sharedQueryClient().isFetching()).toBe(0));
  expect(screen.queryByRole('button')).toBeNull();
});

test('some are kept: the others stay on the list', async () => {
  const { state, user, dialog } = await openWho();
  const rows = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toContain('3. Anna NowakThe ATS says: deleted (5 May 2026)');
  expect(rows[1]).toContain('7. Jan NowakNot found since 5 May 2026');
  expect(dialog.getByRole('link', { name: 'Candidate no. 12' })).toHaveAttribute(
    'href',
    '/processes/p1/candidates/c12',
  );
  expect(dialog.getByRole('button', { name: 'Keep' })).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: '7. Jan Nowak' }));
  expect(dialog.getByText('1 selected')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Keep' }));
  expect(await screen.findByText('1 candidate kept.')).toBeVisible();
  expect(state.sent).toEqual([['ats-departures/decide', { decision: 'KEEP', candidateIds: ['c7'] }]]);
  await waitFor(() => expect(dialog.queryByText(/Jan Nowak/)).toBeNull());
  expect(dialog.getByText('0 selected')).toBeVisible();
});

test('all are erased by the keyboard, after a confirmation that names how many', async () => {
  const { state, user, dialog } = await openWho();
  expect(dialog.getByRole('checkbox', { name: 'Select all' })).toHaveFocus();
  await user.keyboard(' ');
  await user.click(dialog.getByRole('button', { name: 'Erase…' }));
  const asked = within(screen.getByRole('alertdialog', { name: 'Erase 3 candidates?' }));
  expect(asked.getByText(/An administrator can restore it for 7 days/)).toBeVisible();
  expect(asked.queryByText(/may still be in the ATS/)).toBeNull();
  expect(state.sent).toEqual([]);
  await user.click(asked.getByRole('button', { name: 'Erase 3 candidates' }));
  expect(await screen.findByText('3 candidates erased.')).toBeVisible();
  expect(state.sent).toEqual([['ats-departures/decide', { decision: 'ERASE', candidateIds: ['c3', 'c7', 'c12'] }]]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(/Nobody was erased/)).toBeNull();
});

test('the confirmation warns while the connection may have lost its right', async () => {
  const { user, dialog } = await openWho({ readsCandidates: false });
  await user.click(dialog.getByRole('checkbox', { name: 'Select all' }));
  await user.click(dialog.getByRole('button', { name: 'Erase…' }));
  expect(screen.getByText(/may still be in the ATS/)).toBeVisible();
});

test('an error is said and leaves them chosen', async () => {
  const { state, user, dialog } = await openWho();
  await user.click(dialog.getByRole('checkbox', { name: '3. Anna Nowak' }));
  state.failing = true;
  await user.click(dialog.getByRole('button', { name: 'Keep' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('No.');
  expect(dialog.getByRole('checkbox', { name: '3. Anna Nowak' })).toBeChecked();
  state.failing = false;
  await user.click(dialog.getByRole('button', { name: 'Keep' }));
  expect(await screen.findByText('1 candidate kept.')).toBeVisible();
});

test('whoever may not decide sees the list without actions', async () => {
  const { dialog } = await openWho({ role: 'VIEWER' });
  expect(dialog.getByText('Recruiters and administrators decide about them.')).toBeVisible();
  expect(dialog.getByText('3. Anna Nowak')).toBeVisible();
  expect(dialog.queryByRole('checkbox')).toBeNull();
  expect(dialog.queryByRole('button', { name: /Keep|Erase/ })).toBeNull();
});

test('a list that cannot be read is read again on request', async () => {
  const { state, user } = renderDepartures(<DepartureDialog processId="p1" onClose={jest.fn()} />, { failing: true });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  state.failing = false;
  await user.click(retry);
  expect(await screen.findByText('3. Anna Nowak')).toBeVisible();
});

test('of very many the rest is counted', async () => {
  const { dialog } = await openWho({ total: 1250 });
  expect(dialog.getByText(/shows 3 of 1,250 people/)).toBeVisible();
});

test('an administrator restores by numbers; nobody is named', async () => {
  const restorable = [erasedOne, { ...erasedOne, candidateId: 'c6', ordinalNumber: 6 }];
  const { state, user } = renderDepartures(notice, { role: 'ADMIN', ...nobodyWaits, restorable });
  expect(await screen.findByText('2 candidates were erased following the ATS in the last 7 days.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Restore…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Erased following the ATS' }));
  expect(dialog.getAllByText(/The ATS said: deleted. Erased here 5 May 2026.*until 12 May 2026/)).toHaveLength(2);
  await user.click(dialog.getByRole('checkbox', { name: 'Candidate no. 5' }));
  await user.click(dialog.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('1 candidate restored.')).toBeVisible();
  expect(state.sent).toEqual([['ats-departures/restore', { candidateIds: ['c5'] }]]);
  await waitFor(() => expect(dialog.queryByText('Candidate no. 5')).toBeNull());
  await user.click(dialog.getByRole('checkbox', { name: 'Select all' }));
  await user.click(dialog.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const { erasedAt, keptUntil } = erasedOne;
const application: CandidateInAts['application'] = {
  connectionId: 'k',
  recruitmentId: '77',
  stageId: null,
  gone: true,
  departure: 'DELETED',
  departedAt: erasedAt,
  erasure: { erasedAt, keptUntil },
};

test.each(['ADMIN', 'RECRUITER'] as const)('on the candidate’s page an administrator restores: %s', async (role) => {
  const part = <CandidateErasure processId="p1" candidateId="c5" application={application} />;
  const { state, user } = renderDepartures(part, { role });
  expect(screen.getByText(/Erased on 5 May 2026.*restore it until 12 May 2026/)).toBeVisible();
  if (role === 'RECRUITER') return expect(screen.queryByRole('button')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('1 candidate restored.')).toBeVisible();
  return expect(state.sent).toEqual([['ats-departures/restore', { candidateIds: ['c5'] }]]);
});

test('nothing is said of a candidate of whom nothing is kept', () => {
  const part = <CandidateErasure processId="p1" candidateId="c5" application={{ ...application, erasure: null }} />;
  renderDepartures(part);
  expect(screen.queryByRole('region')).toBeNull();
});
