/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { CurrentUserProvider } from '@/components/users/current-user';
import type { ProcessListItem } from '@/lib/domain/process-schemas';
import type { CurrentUser } from '@/lib/domain/user-schemas';
import { renderWithClient } from '@/tests/render';
import { jsonResponse } from '@/tests/json-response';
import { ProcessTable } from './process-table';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/processes' }));

const process = {
  id: 'p1',
  ordinalNumber: 7,
  name: 'Latarniczka',
  status: 'ACTIVE',
  requirements: '',
  possibleStatuses: [],
  candidates: 3,
  awaitingCandidates: 1,
  date: '2026-11-20T10:00:00Z',
  languages: [],
  redFlags: [],
  createdBy: { userId: 'u1', firstName: 'Ewa', lastName: 'Lis' },
  location: null,
  budget: null,
  externalProcessId: 'ats-1',
  externalRecruitmentId: 'R/1',
  extendedAtsIntegration: false,
  restricted: false,
  permissions: ['process:write'],
} as unknown as ProcessListItem;
const page = { items: [process], page: 1, pageSize: 20, totalItems: 1, totalPages: 1 };

function show() {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList;
  globalThis.fetch = async () => jsonResponse(200, page);
  renderWithClient(
    <NuqsTestingAdapter>
      <CurrentUserProvider user={{ userId: 'u1', permissions: ['process:write'] } as unknown as CurrentUser}>
        <ProcessTable initial={{ key: '', answer: page, loadedAt: Date.now() }} views={[]} creator={null} />
      </CurrentUserProvider>
    </NuqsTestingAdapter>,
  );
}

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

test('at first the list shows what is looked at every day; the other fields of a process are hidden', async () => {
  show();
  await screen.findByText('Latarniczka');
  const shown = headers();
  for (const name of [
    'ID',
    'Name',
    'Status',
    'Requirements',
    'Candidates',
    'Awaiting',
    'Created by',
    'Created',
    'ATS ID',
  ])
    expect(shown).toContain(name);
  for (const name of ['Recruitment ID', 'Languages', 'Location', 'Budget', 'Red flags'])
    expect(shown).not.toContain(name);
});

test('a hidden one that was chosen is shown at the next visit', async () => {
  localStorage.setItem('table-columns:processes', JSON.stringify({ budget: true }));
  show();
  await screen.findByText('Latarniczka');
  expect(headers()).toContain('Budget');
});
