const textField =
  'textarea,input:not([type="checkbox"],[type="radio"],[type="button"],[type="submit"],[type="file"]),[contenteditable="true"]';
const tabbable =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex="0"]';

/** Whether a person types there. */
export function isTextField(target: EventTarget | null): target is HTMLElement {
  return target instanceof Element && target.matches(textField);
}

function insertText(field: HTMLElement, text: string): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}

function moveFocus(from: Element, step: 1 | -1): void {
  const scope = from.closest('[role="dialog"],[role="alertdialog"]') ?? document.body;
  const all = [...scope.querySelectorAll<HTMLElement>(tabbable)].filter((element) => element.tabIndex >= 0);
  const index = all.indexOf(from as HTMLElement);
  all[index === -1 ? (step === 1 ? 0 : all.length - 1) : (index + step + all.length) % all.length]?.focus();
}

function moveInRadioGroup(radio: HTMLInputElement, step: 1 | -1): void {
  const group = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]:not(:disabled)')].filter(
    ({ name, form }) => name === radio.name && form === radio.form,
  );
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
  else if (isTextField(target) && key.length === 1) insertText(target, key);
  else if (key === 'Enter' && target instanceof HTMLInputElement) target.form?.requestSubmit();
  else if (isButton && (key === 'Enter' || key === ' ') && target instanceof HTMLElement) target.click();
  else if (target instanceof HTMLInputElement && target.type === 'radio') {
    if (key === 'ArrowDown' || key === 'ArrowRight') moveInRadioGroup(target, 1);
    else if (key === 'ArrowUp' || key === 'ArrowLeft') moveInRadioGroup(target, -1);
    else if (key === ' ') target.click();
  }
}

/** A key that has waited, as an event of its own. */
export function copyOfKey(event: KeyboardEvent): KeyboardEvent {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  return new KeyboardEvent('keydown', {
    ...{ key, code, ctrlKey, metaKey, altKey, shiftKey },
    ...{ bubbles: true, cancelable: true, composed: true },
  });
}

/** Presses a key where the focus is, with what the browser does of itself on a real one. */
export function replayKey(event: KeyboardEvent): void {
  const target = document.activeElement ?? document.body;
  if (target.dispatchEvent(event)) actAsBrowser(event, target);
}
