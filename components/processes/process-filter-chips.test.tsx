/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ProcessFilters } from '@/lib/processes/schemas';
import dataTable from '@/messages/en/data-table.json';
import processes from '@/messages/en/processes.json';
import { ProcessFilterChips } from './process-filter-chips';

const address =
  'view=7&statuses=ACTIVE,STOPPED&createdBy=u1&dateFrom=2026-01-31&dateTo=2026-02-28&ordinalNumber=4&externalProcessId=A%2F7&searchPhrase=C%2B%2B&sortBy=NAME';
const filters: ProcessFilters = {
  statuses: ['ACTIVE', 'STOPPED'],
  createdBy: 'u1',
  dateFrom: '2026-01-31',
  dateTo: '2026-02-28',
  ordinalNumber: 4,
  externalProcessId: 'A/7',
  searchPhrase: 'C++',
};

function show(shown: ProcessFilters, params: string, creator: string | null = null) {
  return render(
    <NextIntlClientProvider locale="en" timeZone="Europe/Warsaw" messages={{ dataTable, processes }}>
      <ProcessFilterChips filters={shown} params={new URLSearchParams(params)} creator={creator} found={3} />
    </NextIntlClientProvider>,
  );
}

/** What the address says after the link of that name; in the order of the alphabet. */
function after(name: string): string[] {
  const { search } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href);
  return [...new URLSearchParams(search)].map(([key, value]) => `${key}=${value}`).toSorted();
}

const everything = [...new URLSearchParams(address)].map(([key, value]) => `${key}=${value}`).toSorted();
const without = (...names: string[]) => everything.filter((part) => !names.some((name) => part.startsWith(`${name}=`)));

test('every filter has a chip, and each takes away itself alone', () => {
  show(filters, address, 'Ewa Lis');
  expect(screen.getByRole('status')).toHaveTextContent('3 processes');
  expect(after('Remove filter: Active')).toEqual([...without('statuses'), 'statuses=STOPPED'].toSorted());
  expect(after('Remove filter: Created by: Ewa Lis')).toEqual(without('createdBy'));
  expect(after('Remove filter: Created Jan 31, 2026 – Feb 28, 2026')).toEqual(without('dateFrom', 'dateTo'));
  expect(after('Remove filter: ID: 4')).toEqual(without('ordinalNumber'));
  expect(after('Remove filter: ATS ID: A/7')).toEqual(without('externalProcessId'));
  expect(after('Remove filter: “C++”')).toEqual(without('searchPhrase'));
  expect(after('Clear all')).toEqual(['sortBy=NAME', 'view=7']);
});

test('without a filter there is nothing', () => {
  expect(show({}, 'sortBy=NAME').container).toBeEmptyDOMElement();
});

test('the last filter leaves all processes, not a bare address, which would open the default view', () => {
  show({ statuses: ['ERROR'] }, 'statuses=ERROR');
  expect(after('Remove filter: Error')).toEqual(['view=all']);
});

test.each([
  [{ dateFrom: '2026-01-31' }, 'Created from Jan 31, 2026'],
  [{ dateTo: '2026-01-31' }, 'Created until Jan 31, 2026'],
])('one day alone is said as what it is: %j', (days, words) => {
  show(days, '');
  expect(screen.getByRole('link', { name: `Remove filter: ${words}` })).toBeInTheDocument();
});
