export interface SplitName {
  firstName: string | null;
  lastName: string | null;
}

const wordsOf = (name: string | null): string[] => (name ?? '').split(/\s+/).filter(Boolean);

/**
 * Other ways to split the words of a name into given and family name, those first that put the family name last: "Nowak" and
 * "Marta Joanna" may be Marta Joanna Nowak. None for a single word, and none for so many that nobody would look through them.
 */
export function otherSplits({ firstName, lastName }: SplitName): { firstName: string; lastName: string }[] {
  const words = [...wordsOf(firstName), ...wordsOf(lastName)];
  if (words.length < 2 || words.length > 4) return [];
  const key = (one: SplitName): string => `${one.firstName}|${one.lastName}`;
  const found = new Map<string, { firstName: string; lastName: string }>();
  for (let length = 1; length < words.length; length += 1) {
    const [head, tail] = [words.slice(0, length).join(' '), words.slice(length).join(' ')];
    for (const split of [
      { firstName: tail, lastName: head },
      { firstName: head, lastName: tail },
    ])
      found.set(key(split), split);
  }
  found.delete(key({ firstName: wordsOf(firstName).join(' '), lastName: wordsOf(lastName).join(' ') }));
  return [...found.values()];
}
