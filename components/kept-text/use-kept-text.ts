import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { keep, readKept } from './kept-text';
import { useKeeping } from './keeping';

interface KeptText {
  text: string;
  /** Also keeps it. */
  setText: (text: string) => void;
  /** When it is saved or given up. */
  forget: () => void;
}

/**
 * The text of one field, kept in this tab while it is typed and back when the field is shown again.
 *
 * @param key names the field and what it is about, such as `note.<candidate's id>`
 * @param initial what it begins with where nothing is kept
 */
export function useKeptText(key: string, initial = ''): KeptText {
  const keeping = useKeeping();
  const owner = keeping?.owner;
  const [text, show] = useState(initial);
  const restore = useEffectEvent((kept: unknown) => {
    if (typeof kept !== 'string' || kept === initial) return;
    show(kept);
    keeping?.onRestored();
  });
  // Not at once: the server rendered the field without it.
  useEffect(() => {
    if (owner === undefined) return undefined;
    const timer = setTimeout(() => restore(readKept(owner, key)));
    return () => clearTimeout(timer);
  }, [owner, key]);
  const forget = useCallback(() => {
    if (owner !== undefined) keep(owner, key, null);
  }, [owner, key]);
  const setText = useCallback(
    (next: string) => {
      show(next);
      if (owner !== undefined) keep(owner, key, next === initial ? null : next);
    },
    [owner, key, initial],
  );
  return { text, setText, forget };
}
