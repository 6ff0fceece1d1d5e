/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithBanners } from '@/tests/render';
import { useBanner } from './banner';

const undo = jest.fn();

function Controls() {
  const banner = useBanner();
  return (
    <>
      <button onClick={() => banner.showError('The CV is damaged.')}>error</button>
      <button onClick={() => banner.showError()}>default error</button>
      <button onClick={() => banner.showSuccess()}>default success</button>
      <button onClick={() => banner.showSuccess('Rating saved.', { action: { label: 'Undo', onClick: undo } })}>
        act
      </button>
      <button onClick={() => banner.showError("can't access property, row is undefined")}>is undefined</button>
      <button onClick={() => banner.showError('undefined has no properties')}>no properties</button>
    </>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  undo.mockReset();
});
afterEach(() => jest.useRealTimers());

function show(button: string, locale: 'en' | 'pl' = 'en') {
  renderWithBanners(<Controls />, locale);
  fireEvent.click(screen.getByText(button));
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test.each([
  ['error', 'The CV is damaged.'],
  ['default success', 'Operation completed successfully.'],
])('%s hides by itself after 3 seconds, not sooner', (button, text) => {
  show(button);
  wait(2999);
  expect(screen.getByText(text)).toBeVisible();
  wait(1);
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

test('stays while hovered', () => {
  show('error');
  const text = screen.getByText('The CV is damaged.');
  fireEvent.pointerEnter(text.parentElement ?? text);
  wait(10_000);
  expect(text).toBeInTheDocument();
  fireEvent.pointerLeave(text.parentElement ?? text);
  wait(3000);
  expect(text).not.toBeInTheDocument();
});

test('a click elsewhere dismisses it, a click on it does not', () => {
  show('error');
  const text = screen.getByText('The CV is damaged.');
  fireEvent.pointerDown(text);
  expect(text).toBeInTheDocument();
  fireEvent.pointerDown(document.body);
  expect(text).not.toBeInTheDocument();
});

test('Escape dismisses it, unless Escape has closed something else', () => {
  show('error');
  const text = screen.getByText('The CV is damaged.');
  const taken = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  taken.preventDefault();
  fireEvent(document.body, taken);
  expect(text).toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(text).not.toBeInTheDocument();
});

test('success is announced politely, errors assertively', () => {
  show('default success');
  expect(screen.getByRole('status')).toHaveTextContent('Operation completed successfully.');
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
  fireEvent.click(screen.getByText('error'));
  expect(screen.getByRole('alert')).toHaveTextContent('The CV is damaged.');
  expect(screen.getByRole('alert')).toHaveAttribute('aria-live', 'assertive');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('its action runs once and closes the banner', () => {
  show('act');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Rating saved.')).not.toBeInTheDocument();
});

test('F6 focuses its action; it stays while focused and restores the focus', () => {
  show('act');
  const before = screen.getByText('default success');
  act(() => before.focus());
  fireEvent.keyDown(before, { key: 'F6' });
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  wait(10_000);
  expect(screen.getByText('Rating saved.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(before).toHaveFocus();
});

test('a press on it does not count as outside an open dialog', () => {
  const pressedOutside = jest.fn();
  document.addEventListener('pointerdown', pressedOutside);
  show('act');
  fireEvent.pointerDown(screen.getByText('Rating saved.'));
  expect(pressedOutside).not.toHaveBeenCalled();
  document.removeEventListener('pointerdown', pressedOutside);
});

test('has the default texts of the specification', () => {
  show('default error');
  const failed = 'The operation has failed, try again or contact the application administrator.';
  expect(screen.getByText(failed)).toBeVisible();
  fireEvent.click(screen.getByText('default success'));
  expect(screen.getByText('Operation completed successfully.')).toBeVisible();
  expect(screen.queryByText(failed)).not.toBeInTheDocument();
});

test('has the default texts in Polish', () => {
  show('default error', 'pl');
  const failed = 'Operacja nie powiodła się, spróbuj ponownie lub skontaktuj się z administratorem aplikacji.';
  expect(screen.getByText(failed)).toBeVisible();
  fireEvent.click(screen.getByText('default success'));
  expect(screen.getByText('Operacja zakończona pomyślnie.')).toBeVisible();
});

test.each(['is undefined', 'no properties'])('a text with "%s" is silenced', (button) => {
  show(button);
  expect(document.querySelector('[data-banner]')).toBeNull();
});

test('is 70 px from the top', () => {
  show('error');
  expect(document.querySelector('[data-banner]')).toHaveClass('top-[70px]', 'fixed');
});
