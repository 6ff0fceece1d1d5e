/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { CurrentUserProvider } from '@/components/users/current-user';
import { rolePermissions } from '@/lib/auth/permissions';
import type { ProcessStatus } from '@/lib/processes/schemas';
import type { CurrentUser, Role } from '@/lib/users/schemas';
import candidates from '@/messages/en/candidates.json';
import processWizard from '@/messages/en/process-wizard.json';
import { NoCandidates } from './no-candidates';

function show(status: ProcessStatus, role: Role, onFiles: (() => void) | null) {
  const user = { userId: 'u1', role, permissions: [...rolePermissions[role]] } as CurrentUser;
  render(
    <NextIntlClientProvider locale="en" messages={{ candidates, processWizard }}>
      <CurrentUserProvider user={user}>
        <NoCandidates process={{ id: 'p1', status }} onFiles={onFiles} />
      </CurrentUserProvider>
    </NextIntlClientProvider>,
  );
}

test('a process that is still being created is finished first, by those who may', () => {
  show('IN_CREATION', 'RECRUITER', null);
  expect(screen.getByRole('heading', { name: 'Finish creating this process first' })).toBeVisible();
  screen.getByRole('button', { name: 'Finish creating' }).click();
  expect(window.location.search).toBe('?edit=p1');
  expect(screen.queryByRole('button', { name: 'Add CVs' })).not.toBeInTheDocument();
});

test('who may only read is not asked for anything', () => {
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
