interface Entry {
  id?: string | undefined;
}

/** Entries based on an older version: those whose criterion was deleted become new ones. */
export function withoutLostIds<Typed extends Entry>(typed: readonly Typed[], present: readonly Entry[]): Typed[] {
  const known = new Set(present.map(({ id }) => id));
  return typed.map((entry) => {
    if (entry.id === undefined || known.has(entry.id)) return entry;
    return { ...entry, id: undefined };
  });
}
