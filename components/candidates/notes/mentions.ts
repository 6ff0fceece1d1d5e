import { fullName } from '@/components/users/full-name';
import type { ShortUser } from '@/lib/domain/user-schemas';

const atSign = (user: ShortUser) => `@${fullName(user)}`;

/** The beginning of a name behind `@` right before the caret, and where its `@` stands; null: none. */
export function mentionBefore(text: string, caret: number): { start: number; typed: string } | null {
  const found = /(?:^|[\s(])@([\p{L}'’-]*(?: [\p{L}'’-]*)?)$/u.exec(text.slice(0, caret));
  return found ? { start: caret - (found[1] ?? '').length - 1, typed: found[1] ?? '' } : null;
}

const maxOffered = 6;

/** Users of whose name a part begins with what was typed; of a name that several have once, since it mentions all of them. */
export function offeredUsers(users: readonly ShortUser[], typed: string): ShortUser[] {
  const begin = typed.toLocaleLowerCase();
  return [...new Map(users.map((user) => [fullName(user), user])).values()]
    .filter((user) => ` ${fullName(user)}`.toLocaleLowerCase().includes(` ${begin}`) && fullName(user) !== typed)
    .slice(0, maxOffered);
}

/** The users whose names stand behind `@` in the text. */
export function mentionedUsers(text: string, users: readonly ShortUser[]): ShortUser[] {
  return users.filter((user) => text.includes(atSign(user)));
}

/** The text with `user` instead of what was typed of the name. */
export function insertMention(text: string, { start, typed }: { start: number; typed: string }, user: ShortUser) {
  const before = `${text.slice(0, start)}${atSign(user)} `;
  return { text: before + text.slice(start + 1 + typed.length).replace(/^ /, ''), caret: before.length };
}

/** The text in parts; the mentions among them are marked. */
export function splitMentions(text: string, users: readonly ShortUser[]): { text: string; isMention: boolean }[] {
  const names = users.map(atSign);
  if (names.length === 0) return [{ text, isMention: false }];
  const pattern = new RegExp(`(${names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`);
  return text
    .split(pattern)
    .filter(Boolean)
    .map((part) => ({ text: part, isMention: names.includes(part) }));
}

/** Whether the text also has an `@` with a name of none of `users`. */
export function hasOtherMention(text: string, users: readonly ShortUser[]): boolean {
  return splitMentions(text, users).some((part) => !part.isMention && /(?:^|[\s(])@\p{L}/u.test(part.text));
}
