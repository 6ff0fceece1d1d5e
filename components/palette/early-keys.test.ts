/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/dom';
import { readShellDialog, showShellDialog } from '@/components/layout/shell-dialog';
import { openPalette, takeEarlyKeys } from './early-keys';

const onPage = jest.fn();
const press = (key: string, modifiers = {}) => fireEvent.keyDown(document.body, { key, ...modifiers });

beforeAll(() => document.addEventListener('keydown', (event) => void onPage(event.key)));
beforeEach(() => {
  takeEarlyKeys();
  showShellDialog(null);
  onPage.mockClear();
});

test('keeps what is typed until it is taken, and keeps it from the page', () => {
  openPalette();
  for (const key of ['ż', 'x', 'Backspace', 'a', ' ', 'Shift']) press(key);
  expect(onPage.mock.calls).toEqual([['Shift']]);
  expect(takeEarlyKeys()).toEqual({ text: 'ża ', entered: false });
  press('k');
  expect(onPage).toHaveBeenLastCalledWith('k');
  expect(takeEarlyKeys()).toEqual({ text: '', entered: false });
});

test('remembers Enter, and leaves keys with a modifier alone', () => {
  openPalette();
  press('j');
  press('c', { ctrlKey: true });
  press('Enter');
  expect(onPage.mock.calls).toEqual([['c']]);
  expect(takeEarlyKeys()).toEqual({ text: 'j', entered: true });
});

test('Escape gives up before the palette has come', () => {
  openPalette();
  expect(readShellDialog()).toBe('palette');
  press('j');
  press('Escape');
  expect(readShellDialog()).toBeNull();
  press('j');
  expect(onPage.mock.calls).toEqual([['j']]);
});
