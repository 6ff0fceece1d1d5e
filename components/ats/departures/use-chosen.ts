import { useState } from 'react';

export interface Chosen {
  ids: string[];
  all: boolean | 'indeterminate';
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  toggleAll: () => void;
}

/** Which of a list are chosen; who leaves the list is not chosen any more. */
export function useChosen(listed: readonly string[]): Chosen {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const ids = listed.filter((id) => marked.has(id));
  const isAll = listed.length > 0 && ids.length === listed.length;
  const some = ids.length > 0 ? 'indeterminate' : false;
  return {
    ids,
    all: isAll || some,
    has: (id) => marked.has(id),
    toggle: (id) =>
      setMarked((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    toggleAll: () => setMarked(new Set(isAll ? [] : listed)),
  };
}
