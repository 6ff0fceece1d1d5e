import { useState } from 'react';

/**
 * A filter that is typed: it holds once it is complete, or empty.
 *
 * @param value what holds now
 * @param isComplete whether a text can be asked for
 */
export function useTypedFilter(
  value: string | null,
  isComplete: (text: string) => boolean,
  ask: (value: string | null) => void,
) {
  const [typed, setTyped] = useState({ text: value ?? '', value });
  // A value from elsewhere, as when the filters are cleared, replaces what was typed.
  const text = typed.value === value ? typed.text : (value ?? '');
  const onChange = (next: string) => {
    const trimmed = next.trim();
    const complete = isComplete(trimmed) ? trimmed.toLowerCase() : null;
    const asked = trimmed === '' || complete ? complete : value;
    setTyped({ text: next, value: asked });
    if (asked !== value) ask(asked);
  };
  return { field: { value: text, onChange }, isWrong: text.trim() !== '' && !isComplete(text.trim()) };
}
