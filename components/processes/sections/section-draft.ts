import { readStoredJson, writeStored } from '@/components/state/browser-storage';
import type { SectionKey } from '@/components/processes/fields/section-keys';
import { sectionKeys } from '@/components/processes/fields/section-keys';

/** Whose text, of which process, in which section. */
export interface DraftKey {
  /** The person's id: a browser may be used by several. */
  owner: string;
  /** Null: a process that is not saved yet. */
  processId: string | null;
  section: SectionKey;
}

/** What is typed and not saved. */
export interface SectionDraft {
  values: unknown;
  /** What the fields showed before the typing began. */
  base: unknown;
  /** What was typed before somebody else's version was taken over; kept until it is copied back or discarded. */
  ownVersion?: unknown;
}

const keyOf = ({ owner, processId, section }: DraftKey): string =>
  `process-draft:${owner}:${processId ?? 'new'}:${section}`;

/** Where what is typed into a section's list, and is no entry yet, is kept. */
export const entryDraftKey = (place: DraftKey): string => `${keyOf(place)}:entry`;

/** Objects with their fields in one order. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The same fields with the same values, in whatever order; a field that is undefined counts as left out. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

/** Keeps what is typed until it is saved, in this browser: closing or reloading loses nothing. Null takes it away. */
export function storeDraft(place: DraftKey, draft: SectionDraft | null): void {
  writeStored('local', keyOf(place), draft && JSON.stringify(draft));
}

/** @returns null when nothing is kept, or nothing that can be read */
export function readDraft(place: DraftKey): SectionDraft | null {
  const kept = readStoredJson('local', keyOf(place));
  if (typeof kept !== 'object' || kept === null || !('values' in kept) || !('base' in kept)) return null;
  return { values: kept.values, base: kept.base, ...('ownVersion' in kept ? { ownVersion: kept.ownVersion } : {}) };
}

/** The sections in which something is typed and not saved. */
export function sectionsWithDraft(owner: string, processId: string | null): SectionKey[] {
  return sectionKeys.filter((section) => readDraft({ owner, processId, section }) !== null);
}
