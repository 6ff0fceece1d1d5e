import type { RequirementInput } from '@/lib/domain/process-schemas';

/** A requirement in the form; `key` is its React key. */
export interface RequirementDraft extends RequirementInput {
  key: string;
}

export function toDraft(requirement: RequirementInput & { id: string }): RequirementDraft {
  const { id, text, importance, necessity, shortName } = requirement;
  return { key: id, id, text, importance, necessity, shortName };
}

/** List markers; a drawn one needs no space. */
const bullet = /^\s*(?:[•·▪◦‣●○■□✓✔➢➤►❖\uE000-\uF8FF]\s*|(?:[-–—*]|\(?\d{1,2}[.)]|[a-z]\))\s+)(?=\S)/u;
/** The letter that word processors write for a bullet of the second level: before a tab or wide space, never a word. */
const letterBullet = /^\s*o(?:\t|\s{2})\s*(?=\S)/;
/** The same before one space, which may be the Polish preposition. */
const letter = /^\s*o\s(?=\S)/;

const isBulleted = (line: string | undefined): boolean =>
  line !== undefined && (bullet.test(line) || letterBullet.test(line));

/** A line without its list marker; a letter before one space is one only beside lines with a bullet. */
function withoutBullet(line: string, at: number, lines: readonly string[]): string {
  const bare = line.replace(bullet, '').replace(letterBullet, '');
  if (bare !== line || !letter.test(line)) return bare;
  const before = lines.slice(0, at).findLast((one) => isBulleted(one) || !letter.test(one));
  const after = lines.slice(at + 1).find((one) => isBulleted(one) || !letter.test(one));
  return isBulleted(before) || isBulleted(after) ? line.replace(letter, '') : line;
}

/** Splits text into one requirement per line and cell, without list markers and empty lines. */
export function splitRequirements(text: string): string[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines
    .flatMap((line, at) => withoutBullet(line, at, lines).split('\t'))
    .map((part) => part.replace(/[;,]\s*$/, '').trim())
    .filter((part) => part !== '');
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
