/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '@/tests/render';
import { PaginationBar } from './pagination-bar';

const onChange = jest.fn();

function show(pageSize: number) {
  const page = { page: 1, pageSize, totalItems: 1200, totalPages: 1200 / pageSize };
  renderWithProviders(<PaginationBar page={page} onChange={onChange} />);
}

test('page sizes are 10, 20, 50 and 100 (specification, section 9)', () => {
  show(20);
  const sizes = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(screen.getByRole('combobox', { name: 'Maximum rows per page' })).toHaveValue('20');
  expect(sizes).toEqual(['10', '20', '50', '100']);
});

test.each([10, 20, 50, 100])('a page of %i rows', async (size) => {
  show(size);
  expect(screen.getByText(`1–${size} of 1,200`)).toBeVisible();
  const other = size === 10 ? 20 : 10;
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Maximum rows per page' }), String(other));
  expect(onChange).toHaveBeenLastCalledWith({ pageSize: other });
});
