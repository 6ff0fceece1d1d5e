/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { heldKeys } from '@/components/state/held-keys';
import { lazyDialog } from './lazy-dialog';

function Part({ name }: { name: string }) {
  return <h2>{name}</h2>;
}

test('keys wait until a dialog is loaded; loaded beforehand it opens at once', async () => {
  let loaded = (_part: ComponentType<{ name: string }>): void => undefined;
  const Dialog = lazyDialog(() => new Promise<ComponentType<{ name: string }>>((resolve) => (loaded = resolve)));
  const { unmount } = render(<Dialog name="First" />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(heldKeys.read()).toBe(1);
  await act(async () => loaded(Part));
  expect(screen.getByRole('heading', { name: 'First' })).toBeVisible();
  expect(heldKeys.read()).toBe(0);
  unmount();
  render(<Dialog name="Second" />);
  expect(screen.getByRole('heading', { name: 'Second' })).toBeVisible();
  expect(heldKeys.read()).toBe(0);
});

test('a dialog that cannot be loaded says so, lets the keys go, and is tried again', async () => {
  const errors: unknown[] = [];
  let attempts = 0;
  const Dialog = lazyDialog(() => {
    attempts += 1;
    return attempts === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(Part);
  });
  const { unmount } = render(<Dialog name="One" onLoadError={(error) => errors.push(error)} />);
  await act(async () => undefined);
  expect(errors).toEqual([new Error('offline')]);
  expect(heldKeys.read()).toBe(0);
  unmount();
  render(<Dialog name="Two" onLoadError={(error) => errors.push(error)} />);
  expect(await screen.findByRole('heading', { name: 'Two' })).toBeVisible();
});
