import type { RequirementInput } from '@/lib/processes/schemas';

/** A requirement in the form; `key` is its identity on the screen only. */
export interface RequirementDraft extends RequirementInput {
  key: string;
}

/** A saved requirement in the form. */
export function toDraft({ id, text, importance, necessity }: RequirementInput & { id: string }): RequirementDraft {
  return { key: id, id, text, importance, necessity };
}

/** Dashes, dots and numbers that people and programs put before the items of a list. */
const bullet = /^\s*(?:[-–—*•·▪◦‣●○■□✓✔\uE000-\uF8FF]|\(?\d{1,2}[.)]|[a-z]\))\s+/u;

/** One requirement a line; empty lines and the marks of a list are left out. */
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

/** Whether an entry with the same words is in the list. */
export function isListed(list: readonly Pick<RequirementDraft, 'text'>[], text: string): boolean {
  const words = text.trim().toLocaleLowerCase();
  return list.some((one) => one.text.trim().toLocaleLowerCase() === words);
}

/** What is known of a requirement before it is in the list. */
type NewRequirement = Pick<RequirementDraft, 'text'> & Partial<Pick<RequirementDraft, 'importance' | 'necessity'>>;

interface Addition {
  list: RequirementDraft[];
  /** Texts that were in the list already. */
  repeated: string[];
}

/** Adds new requirements at the end, Required and of importance 3 unless said otherwise; the same words are not added again. */
export function addRequirements(list: readonly RequirementDraft[], additions: readonly NewRequirement[]): Addition {
  const next = [...list];
  const repeated: string[] = [];
  for (const { text, importance = 3, necessity = 'REQUIRED' } of additions) {
    if (isListed(next, text)) repeated.push(text);
    else next.push({ key: crypto.randomUUID(), text, importance, necessity });
  }
  return { list: next, repeated };
}

/** Moves one entry to another place; a place outside the list changes nothing. */
export function moveEntry<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const next = [...list];
  if (to < 0 || to >= list.length) return next;
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
