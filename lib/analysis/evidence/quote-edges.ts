import type { Letters } from './letters';
import { isMinus } from './marks';

const isWord = (character: string): boolean => /[\p{L}\p{M}\p{N}]/u.test(character);

function beginsInWord(before: string, first: string): boolean {
  const near = before.replace(/\p{Cf}/gu, '');
  if (isWord(first) && isWord(near.slice(-1))) return true;
  // "-programista", "2014–2021 kierownik" from its second year, "1,5" from its comma.
  if (/[\p{L}\p{N}][\u2010\u2011-]$/u.test(near)) return true;
  if (!/\p{N}/u.test(first)) return false;
  // "5 stopni" from "do -5 stopni"; at the beginning of a line it is a bullet.
  if (before.trim().length > 1 && isMinus(before + first, before.length - 1)) return true;
  return /\d[\u2012-\u2015.,:/]$/.test(near) || /\d[ \u00a0\u202f]$/.test(near);
}

function endsInWord(last: string, after: string): boolean {
  const near = after.replace(/^\p{Cf}+/u, '');
  if (isWord(last) && isWord(near.charAt(0))) return true;
  // "C" in "C++" and "C#", "Node" in "Node.js", "wdroże" in "wdroże-/niowych".
  if (/^(?:\+\+|#|\.\p{L})/u.test(near) || /^[\u2010\u2011-]\n\s*\p{Ll}/u.test(near)) return true;
  return /\p{N}/u.test(last) && /^(?:[.,:/\u2010-\u2015-]\d|[ \u00a0\u202f]\d{3}(?!\d))/.test(near);
}

/** Whether the letters `[from, to]` begin and end where words and figures do: "Java" is not a quote from "JavaScript". */
export function areWholeWords(letters: Letters, from: number, to: number): boolean {
  const first = letters.places[from];
  const last = letters.places[to];
  if (!first || !last) return false;
  const isSplit = letters.places[from - 1]?.line === first.line && letters.places[from - 1]?.at === first.at;
  const isSplitBehind = letters.places[to + 1]?.line === last.line && letters.places[to + 1]?.at === last.at;
  const next = letters.places[to + 1];
  const rest = last.line.text.slice(last.end) + (next && next.line !== last.line ? `\n${next.line.text}` : '');
  const above = letters.places[from - 1];
  const end = above && above.line !== first.line ? above.line.text.slice(above.end) : null;
  const isHyphenated = end !== null && /^[\u2010\u2011\u00ad-]\s*$/.test(end) && /^\s*\p{Ll}/u.test(first.line.text);
  return (
    !isSplit &&
    !isSplitBehind &&
    !(isHyphenated && first.line.text.slice(0, first.at).trim() === '') &&
    !beginsInWord(first.line.text.slice(0, first.at), first.line.text.slice(first.at, first.end)) &&
    !endsInWord(last.line.text.slice(last.at, last.end), rest)
  );
}
