import type { RequirementInput } from '@/lib/domain/process-schemas';

/** A requirement in the form; `key` is its React key. */
export interface RequirementDraft extends RequirementInput {
  key: string;
}

export function toDraft(requirement: RequirementInput & { id: string }): RequirementDraft {
  const { id, text, importance, necessity, shortName } = requirement;
  return { key: id, id, text, importance, necessity, shortName };
}

/** List markers. */
const bullet = /^\s*(?:[-–—*•·▪◦‣●○■□✓✔\uE000-\uF8FF]|\(?\d{1,2}[.)]|[a-z]\))\s+/u;

/** Splits text into one requirement per line, without list markers and empty lines. */
export function splitRequirements(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) =>
      line
        .replace(bullet, '')
        .replace(/[;,]\s*$/, '')
        .trim(),
    )
    .filter((line) => line !== '');
}

/** Whether the list has an entry with the same text, ignoring case. */
export function isListed(list: readonly Pick<RequirementDraft, 'text'>[], text: string): boolean {
  const words = text.trim().toLocaleLowerCase();
  return list.some((one) => one.text.trim().toLocaleLowerCase() === words);
}

type NewRequirement = Pick<RequirementDraft, 'text'> & Partial<Pick<RequirementDraft, 'importance' | 'necessity'>>;

interface Addition {
  list: RequirementDraft[];
  /** Duplicate texts, not added. */
  repeated: string[];
}

/** Appends requirements (REQUIRED and importance 3 by default), skipping duplicates. */
export function addRequirements(list: readonly RequirementDraft[], additions: readonly NewRequirement[]): Addition {
  const next = [...list];
  const repeated: string[] = [];
  for (const { text, importance = 3, necessity = 'REQUIRED' } of additions) {
    if (isListed(next, text)) repeated.push(text);
    else next.push({ key: crypto.randomUUID(), text, importance, necessity });
  }
  return { list: next, repeated };
}

/** Moves an entry; an index outside the list changes nothing. */
export function moveEntry<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const next = [...list];
  if (to < 0 || to >= list.length) return next;
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
