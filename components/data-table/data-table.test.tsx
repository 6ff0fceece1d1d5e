/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RowSelectionState } from '@tanstack/react-table';
import { NextIntlClientProvider } from 'next-intl';
import { useMemo, useState } from 'react';
import { BannerProvider } from '@/components/ui/banner';
import dataTable from '@/messages/en/data-table.json';
import ui from '@/messages/en/ui.json';
import { DataTable } from './data-table';
import { selectionColumn } from './selection-column';
import { TableCard, TableToolbar } from './table-card';
import { dataTableColumns } from './table-features';
import type { TableSort } from './table-header';
import { useDataTable } from './use-data-table';

interface Person {
  id: string;
  name: string;
  city: string;
}

const people: Person[] = Array.from({ length: 6 }, (_, index) => ({
  id: `p${index + 1}`,
  name: `Person ${index + 1}`,
  city: `City ${index + 1}`,
}));

const helper = dataTableColumns<Person>();

interface PeopleProps {
  rows?: Person[];
  onOpen?: (person: Person) => void;
  currentRowId?: string;
}

function People({ rows = people, onOpen, currentRowId }: PeopleProps) {
  const [selected, setSelected] = useState<RowSelectionState>({});
  const [sort, setSort] = useState<TableSort>({ sortBy: 'NAME', sortOrder: 'ASC' });
  const columns = useMemo(
    () => [
      selectionColumn<Person>('Selection', (person) => person.name),
      helper.display({
        id: 'name',
        enableHiding: false,
        meta: { width: 200, label: 'Name', sortKey: 'NAME', sticky: true },
        header: 'Name',
        cell: ({ row }) => row.original.name,
      }),
      helper.display({
        id: 'city',
        meta: { width: 100, label: 'City', sortKey: 'CITY', firstOrder: 'DESC' },
        header: 'City',
        cell: ({ row }) => row.original.city,
      }),
    ],
    [],
  );
  const table = useDataTable({
    id: 'people',
    rows,
    columns,
    getRowId: (person) => person.id,
    selection: { selected, onChange: setSelected },
  });
  return (
    <NextIntlClientProvider locale="en" messages={{ dataTable, ui }}>
      <BannerProvider>
        <TableCard label="People">
          <TableToolbar table={table} />
          <DataTable
            table={table}
            label="People"
            sort={sort}
            onSortChange={setSort}
            onOpen={onOpen ?? (() => undefined)}
            currentRowId={currentRowId ?? null}
          >
            <p>Nobody here</p>
          </DataTable>
        </TableCard>
      </BannerProvider>
      <output>{Object.keys(selected).join(' ')}</output>
    </NextIntlClientProvider>
  );
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const selected = () => document.querySelector('output')?.textContent;

beforeAll(() => {
  globalThis.CSS ??= {} as typeof CSS;
  CSS.escape ??= (value: string) => value;
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
beforeEach(() => localStorage.clear());

test('arrows, Home and End move one focus through the rows; Enter opens, Space selects', async () => {
  const opened: string[] = [];
  const user = userEvent.setup();
  render(<People onOpen={(person) => opened.push(person.id)} />);
  act(() => row('Person 1').focus());
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(row('Person 3')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(opened).toEqual(['p3']);
  await user.keyboard(' ');
  expect(selected()).toBe('p3');
  await user.keyboard('{End}');
  expect(row('Person 6')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(row('Person 6')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(row('Person 1')).toHaveFocus();
  expect(screen.getAllByRole('row').filter((one) => one.tabIndex === 0)).toHaveLength(1);
});

test('Shift and a click select everything between two boxes, and clear it again', async () => {
  const user = userEvent.setup();
  render(<People />);
  const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
  await user.click(box('Person 2'));
  fireEvent.click(box('Person 5'), { shiftKey: true });
  expect(selected()).toBe('p2 p3 p4 p5');
  expect(row('Person 4')).toHaveAttribute('aria-selected', 'true');
  fireEvent.click(box('Person 3'), { shiftKey: true });
  expect(selected()).toBe('p2');
});

test('the box in the header selects the page and shows when only some are', async () => {
  const user = userEvent.setup();
  render(<People />);
  const all = screen.getByRole('checkbox', { name: 'Select all rows on this page' });
  await user.click(screen.getByRole('checkbox', { name: 'Select Person 1' }));
  expect(all).toBePartiallyChecked();
  await user.click(all);
  expect(selected()?.split(' ')).toHaveLength(6);
  await user.click(all);
  expect(selected()).toBe('');
});

test('a click on a header sorts, a second one turns the order round', async () => {
  const user = userEvent.setup();
  render(<People />);
  const header = (name: string) => screen.getByRole('columnheader', { name });
  expect(header('Name')).toHaveAttribute('aria-sort', 'ascending');
  await user.click(within(header('City')).getByRole('button'));
  expect(header('City')).toHaveAttribute('aria-sort', 'descending');
  expect(header('Name')).toHaveAttribute('aria-sort', 'none');
  await user.click(within(header('City')).getByRole('button'));
  expect(header('City')).toHaveAttribute('aria-sort', 'ascending');
});

test('a hidden column stays hidden the next time', async () => {
  const user = userEvent.setup();
  const first = render(<People />);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'City' }));
  expect(screen.queryByText('City 1')).not.toBeInTheDocument();
  first.unmount();
  render(<People />);
  expect(await screen.findByText('Person 1')).toBeInTheDocument();
  // Local storage is read after the first drawing.
  await waitFor(() => expect(screen.queryByText('City 1')).not.toBeInTheDocument());
});

test('the row that is told of beside the table is marked', () => {
  render(<People currentRowId="p4" />);
  expect(row('Person 4')).toHaveAttribute('aria-current', 'true');
  expect(screen.getAllByRole('row').filter((one) => one.hasAttribute('aria-current'))).toHaveLength(1);
});

test('without rows the empty state stands in their place', () => {
  render(<People rows={[]} />);
  expect(screen.getByText('Nobody here')).toBeInTheDocument();
});

test('of thousands of rows only those in view are drawn, and assistive technology knows how many there are', async () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({ id: `m${index}`, name: `Many ${index}`, city: 'X' }));
  const { container } = render(<People rows={many} />);
  // jsdom lays nothing out, so all of them are out of view; the room they would take is kept.
  await waitFor(() => expect(container.querySelector('tbody td')).toHaveStyle({ height: '200000px' }));
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '5001');
  expect(screen.getAllByRole('row').length).toBeLessThan(100);
});
