import { readStoredJson, writeStored } from '@/components/state/browser-storage';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { sectionKeys, type SectionKey } from '@/components/fields/processes/section-keys';

/** Where a wizard was left. */
export interface WizardProgress {
  section: SectionKey;
  /** The last visited section. */
  furthest: SectionKey;
}

const keyOf = (owner: string, processId: string): string => `process-wizard:${owner}:${processId}`;
const isSection = (value: unknown): value is SectionKey => sectionKeys.some((key) => key === value);

/** Stores the wizard's progress; null removes it. */
export function storeWizardProgress(owner: string, processId: string, memory: WizardProgress | null): void {
  writeStored('local', keyOf(owner, processId), memory && JSON.stringify(memory));
}

export function readWizardProgress(owner: string, processId: string): WizardProgress | null {
  const stored = readStoredJson('local', keyOf(owner, processId));
  if (typeof stored !== 'object' || stored === null || !('section' in stored) || !('furthest' in stored)) return null;
  return isSection(stored.section) && isSection(stored.furthest)
    ? { section: stored.section, furthest: stored.furthest }
    : null;
}

export function later(one: SectionKey, other: SectionKey): SectionKey {
  return sectionKeys.indexOf(one) >= sectionKeys.indexOf(other) ? one : other;
}

type Sections = Pick<ProcessDto, 'requirements' | 'budget' | 'location' | 'redFlags'>;

/** The first empty section; the last one is never complete before the end. */
export function firstUnfinished({ requirements, budget, location, redFlags }: Sections): SectionKey {
  if (requirements === '') return 'description';
  if (!budget) return 'budget';
  if (!location) return 'location';
  return redFlags.length === 0 ? 'redFlags' : 'criteria';
}

/**
 * Where to resume: at an unsaved draft, else where a process in creation was left. A finished process starts at the
 * first section.
 */
export function resumeAt(
  process: Sections & Pick<ProcessDto, 'status'>,
  memory: WizardProgress | null,
  drafts: readonly SectionKey[],
): SectionKey {
  const draft = drafts.find((key) => key === memory?.section) ?? drafts[0];
  if (draft) return draft;
  if (process.status !== 'IN_CREATION') return 'details';
  return memory?.section ?? firstUnfinished(process);
}

/** The last selectable section: any, or for a process in creation the furthest visited. */
export function furthestReachable(
  process: (Sections & Pick<ProcessDto, 'status'>) | null,
  memory: WizardProgress | null,
  section: SectionKey,
): SectionKey {
  if (!process) return 'details';
  if (process.status !== 'IN_CREATION') return 'criteria';
  return later(later(firstUnfinished(process), memory?.furthest ?? 'details'), section);
}
