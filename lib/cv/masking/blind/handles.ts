import { masksOf, type Mask } from '../mask';
import type { BlindPage } from './blind-page';

const handle =
  /(?<=(?:^|[\n|•·;,\t]|: ?) ?)(?:(?:ig|insta|tt|fb|x|tw)\s{0,2}:\s{0,2})?(?<value>@[\p{L}\d_][\p{L}\d_.]{2,40})(?![\p{L}\d@/])/gu;
const nickname = /^ ?["“„'(]\p{Lu}\p{L}{1,20}["”'’)] ?$/u;

/** User names on other sites, and the nickname between the parts of a name: 'William "Bill" Baker'. */
export function findHandles({ text, folded, known, isOwn }: BlindPage): Mask[] {
  const names = known.filter(({ kind }) => kind === 'NAME');
  const nicknames = names.flatMap(({ end }, index): Mask[] => {
    const next = names[index + 1];
    const isNickname = next && next.start - end < 26 && nickname.test(text.slice(end, next.start));
    return isNickname ? [{ start: end, end: next.start, kind: 'NAME' }] : [];
  });
  return [...masksOf(folded, handle, 'LINK', 'value').filter(({ start }) => isOwn(start)), ...nicknames];
}
