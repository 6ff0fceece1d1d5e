import { createScreenRegistry } from './screen-registry';

export interface ScreenKey {
  /**
   * Any of these. A name as in `KeyboardEvent.key`, letters small; `g h` is one after the other; `mod+k` is with Ctrl,
   * on a Mac with ⌘.
   */
  keys: readonly string[];
  label: string;
  /** Without it the key is listed here and answered where it is pressed, as the arrows in a table. */
  onPress?: ((key: string) => void) | undefined;
}

export interface KeyGroup {
  title: string;
  /** As of now: what a key does may have changed since it was put in. */
  keys: () => readonly ScreenKey[];
}

/** The keys of what is on the screen. */
export const keyGroups = createScreenRegistry<KeyGroup>();

/** A letter, digit or sign, alone or after another: what WCAG 2.1.4 wants to be able to turn off. */
export function isCharacterKey(key: string): boolean {
  return key.length === 1 ? key !== ' ' : /^\S \S$/.test(key);
}

/** What `pressed` does; of two that want it the newer one. */
export function findKey(groups: readonly KeyGroup[], pressed: string, characters: boolean): ScreenKey | undefined {
  if (!characters && isCharacterKey(pressed)) return undefined;
  return groups
    .flatMap((group) => group.keys())
    .findLast(({ keys, onPress }) => onPress !== undefined && keys.includes(pressed));
}

/** Whether `pressed` begins a sequence such as `g h`. */
export function beginsSequence(groups: readonly KeyGroup[], pressed: string): boolean {
  return groups.some((group) => group.keys().some(({ keys }) => keys.some((key) => key.startsWith(`${pressed} `))));
}

interface ListedGroup {
  title: string;
  keys: readonly ScreenKey[];
}

/** The groups as they are listed: those of one title together, and nothing twice. */
export function listKeys(groups: readonly KeyGroup[]): ListedGroup[] {
  const byTitle = new Map<string, Map<string, ScreenKey>>();
  for (const group of groups) {
    const listed = byTitle.get(group.title) ?? new Map<string, ScreenKey>();
    byTitle.set(group.title, listed);
    for (const key of group.keys()) listed.set(key.keys.join(','), key);
  }
  return [...byTitle]
    .map(([title, keys]) => ({ title, keys: [...keys.values()] }))
    .filter(({ keys }) => keys.length > 0);
}
