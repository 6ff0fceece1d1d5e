/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import {
  choices,
  days,
  number,
  person,
  phrase,
  range,
  stars,
  text,
  texts,
  type FilterParams,
} from '@/lib/filters/filter-set';
import { languageTags } from '@/lib/i18n/locale';
import { messages } from '@/lib/i18n/generated/messages';
import { renderWithProviders } from '@/tests/render';
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
  skills: texts({ max: 60 }),
};
type Values = FilterParams<typeof filters>;

const owner = '0192f3a4-0000-7000-8000-000000000000';
const onChange = jest.fn();
const things = {
  title: 'Things',
  filter: {
    ...Object.fromEntries(Object.keys(filters).map((key) => [key, `the ${key}`])),
    ...Object.fromEntries(['words', 'id', 'code', 'owner'].map((key) => [`${key}Chip`, `${key} {value}`])),
    matchChip: 'match {from} {to}',
    dateChip: 'date {bounds} {from} {to}',
  },
};
const shared = {
  filters,
  namespace: 'things',
  optionLabel: (labels: string, value: string) => `${labels}.${value}`,
  displays: {
    states: { counts: { NEW: 7 } },
    owner: { name: 'Ewa Lis' },
    skills: { groups: [{ title: 'Java', options: ['MET', 'NOT_MET'].map((name) => ({ value: `j:${name}`, name })) }] },
  },
  secondary: ['skills' as const],
  onChange,
};

function show(values: Values, displays: object = {}) {
  onChange.mockReset();
  renderWithProviders(
    <NextIntlClientProvider locale={languageTags.en} timeZone="Europe/Warsaw" messages={{ ...messages.en, things }}>
      <ListFilters {...shared} displays={{ ...shared.displays, ...displays }} values={values} />
      <FilterChips {...shared} values={values} />
    </NextIntlClientProvider>,
  );
}

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
  ['date both 31 Jan 2026 28 Feb 2026', { dateFrom: null, dateTo: null }],
  ['id 4', { id: null }],
  ['code A/7', { code: null }],
  ['owner Ewa Lis', { owner: null }],
])('the chip "%s" removes only its own value', (label, patch) => {
  show(all);
  fireEvent.click(screen.getByRole('button', { name: `Remove filter: ${label}` }));
  expect(onChange.mock.calls).toEqual([[patch]]);
});

test('one button clears all filters', () => {
  show(all);
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  const [[patch]] = onChange.mock.calls as [[Record<string, unknown>]];
  expect(patch).toMatchObject(Object.fromEntries(Object.keys(all).map((name) => [name, null])));
});

test('without filters there are no chips', () => {
  show({});
  expect(screen.queryByRole('list')).toBeNull();
});

test.each<[Values, string]>([
  [{ dateFrom: '2026-01-31' }, 'date from 31 Jan 2026'],
  [{ dateTo: '2026-01-31' }, 'date to  31 Jan 2026'],
])('an interval with one bound: %j', (values, text) => {
  show(values);
  const name = screen.getByRole('button', { name: /^Remove filter/ }).getAttribute('aria-label');
  expect(name?.trim()).toBe(`Remove filter: ${text}`);
});

test('values are offered with their number of rows; those without any only while they are chosen', async () => {
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
])('%s: %s is rejected with a message', async (filter, typed, message) => {
  await apply(filter, typed);
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.queryAllByText(message)).toHaveLength(1);
});

test('an interval that ends before it starts is rejected', async () => {
  await apply('the match', '90', '60');
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByText('“From” cannot be greater than “To”.')).toBeVisible();
});

test('codes are chosen by their names in the sheet, which has every filter, and their chip says both', async () => {
  show({ skills: ['j:MET', 'gone'] });
  expect(screen.queryByRole('button', { name: /^the skills/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove filter: Java: MET' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /More filters/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  expect(sheet.querySelectorAll('summary')).toHaveLength(8);
  const java = within(sheet).getByRole('group', { name: 'Java' });
  expect(within(java).getByRole('checkbox', { name: 'MET' })).toBeChecked();
  await userEvent.click(within(java).getByRole('checkbox', { name: 'NOT_MET' }));
  expect(onChange).toHaveBeenLastCalledWith({ skills: ['j:MET', 'gone', 'j:NOT_MET'] });
  await userEvent.click(within(sheet).getByRole('checkbox', { name: 'gone' }));
  expect(onChange).toHaveBeenLastCalledWith({ skills: ['j:MET'] });
});

test('a filter whose values could not be loaded says so, instead of that there are none', async () => {
  show({}, { skills: { failed: true } });
  await userEvent.click(screen.getByRole('button', { name: /More filters/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  expect(within(sheet).getByText('What there is to choose from could not be loaded.')).toBeInTheDocument();
});
