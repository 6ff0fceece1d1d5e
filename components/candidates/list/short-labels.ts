const dots = '…';

/** The first letters, with dots for what is left out. */
function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}${dots}`;
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** How many words all texts begin with alike; every text keeps at least one. */
function sharedWords(texts: readonly string[]): number {
  const all = texts.map(wordsOf);
  const most = Math.min(...all.map((words) => words.length)) - 1;
  let shared = 0;
  while (shared < most && all.every((words) => words[shared] === all[0]?.[shared])) shared += 1;
  return shared;
}

/** The first letters too, where the end alone is another label's as well: "Bar…SQL" beside "Bie…SQL". */
const withBeginning = (label: string, short: string, length: number) => cut(`${label.slice(0, 3)}${short}`, length);

/** Texts whose beginnings look alike, without the words that they share. */
function cutAlike(texts: readonly string[], length: number): string[] {
  const shared = sharedWords(texts);
  if (shared === 0) return texts.map((text) => `${dots}${text.slice(1 - length).trimStart()}`);
  const rests = texts.map((text) => wordsOf(text).slice(shared).join(' '));
  return shortenLabels(rests, length - 1).map((rest) => (rest.startsWith(dots) ? rest : `${dots}${rest}`));
}

/**
 * Labels cut to a length, so that no two of them look the same where they differ: those with the same first letters lose
 * the words that they begin with in common ("Bardzo dobra znajomość SQL" becomes "…SQL").
 *
 * @param labels in any order
 * @param length the most letters that a label may have, with its dots; at least 4
 * @returns in the same order; equal labels stay equal
 */
export function shortenLabels(labels: readonly string[], length: number): string[] {
  const groups = new Map<string, string[]>();
  for (const label of new Set(labels)) {
    const short = cut(label, length);
    groups.set(short, [...(groups.get(short) ?? []), label]);
  }
  const shortened = new Map<string, string>();
  for (const [short, alike] of groups) {
    const texts = alike.length === 1 ? [short] : cutAlike(alike, length);
    alike.forEach((label, index) => shortened.set(label, texts[index] ?? short));
  }
  const ends = [...shortened.values()].filter((short) => short.startsWith(dots));
  const twice = new Set(ends.filter((short, index) => ends.indexOf(short) !== index));
  for (const [label, short] of shortened)
    if (twice.has(short)) shortened.set(label, withBeginning(label, short, length));
  return labels.map((label) => shortened.get(label) ?? label);
}
