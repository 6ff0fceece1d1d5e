/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { interviewStatuses } from '@/lib/interviews/enums';
import { renderWithProviders } from '@/tests/render';
import { SimulationList } from './simulation-list';

type Item = Parameters<typeof SimulationList>[0]['items'][number];

const item = (id: string, of: Partial<Item> = {}): Item => ({
  id,
  processId: 'p',
  candidateId: 'c',
  locale: 'en',
  length: 'SHORT',
  focus: 'ALL',
  status: 'IN_PROGRESS',
  statusReason: null,
  completedAt: null,
  date: '2026-11-23T10:00:00.000Z',
  total: 6,
  done: 2,
  createdBy: { userId: 'u', firstName: 'Ewa', lastName: 'Lis' },
  processName: 'Księgowa',
  candidate: { firstName: 'Łucja', lastName: 'Żak', cvFileName: 'cv.pdf', ordinalNumber: 7 },
  ...of,
});

test('a row leads to the simulation and says whose it is, how far and since when', () => {
  renderWithProviders(<SimulationList items={[item('s')]} />);
  const row = within(screen.getByRole('listitem'));
  expect(row.getByRole('link', { name: 'Łucja Żak' })).toHaveAttribute(
    'href',
    '/processes/p/candidates/c/interview-simulation/s',
  );
  expect(row.getByText('Księgowa')).toBeVisible();
  expect(row.getByText('2 of 6 answered or skipped')).toBeVisible();
  expect(row.getByText(/23 Nov 2026.* · Ewa Lis/)).toBeVisible();
});

test('every status has its words, and no progress is shown before there are questions', () => {
  const items = interviewStatuses.map((status) => item(status, { status, total: 0, done: 0 }));
  renderWithProviders(<SimulationList items={items} />, 'pl');
  expect(screen.getAllByRole('listitem')).toHaveLength(interviewStatuses.length);
  for (const text of ['Oczekuje', 'Układanie pytań', 'W toku', 'Zakończona', 'Nieprzygotowana']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.queryByText(/ z 0 /)).toBeNull();
});

test('a candidate without a name goes by the file or the number', () => {
  const nameless = { firstName: null, lastName: null, ordinalNumber: 7 };
  renderWithProviders(
    <SimulationList
      items={[
        item('a', { candidate: { ...nameless, cvFileName: 'zyciorys.pdf' } }),
        item('b', { candidate: { ...nameless, cvFileName: null } }),
      ]}
    />,
  );
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names).toEqual([expect.stringContaining('zyciorys'), 'Candidate no. 7']);
});
