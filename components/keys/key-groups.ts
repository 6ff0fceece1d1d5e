import { createScreenRegistry } from './screen-registry';

export interface ScreenKey {
  /**
   * Any of these, as in `KeyboardEvent.key`, letters in lower case; `g h` is a sequence; `mod+k` is with Ctrl, on a Mac
   * with ⌘.
   */
  keys: readonly string[];
  label: string;
  /** Without it the key is only listed and handled elsewhere, such as arrows in a table. */
  onPress?: ((key: string) => void) | undefined;
}

export interface KeyGroup {
  title: string;
  /** A getter, because handlers change. */
  keys: () => readonly ScreenKey[];
}

/** Shortcuts of the mounted screens. */
export const keyGroups = createScreenRegistry<KeyGroup>();

/** A single character or a sequence of them: what WCAG 2.1.4 requires to be switchable. */
export function isCharacterKey(key: string): boolean {
  return key.length === 1 ? key !== ' ' : /^\S \S$/.test(key);
}

/** The shortcut for `pressed`; the newest registration wins. */
export function findKey(groups: readonly KeyGroup[], pressed: string, characters: boolean): ScreenKey | undefined {
  if (!characters && isCharacterKey(pressed)) return undefined;
  return groups
    .flatMap((group) => group.keys())
    .findLast(({ keys, onPress }) => onPress !== undefined && keys.includes(pressed));
}

/** Whether `pressed` starts a sequence such as `g h`. */
export function beginsSequence(groups: readonly KeyGroup[], pressed: string): boolean {
  return groups.some((group) => group.keys().some(({ keys }) => keys.some((key) => key.startsWith(`${pressed} `))));
}

interface ListedGroup {
  title: string;
  keys: readonly ScreenKey[];
}

/** The groups to display: merged by title, the keys of one action in one entry. */
export function listKeys(groups: readonly KeyGroup[]): ListedGroup[] {
  const byTitle = new Map<string, Map<string, ScreenKey>>();
  for (const group of groups) {
    const listed = byTitle.get(group.title) ?? new Map<string, ScreenKey>();
    byTitle.set(group.title, listed);
    for (const key of group.keys()) {
      const keys = [...(listed.get(key.label)?.keys ?? []), ...key.keys];
      listed.set(key.label, { ...key, keys: [...new Set(keys)] });
    }
  }
  return [...byTitle]
    .map(([title, keys]) => ({ title, keys: [...keys.values()] }))
    .filter(({ keys }) => keys.length > 0);
}
