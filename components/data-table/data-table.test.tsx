/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { useKeyListener } from '@/components/keys/use-key-listener';
import { renderWithProviders } from '@/tests/render';
import { DataTable } from './data-table';
import { selectionColumn } from './selection-column';
import { TableCard, TableToolbar } from './table-card';
import type { DataTableColumn } from './table-features';
import type { TableSort } from './table-header';
import { useColumnVisibility } from './use-column-visibility';
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

interface PeopleProps {
  rows?: Person[];
  onOpen?: (person: Person) => void;
  currentRowId?: string;
}

function People({ rows = people, onOpen = () => undefined, currentRowId }: PeopleProps) {
  const [sort, setSort] = useState<TableSort>({ sortBy: 'NAME', sortOrder: 'ASC' });
  const columns = useMemo<DataTableColumn<Person>[]>(
    () => [
      selectionColumn<Person>('Selection', (person) => person.name),
      {
        id: 'name',
        enableHiding: false,
        meta: { width: 200, label: 'Name', sortKey: 'NAME', sticky: true },
        header: 'Name',
        cell: ({ row: { original } }) => original.name,
      },
      {
        id: 'city',
        meta: { width: 100, label: 'City', sortKey: 'CITY', firstOrder: 'DESC' },
        header: 'City',
        cell: ({ row: { original } }) => original.city,
      },
    ],
    [],
  );
  const table = useDataTable({
    rows,
    columns,
    columnVisibility: useColumnVisibility('people'),
    getRowId: (person) => person.id,
    selectable: true,
  });
  return (
    <>
      <TableCard label="People">
        <TableToolbar table={table} />
        <DataTable
          table={table}
          label="People"
          sort={sort}
          onSortChange={setSort}
          onOpen={onOpen}
          currentRowId={currentRowId ?? null}
        >
          <p>Nobody here</p>
        </DataTable>
      </TableCard>
      <output>{Object.keys(table.state.rowSelection).join(' ')}</output>
    </>
  );
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const selected = () => document.querySelector('output')?.textContent;

beforeAll(() => {
  globalThis.CSS ??= {} as typeof CSS;
  CSS.escape ??= (value: string) => value;
});
beforeEach(() => localStorage.clear());

test('arrows, Home and End move one focus through the rows; Enter opens, Space selects', async () => {
  const opened: string[] = [];
  const user = userEvent.setup();
  renderWithProviders(<People onOpen={(person) => opened.push(person.id)} />);
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

test('Shift-click selects everything between two boxes, and clears it again', async () => {
  const user = userEvent.setup();
  renderWithProviders(<People />);
  const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
  await user.click(box('Person 2'));
  fireEvent.click(box('Person 5'), { shiftKey: true });
  expect(selected()).toBe('p2 p3 p4 p5');
  expect(row('Person 4')).toHaveAttribute('aria-selected', 'true');
  fireEvent.click(box('Person 3'), { shiftKey: true });
  expect(selected()).toBe('p2');
});

test('the box in the header selects the page and is mixed for some of it', async () => {
  const user = userEvent.setup();
  renderWithProviders(<People />);
  const all = screen.getByRole('checkbox', { name: 'Select all rows on this page' });
  await user.click(screen.getByRole('checkbox', { name: 'Select Person 1' }));
  expect(all).toBePartiallyChecked();
  await user.click(all);
  expect(selected()?.split(' ')).toHaveLength(6);
  await user.click(all);
  expect(selected()).toBe('');
});

test('a click on a header sorts, a second one reverses the order', async () => {
  const user = userEvent.setup();
  renderWithProviders(<People />);
  const header = (name: string) => screen.getByRole('columnheader', { name });
  expect(header('Name')).toHaveAttribute('aria-sort', 'ascending');
  await user.click(within(header('City')).getByRole('button'));
  expect(header('City')).toHaveAttribute('aria-sort', 'descending');
  expect(header('Name')).toHaveAttribute('aria-sort', 'none');
  await user.click(within(header('City')).getByRole('button'));
  expect(header('City')).toHaveAttribute('aria-sort', 'ascending');
});

test('a hidden column stays hidden after a remount', async () => {
  const user = userEvent.setup();
  const first = renderWithProviders(<People />);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'City' }));
  expect(screen.queryByText('City 1')).not.toBeInTheDocument();
  first.unmount();
  renderWithProviders(<People />);
  expect(screen.getByText('Person 1')).toBeInTheDocument();
  expect(screen.queryByText('City 1')).not.toBeInTheDocument();
});

test('the row that the quick view shows is marked', () => {
  renderWithProviders(<People currentRowId="p4" />);
  expect(row('Person 4')).toHaveAttribute('aria-current', 'true');
  expect(screen.getAllByRole('row').filter((one) => one.hasAttribute('aria-current'))).toHaveLength(1);
});

test('without rows the empty state is shown', () => {
  renderWithProviders(<People rows={[]} />);
  expect(screen.getByText('Nobody here')).toBeInTheDocument();
});

test('of thousands of rows only those in view are rendered; aria-rowcount has the total', async () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({ id: `m${index}`, name: `Many ${index}`, city: 'X' }));
  const { container } = renderWithProviders(<People rows={many} />);
  // jsdom has no layout: all rows are out of view, and a spacer is as high as all of them.
  await waitFor(() => expect(container.querySelector('tbody td')).toHaveStyle({ height: '200000px' }));
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '5001');
  expect(screen.getAllByRole('row').length).toBeLessThan(100);
});

function Keys() {
  useKeyListener();
  return null;
}

test('from load the keys reach the list without a Tab: arrows or J and K move, X selects', () => {
  renderWithProviders(
    <>
      <Keys />
      <button>Elsewhere</button>
      <People />
    </>,
  );
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  press('x');
  expect(selected()).toBe('');
  press('ArrowDown');
  expect(row('Person 1')).toHaveFocus();
  press('j');
  press('ArrowDown');
  expect(row('Person 3')).toHaveFocus();
  press('x');
  press('k');
  press('x');
  expect(selected()).toBe('p3 p2');
  screen.getByText('Elsewhere').focus();
  press('ArrowDown');
  expect(screen.getByText('Elsewhere')).toHaveFocus();
  press('j');
  expect(row('Person 2')).toHaveFocus();
});
