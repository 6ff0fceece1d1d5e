/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '@/tests/render';
import { Tooltip } from './tooltip';

beforeEach(() => {
  renderWithProviders(
    <Tooltip content="More actions">
      <button type="button">…</button>
    </Tooltip>,
  );
});

test('opens on hover', async () => {
  await userEvent.hover(screen.getByRole('button'));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('More actions');
});

test('opens on keyboard focus', async () => {
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('More actions');
});

test('closes on press until hovered again', async () => {
  const button = screen.getByRole('button');
  await userEvent.hover(button);
  await screen.findByRole('tooltip');
  fireEvent.pointerDown(button);
  fireEvent.pointerMove(button);
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await userEvent.unhover(button);
  await userEvent.hover(button);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('More actions');
});

describe('delays (specification, section 9)', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  test('100 ms after the pointer', () => {
    fireEvent.pointerMove(screen.getByRole('button'));
    wait(99);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    wait(1);
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
  });

  test('700 ms after a touch, and 1500 ms after its end no longer', () => {
    const button = screen.getByRole('button');
    fireEvent.touchStart(button);
    wait(699);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    wait(1);
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    fireEvent.touchEnd(button);
    wait(1499);
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    wait(1);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
});
