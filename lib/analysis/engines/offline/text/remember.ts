/** `compute` with a cache of its last results: CVs share most of their words, and all CVs of an analysis the requirements. */
export function remember<V>(compute: (text: string) => V, limit = 20_000): (text: string) => V {
  const known = new Map<string, V>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= limit) known.clear();
    const value = compute(text);
    known.set(text, value);
    return value;
  };
}
