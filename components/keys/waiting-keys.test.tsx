/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { holdKeys } from '@/components/state/held-keys';
import type { ScreenKey } from './key-groups';
import { useKeyListener } from './use-key-listener';
import { useScreenKeys } from './use-screen-keys';

const done: string[] = [];

function Page({ keys }: { keys: ScreenKey[] }) {
  useKeyListener();
  useScreenKeys('Page', keys);
  return null;
}

/** Something that keys wait for, and its two ends. */
function somethingHeld() {
  const end = { fulfil: (): void => undefined, fail: (): void => undefined };
  const until = new Promise<void>((resolve, reject) => {
    end.fulfil = resolve;
    end.fail = () => reject(new Error('failed'));
  });
  holdKeys(until);
  return end;
}

const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
const key = (name: string): ScreenKey => ({ keys: [name], label: name, onPress: () => void done.push(name) });

beforeEach(() => {
  done.length = 0;
  localStorage.clear();
});

test('keys wait while the page changes, and are done in order afterwards', async () => {
  render(<Page keys={[key('j'), key('s')]} />);
  const held = somethingHeld();
  for (const name of ['j', 's', 'j']) press(name);
  await settle();
  expect(done).toEqual([]);
  held.fulfil();
  await settle();
  expect(done).toEqual(['j', 's', 'j']);
});

test('a key that changes the page again holds the ones after it', async () => {
  const second: ReturnType<typeof somethingHeld>[] = [];
  const step: ScreenKey = { keys: ['j'], label: 'Next', onPress: () => void second.push(somethingHeld()) };
  render(<Page keys={[step, key('s')]} />);
  const first = somethingHeld();
  for (const name of ['j', 's']) press(name);
  first.fulfil();
  await settle();
  expect([second.length, done]).toEqual([1, []]);
  second[0]?.fulfil();
  await settle();
  expect(done).toEqual(['s']);
});

test('keys are dropped when what they waited for fails', async () => {
  render(<Page keys={[key('s')]} />);
  const held = somethingHeld();
  press('s');
  held.fail();
  await settle();
  expect(done).toEqual([]);
  press('s');
  expect(done).toEqual(['s']);
});

function Opening({ onChosen }: { onChosen: (text: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  useKeyListener();
  useScreenKeys('Page', [{ keys: ['d'], label: 'Open', onPress: () => setOpen(true) }, key('2')]);
  return (
    isOpen && (
      <form aria-label="Reasons">
        <input aria-label="Note" ref={(field) => field?.focus()} onChange={({ target }) => onChosen(target.value)} />
        <button type="button" onClick={() => onChosen('pressed')}>
          Save
        </button>
      </form>
    )
  );
}

test('keys after the one that opens a dialog go to the dialog: text into its field, Tab and Enter to its button', async () => {
  const chosen: string[] = [];
  render(<Opening onChosen={(text) => chosen.push(text)} />);
  const held = somethingHeld();
  for (const name of ['d', '2', 'x', 'Tab', 'Enter']) press(name);
  held.fulfil();
  await settle();
  expect(screen.getByRole('textbox')).toHaveValue('2x');
  expect(chosen).toEqual(['2', '2x', 'pressed']);
  expect(done).toEqual([]);
});

test('a letter typed with AltGr keeps its place between the others', async () => {
  render(<Opening onChosen={() => undefined} />);
  const held = somethingHeld();
  for (const name of ['d', 'z', 'a']) press(name);
  fireEvent.keyDown(document.body, { key: 'ż', ctrlKey: true, altKey: true, modifierAltGraph: true });
  press('y');
  held.fulfil();
  await settle();
  expect(screen.getByRole('textbox')).toHaveValue('zaży');
});

test('what is typed into a field of the page does not wait, and a held-down key counts once', async () => {
  render(
    <>
      <Page keys={[key('s')]} />
      <textarea />
    </>,
  );
  const held = somethingHeld();
  expect(press('s', screen.getByRole('textbox'))).toBe(true);
  press('s');
  fireEvent.keyDown(document.body, { key: 's', repeat: true });
  held.fulfil();
  await settle();
  expect(done).toEqual(['s']);
});
