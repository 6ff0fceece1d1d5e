/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import { useKeyListener } from '@/components/keys/use-key-listener';
import { renderWithProviders } from '@/tests/render';
import { RowLink } from './row-link';
import { useRowLinkKeys } from './use-row-link-keys';

function Home() {
  useKeyListener();
  useRowLinkKeys();
  return (
    <>
      <ul>
        <RowLink href="/a" title="Anna" />
        <RowLink href="/b" title="Bartosz" />
      </ul>
      <a href="/all">All</a>
      <ul>
        <RowLink href="/c" title="Celina" />
      </ul>
    </>
  );
}

test('J and K move over the rows of all lists', () => {
  renderWithProviders(<Home />);
  const focusAfter = (key: string) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    return document.activeElement?.textContent;
  };
  expect(['j', 'j', 'j', 'j', 'k'].map(focusAfter)).toEqual(['Anna', 'Bartosz', 'Celina', 'Celina', 'Bartosz']);
  expect(screen.getByRole('link', { name: 'Bartosz' })).toHaveFocus();
});
