/** What the open screens have put in, the newest last. Outside React, so that the shell reads it without redrawing them. */
export interface ScreenRegistry<T> {
  /** @returns takes it out again */
  add: (entry: T) => () => void;
  read: () => readonly T[];
}

export function createScreenRegistry<T>(): ScreenRegistry<T> {
  let entries: readonly T[] = [];
  return {
    add(entry) {
      entries = [...entries, entry];
      return () => {
        entries = entries.filter((other) => other !== entry);
      };
    },
    read: () => entries,
  };
}
