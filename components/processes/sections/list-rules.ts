interface Entry {
  id?: string | undefined;
}

/** Entries typed to an older version: one whose criterion is gone counts as new, with the words it has. */
export function withoutLostIds<Typed extends Entry>(typed: readonly Typed[], present: readonly Entry[]): Typed[] {
  const known = new Set(present.map(({ id }) => id));
  return typed.map((entry) => {
    if (entry.id === undefined || known.has(entry.id)) return entry;
    return { ...entry, id: undefined };
  });
}
