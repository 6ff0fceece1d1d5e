/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { TableBody } from './table-body';

const rowsOf = (count: number) => (
  <TableBody ref={null} count={count} rowHeight={40}>
    {Array.from({ length: count }, (_, index) => (
      <tr key={index} />
    ))}
  </TableBody>
);

/** The table as the server sends it, with `count` rows. */
function sentTable(count: number): HTMLTableElement {
  const table = document.createElement('table');
  table.innerHTML = renderToString(rowsOf(count));
  return table;
}

test('of twenty rows that came with the page a phone waits for React with eight, and keeps their place', async () => {
  const table = sentTable(20);
  const body = table.tBodies[0];
  expect(body?.className).toBe('first-rows');
  expect(body?.style.getPropertyValue('--later-rows')).toBe('320px');
  expect(body?.rows).toHaveLength(20);
  await act(async () => hydrateRoot(table, rowsOf(20)));
  expect(table.tBodies[0]).toBe(body);
  expect(body?.className).toBe('');
  expect(body?.style.getPropertyValue('--later-rows')).toBe('');
});

test('rows that fill a window at most are there at once', () => {
  expect(sentTable(12).tBodies[0]?.className).toBe('');
});

test('rows that come after the page are there at once', () => {
  const { container } = render(rowsOf(20), { container: document.createElement('table') });
  expect(container.querySelector('tbody')?.className).toBe('');
});

test('the style sheet leaves out the rows after the twelfth', () => {
  const [, rule] = /@utility first-rows \{([\s\S]*?)\n\}/.exec(readFileSync('app/globals.css', 'utf8')) ?? [];
  expect(rule).toContain('tr:nth-child(n + 13)');
});
