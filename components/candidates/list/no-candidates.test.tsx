/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { CurrentUserProvider } from '@/components/users/current-user';
import { permittedActions } from '@/lib/domain/permissions';
import type { AtsSyncDto } from '@/lib/ats/schemas';
import type { ProcessStatus } from '@/lib/domain/process-schemas';
import type { CurrentUser, Role } from '@/lib/domain/user-schemas';
import { renderWithProviders } from '@/tests/render';
import { NoCandidates } from './no-candidates';

const running = {
  state: 'RUNNING',
  phase: 'SCANNING',
  total: 120,
  waitingDownloads: 0,
  counts: { seen: 40 },
} as AtsSyncDto;

function show(
  status: ProcessStatus,
  role: Role,
  onFiles: (() => void) | null,
  ats: { sync?: AtsSyncDto; onSync?: () => void; isAdding?: boolean } = {},
) {
  const user = { userId: 'u1', role, permissions: permittedActions({ role }) } as CurrentUser;
  renderWithProviders(
    <CurrentUserProvider user={user}>
      <NoCandidates
        process={{ id: 'p1', status }}
        onFiles={onFiles}
        isAdding={ats.isAdding ?? false}
        sync={ats.sync ?? null}
        onSync={ats.onSync ?? null}
      />
    </CurrentUserProvider>,
  );
}

test('a process in creation is finished first, by users who may edit it', () => {
  show('IN_CREATION', 'RECRUITER', null);
  expect(screen.getByRole('heading', { name: 'Finish creating this process first' })).toBeVisible();
  screen.getByRole('button', { name: 'Finish creating' }).click();
  expect(window.location.search).toBe('?edit=p1');
  expect(screen.queryByRole('button', { name: 'Add CVs' })).not.toBeInTheDocument();
});

test('users who may only read get no action', () => {
  show('IN_CREATION', 'VIEWER', null);
  expect(screen.getByRole('heading', { name: 'There are no candidates yet' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  ['ACTIVE', false],
  ['IN_PROGRESS', false],
  ['CREATED', true],
  ['STOPPED', true],
  ['ERROR', true],
] as const)('whether CVs wait for activation in a process that is %s: %s', (status, waits) => {
  show(status, 'RECRUITER', () => undefined);
  expect(screen.getByRole('button', { name: 'Add CVs' })).toBeVisible();
  expect(screen.queryAllByText('Analysis starts when the process is active.')).toHaveLength(waits ? 1 : 0);
});

test('while files are on their way nobody is asked for the first', () => {
  show('ACTIVE', 'RECRUITER', () => undefined, { isAdding: true });
  expect(screen.getByRole('heading', { name: 'The first candidates will be here in a moment' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a linked process offers to synchronise first', () => {
  const onSync = jest.fn();
  show('ACTIVE', 'RECRUITER', () => undefined, { onSync });
  expect(screen.getByRole('heading', { name: 'Bring the candidates in from the ATS' })).toBeVisible();
  screen.getByRole('button', { name: 'Synchronise' }).click();
  expect(onSync).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Add CVs' })).toBeVisible();
});

test.each(['RECRUITER', 'VIEWER'] as const)('while a first synchronisation runs a %s reads how far it is', (role) => {
  show('ACTIVE', role, role === 'VIEWER' ? null : () => undefined, { sync: running });
  expect(screen.getByRole('heading', { name: 'Candidates are coming in from the ATS' })).toBeVisible();
  expect(screen.getByText('Reading candidates: 40 of 120')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add CVs' })).toBeNull();
});
