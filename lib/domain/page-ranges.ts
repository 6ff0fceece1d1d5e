const range = /^(\d{1,4})(?:\s*[-–]\s*(\d{1,4}))?$/;

/** Pages as a person writes them: "1-2, 4" is 1, 2 and 4. Null where it is none, or a range runs backwards. */
export function parsePages(text: string): number[] | null {
  const pages = new Set<number>();
  for (const part of text.split(',')) {
    const [, first, last] = range.exec(part.trim()) ?? [];
    if (first === undefined) return null;
    const [from, to] = [Number(first), Number(last ?? first)];
    if (from < 1 || to < from) return null;
    for (let page = from; page <= to; page += 1) pages.add(page);
  }
  return [...pages].sort((one, other) => one - other);
}

/** The shortest way to write ascending pages: 1, 2 and 4 are "1–2, 4". */
export function formatPages(pages: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const page of pages) {
    const run = runs.at(-1);
    if (run && run[1] === page - 1) run[1] = page;
    else runs.push([page, page]);
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
}

/** Which page is neither's, or both's, or not in the file; null where two people share a file rightly. */
export function findWrongPages(
  { first, second }: { first: readonly number[]; second: readonly number[] },
  pageCount: number,
): { person: 'first' | 'second'; problem: 'missing' | 'outside' | 'shared' } | null {
  for (const [person, pages] of [
    ['first', first],
    ['second', second],
  ] as const) {
    if (pages.length === 0) return { person, problem: 'missing' };
    if (pages.some((page) => page > pageCount)) return { person, problem: 'outside' };
  }
  return second.some((page) => first.includes(page)) ? { person: 'second', problem: 'shared' } : null;
}

/** What the reading proposes: the second CV's pages, and those before it. Without one, halves. */
export function proposePages(
  pageCount: number,
  setAside: readonly { kind: string; pages: readonly number[] }[],
): { first: number[]; second: number[] } {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1);
  const others = setAside.filter(({ kind }) => kind === 'PERSON').map(({ pages }) => pages);
  const second = others[0] ?? all.slice(Math.ceil(pageCount / 2));
  const taken = others.length > 0 ? others.flat() : second;
  return { first: all.filter((page) => !taken.includes(page)), second: [...second] };
}
