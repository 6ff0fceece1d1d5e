import { flushSync } from 'react-dom';
import { heldKeys, subscribeToFailedHold } from '@/components/state/held-keys';
import { findKey, keyGroups } from './key-groups';
import { pressedKey } from './key-target';
import { copyOfKey, isTextField, isTypedByAlt, replayKey } from './replay-key';

/** Milliseconds after which a key that waited is not done: nobody expects it any more. */
const oldest = 10_000;
const maxWaiting = 100;
const modal = '[role="dialog"],[role="alertdialog"]';
const movesOrActs = /^(Arrow|Page)|^(Home|End|Enter|Escape|Tab|Backspace|Delete)$/;

/** Whether a key must wait while keys are held: those of the browser and of a field in which somebody types must not. */
function mustWait(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, isComposing, target } = event;
  const isTyped = isTypedByAlt(event);
  if (isComposing || (altKey && !isTyped)) return false;
  if ((ctrlKey || metaKey) && !isTyped) return findKey(keyGroups.read(), pressedKey(event), true) !== undefined;
  if (isTextField(target) && target.closest(modal) === null) return false;
  return key.length === 1 || movesOrActs.test(key);
}

/**
 * Lets keys wait while the page is on its way to what they are meant for (`holdKeys`), and does them afterwards in the
 * order in which they were pressed.
 *
 * @returns stops it
 */
export function letKeysWait(): () => void {
  let waiting: { event: KeyboardEvent; at: number }[] = [];
  let isDraining = false;
  const replayed = new WeakSet<Event>();

  const drain = () => {
    isDraining = false;
    while (waiting.length > 0 && heldKeys.read() === 0) {
      const [first] = waiting.splice(0, 1);
      if (!first || performance.now() - first.at > oldest) continue;
      replayed.add(first.event);
      // A dialog that it opens must be there before the next key.
      flushSync(() => replayKey(first.event));
    }
  };
  const onChange = () => {
    if (heldKeys.read() > 0 || isDraining || waiting.length === 0) return;
    isDraining = true;
    // After React has shown what the keys waited for.
    setTimeout(drain);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (replayed.has(event) || (heldKeys.read() === 0 && waiting.length === 0) || !mustWait(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // A key that is held down would do far more than its owner saw.
    if (!event.repeat && waiting.length < maxWaiting) waiting.push({ event: copyOfKey(event), at: performance.now() });
  };

  const stopWatching = heldKeys.subscribe(onChange);
  const stopDropping = subscribeToFailedHold(() => (waiting = []));
  window.addEventListener('keydown', onKeyDown, { capture: true });
  return () => {
    stopWatching();
    stopDropping();
    window.removeEventListener('keydown', onKeyDown, { capture: true });
  };
}
