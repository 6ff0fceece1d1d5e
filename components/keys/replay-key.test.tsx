/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { copyOfKey, isTypedByAlt, replayKey } from './replay-key';

const press = (...keys: string[]) =>
  keys.forEach((key) => replayKey(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
const focused = () => document.activeElement?.getAttribute('aria-label');

function Dialog() {
  return (
    <div>
      <input type="radio" name="why" aria-label="one" />
      <input type="radio" name="why" aria-label="two" defaultChecked />
      <input type="radio" name="why" aria-label="three" />
      <div style={{ display: 'none' }}>
        <button aria-label="hidden" />
      </div>
      <input type="checkbox" aria-label="box" />
      <textarea aria-label="note" />
    </div>
  );
}

test('Tab stops once in a group of radio buttons, at the one that is chosen, and nowhere that is hidden', () => {
  render(<Dialog />);
  screen.getByLabelText('note').focus();
  const stops = ['Tab', 'Tab', 'Tab'].map((key) => {
    press(key);
    return focused();
  });
  expect(stops).toEqual(['two', 'box', 'note']);
  screen.getByLabelText('one').focus();
  press('Tab');
  expect(focused()).toBe('box');
});

test('Space changes a checkbox', () => {
  render(<Dialog />);
  screen.getByLabelText('box').focus();
  press(' ');
  expect(screen.getByLabelText('box')).toBeChecked();
});

function Field() {
  const [text, setText] = useState('');
  return <textarea aria-label="note" value={text} onChange={({ target }) => setText(target.value)} />;
}

test.each([
  [['a', 'b', 'Backspace', 'c'], 'ac'],
  [['a', 'Enter', 'b'], 'a\nb'],
  [['a', 'b', 'ArrowLeft', 'x'], 'axb'],
  [['a', 'b', 'Home', 'Delete', 'x', 'End', 'y'], 'xby'],
  [['a', 'Enter', 'b', 'Home', 'x'], 'a\nxb'],
  [['Backspace', 'Delete', 'a'], 'a'],
])('in a field the keys %j leave the text %j', (keys, text) => {
  render(<Field />);
  screen.getByLabelText('note').focus();
  for (const key of keys) act(() => press(key));
  expect(screen.getByLabelText('note')).toHaveValue(text);
});

test.each([
  ['AltGr on Windows', { key: 'ą', ctrlKey: true, altKey: true, modifierAltGraph: true }, true],
  ['Option on a Mac', { key: 'ą', altKey: true }, true],
  ['a menu of the browser', { key: 'f', altKey: true }, false],
  ['a shortcut', { key: 'z', ctrlKey: true }, false],
])('%s', (_, init, isTyped) => {
  const event = new KeyboardEvent('keydown', init);
  expect(isTypedByAlt(event)).toBe(isTyped);
  const copy = copyOfKey(event);
  expect([copy.key, copy.ctrlKey || copy.altKey]).toEqual([init.key, !isTyped]);
});
