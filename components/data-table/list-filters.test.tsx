/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { TooltipProvider } from '@/components/ui/tooltip';
import { choices, days, number, person, phrase, range, stars, text, type FilterParams } from '@/lib/filters/filter-set';
import dataTable from '@/messages/en/data-table.json';
import fields from '@/messages/en/fields.json';
import ui from '@/messages/en/ui.json';
import validation from '@/messages/en/validation.json';
import { FilterChips } from './filter-chips';
import { ListFilters } from './list-filters';

const filters = {
  words: phrase(),
  states: choices(['NEW', 'SEEN', 'GONE'], { labels: 'state' }),
  rates: stars(),
  match: range({ min: 0, max: 100 }),
  date: days(),
  id: number({ min: 1, max: 999 }),
  code: text({ max: 10 }),
  owner: person(),
};
type Values = FilterParams<typeof filters>;

const owner = '0192f3a4-0000-7000-8000-000000000000';
const onChange = jest.fn();
const onClear = jest.fn();
const shared = {
  filters,
  texts: {
    label: (key: string) => `the ${key}`,
    chip: (key: string, values: Record<string, string>) => `${key} ${Object.values(values).join(' ')}`,
    option: (labels: string, value: string) => `${labels}.${value}`,
  },
  displays: { states: { counts: { NEW: 7 } }, owner: { name: 'Ewa Lis' } },
  onChange,
};

function show(values: Values) {
  onChange.mockReset();
  render(
    <NextIntlClientProvider locale="en" timeZone="Europe/Warsaw" messages={{ dataTable, fields, ui, validation }}>
      <TooltipProvider>
        <ListFilters {...shared} values={values} title="Things" />
        <FilterChips {...shared} values={values} onClear={onClear} />
      </TooltipProvider>
    </NextIntlClientProvider>,
  );
}

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const all: Values = {
  words: 'C++',
  states: ['NEW', 'SEEN'],
  rates: [5],
  matchFrom: 60,
  dateFrom: '2026-01-31',
  dateTo: '2026-02-28',
  id: 4,
  code: 'A/7',
  owner,
};

test.each<[string, object]>([
  ['words C++', { words: null }],
  ['state.NEW', { states: ['SEEN'] }],
  ['5 stars', { rates: null }],
  ['match 60 100', { matchFrom: null, matchTo: null }],
  ['date both Jan 31, 2026 Feb 28, 2026', { dateFrom: null, dateTo: null }],
  ['id 4', { id: null }],
  ['code A/7', { code: null }],
  ['owner Ewa Lis', { owner: null }],
])('the chip "%s" takes away itself alone', (label, patch) => {
  show(all);
  fireEvent.click(screen.getByRole('button', { name: `Remove filter: ${label}` }));
  expect(onChange.mock.calls).toEqual([[patch]]);
});

test('all are taken away at once; without any there is no list of them', () => {
  show(all);
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(onClear).toHaveBeenCalledTimes(1);
});

test('without a filter there is nothing to take away', () => {
  show({});
  expect(screen.queryByRole('list')).toBeNull();
});

test.each<[Values, string]>([
  [{ dateFrom: '2026-01-31' }, 'date from Jan 31, 2026'],
  [{ dateTo: '2026-01-31' }, 'date to  Jan 31, 2026'],
])('one day alone is said as what it is: %j', (values, words) => {
  show(values);
  const name = screen.getByRole('button', { name: /^Remove filter/ }).getAttribute('aria-label');
  expect(name?.trim()).toBe(`Remove filter: ${words}`);
});

test('values that no row has are offered only while they are chosen, with how many rows have them', async () => {
  const user = userEvent.setup();
  show({ states: ['SEEN'] });
  await user.click(screen.getByRole('button', { name: 'the states 1' }));
  const boxes = await screen.findAllByRole('checkbox');
  expect(boxes.map((box) => box.getAttribute('aria-label'))).toEqual(['state.NEW', 'state.SEEN']);
  expect(screen.getByText('7')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'state.NEW' }));
  expect(onChange).toHaveBeenLastCalledWith({ states: ['SEEN', 'NEW'] });
});

/** Types into the fields of a filter and applies them. */
async function apply(filter: string, ...typed: string[]): Promise<void> {
  const user = userEvent.setup();
  show({});
  await user.click(screen.getByRole('button', { name: filter }));
  const dialog = await screen.findByRole('dialog');
  const inputs = [...dialog.querySelectorAll('input')];
  typed.forEach((value, index) => fireEvent.change(inputs[index] as HTMLInputElement, { target: { value } }));
  await act(async () => fireEvent.submit(dialog.querySelector('form') as HTMLFormElement));
}

test.each<[string, string[], object]>([
  ['the match', ['60', ' 90 '], { matchFrom: 60, matchTo: 90 }],
  ['the match', ['', '90'], { matchFrom: null, matchTo: 90 }],
  ['the date', ['2026-01-31', ''], { dateFrom: '2026-01-31', dateTo: null }],
  ['the id', [' 12 '], { id: 12 }],
  ['the code', [' A/7 '], { code: 'A/7' }],
  ['the code', [''], { code: null }],
])('%s: %j', async (filter, typed, patch) => {
  await apply(filter, ...typed);
  expect(onChange.mock.calls).toEqual([[patch]]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['the match', 'abc', 'Enter a whole number'],
  ['the match', '7,5', 'Enter a whole number'],
  ['the match', '150', 'The largest value is 100'],
  ['the match', '-1', 'The smallest value is 0'],
  ['the id', '0', 'The smallest value is 1'],
])('%s: %s is refused in words, not bent to something else', async (filter, typed, words) => {
  await apply(filter, typed);
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.queryAllByText(words)).toHaveLength(1);
});
