const textField =
  'textarea,input:not([type="checkbox"],[type="radio"],[type="button"],[type="submit"],[type="file"]),[contenteditable="true"]';
const tabbable =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex="0"]';

/** Whether a person types there. */
export function isTextField(target: EventTarget | null): target is HTMLElement {
  return target instanceof Element && target.matches(textField);
}

/** Where the caret is, or what is selected, after a key that moves it. */
function movedCaret(key: string, start: number, end: number, value: string): number | undefined {
  if (key === 'ArrowLeft') return start === end ? Math.max(0, start - 1) : start;
  if (key === 'ArrowRight') return start === end ? Math.min(value.length, end + 1) : end;
  if (key === 'Home') return value.slice(0, start).lastIndexOf('\n') + 1;
  if (key === 'End') return value.includes('\n', end) ? value.indexOf('\n', end) : value.length;
  return undefined;
}

/** What a key does to the text of a field: letters, a new line, deleting, and the caret's way in a line. */
function editText(field: Element, { key, shiftKey }: KeyboardEvent): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const { selectionStart: start, selectionEnd: end, value } = field;
  // A field for a number or an e-mail tells no caret.
  if (start === null || end === null) return;
  const caret = shiftKey ? undefined : movedCaret(key, start, end, value);
  if (caret !== undefined) return field.setSelectionRange(caret, caret);
  const change = (from: number, to: number, data: string | null, inputType: string) => {
    field.setRangeText(data ?? '', from, to, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data, inputType }));
  };
  if (key.length === 1) change(start, end, key, 'insertText');
  else if (key === 'Enter') change(start, end, '\n', 'insertLineBreak');
  else if (key === 'Backspace')
    change(start === end ? Math.max(0, start - 1) : start, end, null, 'deleteContentBackward');
  else if (key === 'Delete') change(start, start === end ? end + 1 : end, null, 'deleteContentForward');
}

function isShown(element: Element): boolean {
  if (element.closest('[inert]') || getComputedStyle(element).visibility === 'hidden') return false;
  for (let one: Element | null = element; one; one = one.parentElement)
    if (getComputedStyle(one).display === 'none') return false;
  return true;
}

const isRadio = (element: Element | null): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio';

function radiosWith({ name, form }: HTMLInputElement): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]:not(:disabled)')].filter(
    (other) => other.name === name && other.form === form,
  );
}

/** Whether Tab stops there: of a group of radio buttons at one. */
function isTabStop(element: HTMLElement, from: Element): boolean {
  if (element.tabIndex < 0 || !isShown(element)) return false;
  if (element === from || !isRadio(element) || element.name === '') return true;
  const group = radiosWith(element);
  if (isRadio(from) && group.includes(from)) return false;
  return element === (group.find(({ checked }) => checked) ?? group[0]);
}

function moveFocus(from: Element, step: 1 | -1): void {
  const scope = from.closest('[role="dialog"],[role="alertdialog"]') ?? document.body;
  const all = [...scope.querySelectorAll<HTMLElement>(tabbable)].filter((element) => isTabStop(element, from));
  const index = all.indexOf(from as HTMLElement);
  all[index === -1 ? (step === 1 ? 0 : all.length - 1) : (index + step + all.length) % all.length]?.focus();
}

function moveInRadioGroup(radio: HTMLInputElement, step: 1 | -1): void {
  const group = radiosWith(radio);
  const next = group[(group.indexOf(radio) + step + group.length) % group.length];
  next?.focus();
  next?.click();
}

/** What the browser does on a key that no handler prevented. */
function actAsBrowser(event: KeyboardEvent, target: Element): void {
  const { key, ctrlKey, metaKey, shiftKey } = event;
  const isButton = target.matches('button,a[href],summary,[role="button"]');
  if (ctrlKey || metaKey) return;
  if (key === 'Tab') moveFocus(target, shiftKey ? -1 : 1);
  else if (key === 'Enter' && target instanceof HTMLInputElement) target.form?.requestSubmit();
  else if (isTextField(target)) editText(target, event);
  else if (isButton && (key === 'Enter' || key === ' ') && target instanceof HTMLElement) target.click();
  else if (key === ' ' && target instanceof HTMLInputElement) target.click();
  else if (isRadio(target)) {
    if (key === 'ArrowDown' || key === 'ArrowRight') moveInRadioGroup(target, 1);
    else if (key === 'ArrowUp' || key === 'ArrowLeft') moveInRadioGroup(target, -1);
  }
}

/** Whether AltGr, or Option on a Mac, makes the key a character, as in Polish letters. */
export function isTypedByAlt(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (key.length !== 1) return false;
  return event.getModifierState('AltGraph') || (altKey && !ctrlKey && !metaKey && key > '~');
}

/** A key that has waited, as an event of its own. */
export function copyOfKey(event: KeyboardEvent): KeyboardEvent {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  // Windows reports AltGr as Ctrl and Alt.
  const modifiers = isTypedByAlt(event) ? {} : { ctrlKey, metaKey, altKey };
  return new KeyboardEvent('keydown', {
    key,
    code,
    shiftKey,
    ...modifiers,
    bubbles: true,
    cancelable: true,
    composed: true,
  });
}

/** Presses a key where the focus is, with what the browser does of itself on a real one. */
export function replayKey(event: KeyboardEvent): void {
  const target = document.activeElement ?? document.body;
  if (target.dispatchEvent(event)) actAsBrowser(event, target);
}
