import type { CvIndex, CvToken } from './cv-index';
import {
  adverb,
  afterNo,
  beforePronoun,
  conjunction,
  contrast,
  englishNot,
  englishVerb,
  infinitive,
  isDeniable,
  isDeniableAfterNo,
  lacking,
  pronoun,
  sharing,
  trouble,
  workVerb,
} from '../lexicon/denial-words.ts';
import { sentenceAround } from './sentence.ts';
import { textBetween } from './text-between.ts';

/** Maximum distance in words between a negation and what it negates. */
const reach = 12;
const sentenceEnd = /[.;!?•●▪,()]|\n[^\S\n]*[-*–>·]|\n[^\S\n]*\n/;
/** The verb after a negation, skipping adverbs: "nie dotąd pracowałem". */
function nextVerb(cv: CvIndex, at: number): string {
  let next = at + 1;
  while (next < at + 4 && adverb.test(cv.tokens[next]?.folded ?? '')) next += 1;
  return cv.tokens[next]?.folded ?? '';
}

/** Whether a word before a statement negates it: "brak …", "nie posiadam …", "no …", "haven't …". */
function isCue(cv: CvIndex, cue: CvToken, at: number, distance: number): boolean {
  const nextWord = cv.tokens[at + 1]?.folded ?? '';
  if (cue.folded === 'brak' || cue.folded === 'braku') return true;
  if (cue.folded === 'nie') return isDeniable(nextVerb(cv, at));
  // "A yes/no proposal"
  if (cue.folded === 'no') return isDeniableAfterNo(nextWord) && cv.tokens[at - 1]?.folded !== 'yes';
  if (/^zadn/.test(cue.folded) || cue.folded === 'ani' || cue.folded === 'nor') return distance <= 3;
  if (cue.folded === 'unfamiliar' || cue.folded === 'unacquainted') return distance <= 4;
  if (cue.folded === 'none') return nextWord === 'of';
  if (cue.folded === 'zero') return lacking.test(nextWord);
  if (cue.folded === 'yet') return nextWord === 'to';
  if (cue.folded === 'zamiast' || cue.folded === 'instead') return distance <= 2;
  if (cue.folded === 'new') return nextWord === 'to' && distance <= 3;
  if (cue.folded === 'neither') return distance <= 4;
  if (cue.folded === 'bez' || cue.folded === 'without') {
    // A double negation: "Nie wyobrażam sobie pracy bez Excela".
    const isDoubled = clauseBefore(cv, at).some(({ folded }) => folded === 'nie' || englishNot.has(folded));
    return !isDoubled && (distance === 1 || lacking.test(nextWord));
  }
  if (cue.folded === 't') return /^(?:can|won)$/.test(cv.tokens[at - 1]?.folded ?? '') && isDeniable(nextVerb(cv, at));
  // Not negated: "I have never met a spreadsheet I could not tidy".
  return englishNot.has(cue.folded) && isDeniable(nextVerb(cv, at));
}

/** The tokens before `from` in the same clause, within reach of a negation or wish. */
export function clauseBefore(cv: CvIndex, from: number): CvToken[] {
  const words: CvToken[] = [];
  let later = cv.tokens[from];
  for (let at = from - 1; later && at >= Math.max(0, from - reach); at -= 1) {
    const token = cv.tokens[at];
    if (!token || sentenceEnd.test(textBetween(cv, token, later)) || contrast.has(token.folded)) break;
    words.unshift(token);
    later = token;
  }
  return words;
}

function isShared(cv: CvIndex, from: number): boolean {
  const line = cv.tokens[from]?.line;
  return cv.tokens
    .slice(Math.max(0, from - 2), from + 4)
    .some((token) => sharing.has(token.folded) && token.line === line);
}

/** "The electrical (G1) licence": a single word in brackets is of the clause around it. */
function isBracketed(cv: CvIndex, token: CvToken): boolean {
  const line = cv.lines[token.line];
  return line?.text.charAt(token.end - line.start) === ')';
}

/** The token index of the negation before `from`, as "nie" in "nie mam doświadczenia w sprzedaży"; null without one. */
export function findDenial(cv: CvIndex, from: number): number | null {
  let later = cv.tokens[from];
  for (let at = from - 1; later && at >= Math.max(0, from - reach); at -= 1) {
    const cue = cv.tokens[at];
    if (!cue || contrast.has(cue.folded)) return null;
    const gap = textBetween(cv, cue, later);
    const isNear = /^,\s+$/.test(gap) ? isShared(cv, from) : /^\s\($/.test(gap) && isBracketed(cv, later);
    if (sentenceEnd.test(gap) && !isNear) return null;
    if (isCue(cv, cue, at, from - at)) return at;
    later = cue;
  }
  return null;
}

/** "Prawo jazdy: nie", "Java – brak", with up to two words in between ("prawo jazdy kat. B: brak"). */
function labelDenied(cv: CvIndex, to: number): number | null {
  const last = cv.tokens[to - 1];
  for (let at = to; last && at < to + 3; at += 1) {
    const token = cv.tokens[at];
    if (!token || token.line !== last.line) return null;
    const gap = textBetween(cv, last, token);
    if (/[,;]|\.\s/.test(gap)) return null;
    if (afterNo.has(token.folded) && /[:–—-]|\(/.test(gap)) {
      const words = cv.tokens.slice(at + 1, at + 8).filter(({ line }) => line === last.line);
      return words.some(({ folded }) => trouble.test(folded)) || (words[0] && !isDeniable(words[0].folded))
        ? null
        : at + 1;
    }
  }
  return null;
}

/** The end of a negation at `at`; null when it negates no verb or one with its own object. */
function endOfDenial(cv: CvIndex, at: number): number | null {
  const word = cv.tokens[at]?.folded ?? '';
  if (word !== 'nie' && !englishNot.has(word)) return null;
  let verb = at + 1;
  while (verb < at + 4 && adverb.test(cv.tokens[verb]?.folded ?? '')) verb += 1;
  if (cv.tokens[verb - 1]?.folded === 't') return null;
  const verbWord = cv.tokens[verb]?.folded ?? '';
  // English puts the object after the verb, except in "Kubernetes I have not used" and "SAP was not used".
  if (!(word === 'nie' ? isDeniable(verbWord) : englishVerb.test(verbWord))) return null;
  let last = verb;
  for (let next = verb + 1; next < verb + 7; next += 1) {
    const [before, token] = [cv.tokens[last], cv.tokens[next]];
    if (!before || !token || /[.,;!?•–—)]|\s-\s|\n[^\S\n]*[-*–›>·]|\n[^\S\n]*\n/.test(textBetween(cv, before, token)))
      break;
    const isClauseEnd = contrast.has(token.folded) || conjunction.has(token.folded) || token.folded === 'bo';
    if (isClauseEnd) break;
    if (
      !adverb.test(token.folded) &&
      !infinitive.test(token.folded) &&
      !pronoun.has(token.folded) &&
      !beforePronoun.has(token.folded)
    )
      return null;
    last = next;
  }
  return last + 1;
}

/**
 * A negation within or after a statement `[from, to)`: "ksiąg nigdy sam nie prowadziłem".
 *
 * @returns the index of the token after the negation, or null
 */
export function findLaterDenial(cv: CvIndex, from: number, to: number): number | null {
  const label = labelDenied(cv, to);
  if (label !== null) return label;
  for (let at = from + 1; at < to; at += 1) {
    const inside = endOfDenial(cv, at);
    if (inside !== null && inside >= to) return inside;
    const isNot = cv.tokens[at]?.folded === 'nie' || englishNot.has(cv.tokens[at]?.folded ?? '');
    if (isNot && isDeniable(cv.tokens[at + 1]?.folded ?? '')) return to;
  }
  let isClause = true;
  let isList = false;
  for (let at = to; at < to + 14; at += 1) {
    const [before, token] = [cv.tokens[at - 1], cv.tokens[at]];
    if (!before || !token) return null;
    const gap = textBetween(cv, before, token);
    if (/[.;:!?•●▪|]|\n[^\S\n]*[-*–›>·]|\n[^\S\n]*\n/.test(gap)) return null;
    const isConjunction = conjunction.has(token.folded) && token.text !== 'I';
    // "Jiry i Confluence nie używałem"
    const isPair = isConjunction && cv.tokens[at + 2]?.folded === 'nie';
    // "Airflow, Dagsterem ani Prefectem nie pracowałem"
    isList ||= sharing.has(token.folded);
    const isItem =
      /^,\s*$/.test(gap) && (isList || cv.tokens.slice(at + 1, at + 4).some(({ folded }) => folded === 'ani'));
    if ((/[,(–—]/.test(gap) && !isItem) || (isConjunction && !isPair) || contrast.has(token.folded)) isClause = false;
    const end = endOfDenial(cv, at);
    if (end === null) continue;
    const hasOwn = cv.tokens.slice(at - 2, end).some(({ folded }) => pronoun.has(folded));
    if ((isClause && at <= to + (isList ? 8 : 4)) || hasOwn) return end;
    return null;
  }
  return null;
}

/** "komercyjnie w niej nie programowałem", "no commercial experience": knowledge without work experience. */
export function isAboutWork(cv: CvIndex, from: number, to: number): boolean {
  return cv.tokens
    .slice(from, to)
    .some(({ folded }) => /^(?:komerc|zawodow|commerc|profess|pracy$|praktyce$|work$)/.test(folded));
}

/** "W żadnej aptece nie pracowałem": no mention elsewhere proves the work after that. */
export function deniesWork(cv: CvIndex, from: number, to: number): boolean {
  const { before, after } = sentenceAround(cv, from, to);
  const [first, last] = [cv.tokens[from], cv.tokens[to - 1]];
  if (first === undefined || last === undefined) return false;
  return workVerb.test(before + cv.foldedFrom(first, last) + after);
}
