/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useKeyListener } from './use-key-listener';
import { useScreenKeys } from './use-screen-keys';
import { isCharacterKey, keyGroups, listKeys, type ScreenKey } from './key-groups';

function Shell({ keys }: { keys: ScreenKey[] }) {
  useKeyListener();
  useScreenKeys('Everywhere', keys);
  return null;
}

function Part({ title = 'Screen', keys }: { title?: string; keys: ScreenKey[] }) {
  useScreenKeys(title, keys);
  return null;
}

const pressed = jest.fn();
const press = (name: string) => (key: string) => void pressed(name, key);
const rate: ScreenKey = { keys: ['1', '2'], label: 'Rate', onPress: press('rate') };
const next: ScreenKey = { keys: ['j', 'ArrowRight'], label: 'Next', onPress: press('next') };
const home: ScreenKey = { keys: ['g h'], label: 'Home', onPress: press('home') };
const listed: ScreenKey = { keys: ['Enter'], label: 'Open' };

beforeEach(() => {
  pressed.mockClear();
  localStorage.clear();
});

test('a shortcut works while its screen is mounted and gets the pressed key', async () => {
  const { rerender } = render(<Shell keys={[rate]} />);
  await userEvent.keyboard('2');
  expect(pressed).toHaveBeenCalledWith('rate', '2');
  rerender(<div />);
  pressed.mockClear();
  await userEvent.keyboard('2');
  expect(pressed).not.toHaveBeenCalled();
});

test('letters ignore case, and the newest registration wins', async () => {
  render(<Shell keys={[{ ...next, onPress: press('older') }]} />);
  render(<Part keys={[next]} />);
  await userEvent.keyboard('J');
  expect(pressed.mock.calls).toEqual([['next', 'j']]);
});

test('key sequences', async () => {
  render(<Shell keys={[home, { keys: ['h'], label: 'H', onPress: press('h') }]} />);
  await userEvent.keyboard('gh');
  expect(pressed.mock.calls).toEqual([['home', 'h']]);
  await userEvent.keyboard('h');
  expect(pressed).toHaveBeenLastCalledWith('h', 'h');
  pressed.mockClear();
  fireEvent.keyDown(document.body, { key: 'g' });
  const later = performance.now() + 5_000;
  const clock = jest.spyOn(performance, 'now').mockReturnValue(later);
  fireEvent.keyDown(document.body, { key: 'h' });
  clock.mockRestore();
  expect(pressed.mock.calls).toEqual([['h', 'h']]);
});

function pressIn(markup: string, ...keys: string[]) {
  render(<Shell keys={[next]} />);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = markup;
  const target = place.querySelector('input,textarea,button');
  for (const key of keys) if (target) fireEvent.keyDown(target, { key });
  place.remove();
  return pressed.mock.calls;
}

test.each(['<input />', '<textarea></textarea>', '<div role="menu"><button></button></div>'])(
  'ignored in %s',
  (markup) => {
    expect(pressIn(markup, 'j', 'ArrowRight')).toEqual([]);
  },
);

test.each(['<div role="tablist"><button></button></div>', '<div role="radiogroup"><button></button></div>'])(
  'letters work after a click in %s, whose arrows are its own',
  (markup) => {
    expect(pressIn(markup, 'ArrowRight', 'j')).toEqual([['next', 'j']]);
  },
);

test('ignored with a modifier, on repeat, and while a dialog is open', () => {
  const { rerender } = render(<Shell keys={[next]} />);
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey', 'repeat', 'isComposing']) {
    fireEvent.keyDown(document.body, { key: 'j', [modifier]: true });
  }
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(pressed).not.toHaveBeenCalled();
  dialog.remove();
  rerender(<Shell keys={[next]} />);
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('single characters can be turned off, other keys stay', async () => {
  localStorage.setItem('character-keys', 'off');
  render(<Shell keys={[next, home]} />);
  await userEvent.keyboard('jgh{ArrowRight}');
  expect(pressed.mock.calls).toEqual([['next', 'ArrowRight']]);
});

test('groups are merged by title without duplicates, and removed on unmount', () => {
  const { rerender } = render(
    <>
      <Part keys={[listed, rate]} />
      <Part keys={[rate, next]} />
      <Part title="Nothing" keys={[]} />
    </>,
  );
  const groups = listKeys(keyGroups.read());
  expect(groups.map(({ title, keys }) => [title, keys.map(({ label }) => label)])).toEqual([
    ['Screen', ['Open', 'Rate', 'Next']],
  ]);
  rerender(<p>gone</p>);
  expect(screen.getByText('gone')).toBeInTheDocument();
  expect(listKeys(keyGroups.read())).toEqual([]);
});

test('recognises character keys (WCAG 2.1.4)', () => {
  expect(['j', '?', '1', 'g h'].every(isCharacterKey)).toBe(true);
  expect([' ', 'Enter', 'ArrowUp', 'mod+k'].some(isCharacterKey)).toBe(false);
});
