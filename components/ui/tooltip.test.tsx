/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip } from './tooltip';

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

/** Longer than it takes to fetch the layer and to wait for the pointer. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 400)));

async function hover(button: HTMLElement, press = false): Promise<void> {
  fireEvent.pointerEnter(button);
  if (press) fireEvent.pointerDown(button);
  await settle();
  fireEvent.pointerMove(button);
  await settle();
}

test('what a button does is said while the pointer is on it', async () => {
  render(
    <Tooltip content="More actions">
      <button type="button">…</button>
    </Tooltip>,
  );
  await hover(screen.getByRole('button'));
  expect(screen.getByRole('tooltip')).toHaveTextContent('More actions');
});

test('not over the menu that it has opened', async () => {
  render(
    <Tooltip content="More actions">
      <button type="button" aria-haspopup="menu" aria-expanded>
        …
      </button>
    </Tooltip>,
  );
  await hover(screen.getByRole('button'));
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('not after a press, until the pointer comes again', async () => {
  render(
    <Tooltip content="More actions">
      <button type="button">…</button>
    </Tooltip>,
  );
  await hover(screen.getByRole('button'), true);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  fireEvent.pointerLeave(screen.getByRole('button'));
  await hover(screen.getByRole('button'));
  expect(screen.getByRole('tooltip')).toHaveTextContent('More actions');
});
