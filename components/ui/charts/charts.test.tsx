/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderWithProviders } from '@/tests/render';
import { BarList } from './bar-list';
import { Histogram } from './histogram';
import { ShareBar } from './share-bar';

function show(chart: ReactNode) {
  return renderWithProviders(chart);
}

const bars = [0, 4, 12].map((count, index) => ({
  id: String(index),
  label: `${index}0–${index}9`,
  tick: `${index}0`,
  count,
  valueText: `${index}0–${index}9: ${count} candidates`,
}));

test('a histogram is one tab stop, arrows move between bars', async () => {
  const onSelect = jest.fn();
  show(<Histogram title="Scores" bars={bars} onSelect={onSelect} />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '00–09: 0 candidates' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('10–19: 4 candidates')).toBeVisible();
  await userEvent.keyboard('{End}{Enter}');
  expect(onSelect).toHaveBeenCalledWith('2');
  await userEvent.tab();
  expect(document.body).toHaveFocus();
  expect(screen.getByText('Scores')).toBeVisible();
});

test('a read-only histogram is a table to screen readers', () => {
  show(<Histogram title="Scores" bars={bars} />);
  const rows = within(screen.getByRole('table', { name: 'Scores' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['RangeNumber', '00–090', '10–194', '20–2912']);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('shares have figures; empty ones are omitted unless selected', () => {
  const shares = [
    { id: 'new', label: 'New', count: 3, tone: 'accent' },
    { id: 'sent', label: 'Sent', count: 1, tone: 'positive' },
    { id: 'failed', label: 'Failed', count: 0, tone: 'negative' },
    { id: 'seen', label: 'Seen', count: 0, tone: 'neutral' },
  ] as const;
  const onSelect = jest.fn();
  show(<ShareBar title="By status" shares={shares} selectedIds={['failed']} onSelect={onSelect} />);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'New375%',
    'Sent125%',
    'Failed00%',
  ]);
  expect(screen.getByRole('button', { name: /Failed/ })).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(screen.getByRole('button', { name: /Sent/ }));
  expect(onSelect).toHaveBeenCalledWith('sent');
});

test('bars turn into a table on request', async () => {
  const parts = [
    { id: 'met', label: 'Met', tone: 'positive' },
    { id: 'not', label: 'Not met', tone: 'negative' },
  ] as const;
  const rows = [{ id: 'java', label: 'Java', counts: { met: 7 }, figure: '7 met' }];
  show(<BarList title="By requirement" rowsLabel="Requirement" parts={parts} rows={rows} />);
  expect(screen.getByText('7 met')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }));
  expect(screen.queryByText('7 met')).not.toBeInTheDocument();
  const table = screen.getByRole('table', { name: 'By requirement' });
  expect(within(table).getByRole('row', { name: 'Java 7 0' })).toBeVisible();
});

test('shares can lead elsewhere, and parts of a bar can be clicked', () => {
  const share = { id: 'HOLD', label: 'On hold', count: 2, tone: 'caution' } as const;
  const onSelect = jest.fn();
  show(
    <>
      <ShareBar title="Decisions" shares={[share]} hrefOf={(id) => `/list?decision=${id}`} />
      <BarList
        title="Criteria"
        rowsLabel="Criterion"
        parts={[{ id: 'MET', label: 'Met', tone: 'positive' }]}
        rows={[{ id: 'java', label: 'Java', counts: { MET: 3 } }]}
        onSelect={onSelect}
      />
    </>,
  );
  expect(screen.getByRole('link', { name: /On hold/ })).toHaveAttribute('href', '/list?decision=HOLD');
  fireEvent.click(screen.getByTitle('Met'));
  expect(onSelect).toHaveBeenCalledWith('java', 'MET');
});
