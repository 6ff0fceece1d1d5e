import type { CvIndex } from './cv-index';
import type { CvToken } from './cv-tokens';
import {
  adverb,
  afterNo,
  conjunction,
  contrast,
  deniedTo,
  englishVerb,
  infinitive,
  isDeniable,
  isDeniableAfterNo,
  list,
  nearDenial,
  not,
  pronoun,
  past,
  preposition,
  workVerb,
} from '@/lib/analysis/engines/offline/lexicon/denial-words';
import { isNot, isWithout, lack, wordsAfter } from './negation';
import { sentenceAround } from './sentence';
import { textBetween } from './text-between';
import { denialReach } from './reach';

const sentenceEnd = /[.;:!?•●▪|]|\n[^\S\n]*[-*–›>·]|\n[^\S\n]*\n/;
const clauseEnd = /[.;!?•●▪,()]|\n[^\S\n]*[-*–>·]|\n[^\S\n]*\n/;
/** Whether a word before a statement negates it: "brak …", "nie posiadam …", "no …", "haven't …". */
function isCue(cv: CvIndex, cue: CvToken, at: number, distance: number): boolean {
  const nextWord = cv.tokens[at + 1]?.folded ?? '';
  if (/^braku?$/.test(cue.folded)) return true;
  if (cue.folded === 'no') return isDeniableAfterNo(nextWord);
  if (nearDenial.test(cue.folded)) return distance <= 3;
  // A double negation: "Nie wyobrażam sobie pracy bez Excela".
  if (lack.test(cue.folded))
    return isWithout(cv, at, distance) && !clauseBefore(cv, at).some(({ folded }) => not.has(folded));
  return deniedTo.test(`${cue.folded} ${nextWord}`) || (isNot(cv, at) && isDeniable(wordsAfter(cv, at).join(' ')));
}

/** The tokens before `from` in the same clause, within denialReach of a negation or wish. */
export function clauseBefore(cv: CvIndex, from: number): CvToken[] {
  const words: CvToken[] = [];
  let later = cv.tokens[from];
  for (let at = from - 1; later && at >= Math.max(0, from - denialReach); at -= 1) {
    const token = cv.tokens[at];
    if (!token || clauseEnd.test(textBetween(cv, token, later)) || contrast.has(token.folded)) break;
    words.unshift(token);
    later = token;
  }
  return words;
}

/** "No techniques, manual therapy or massage", "Jiry, Trello i Confluence nie znam": one negation for all. */
const isList = (cv: CvIndex, at: number): boolean =>
  list.test(
    cv.tokens
      .slice(at, at + 7)
      .map(({ folded }) => folded)
      .join(' '),
  );

/** "The electrical (G1) licence": a single word in brackets is of the clause around it. */
function isBracketed(cv: CvIndex, token: CvToken): boolean {
  const line = cv.lines[token.line];
  return line?.text.charAt(token.end - line.start) === ')';
}

/** The token index of the negation before `from`, as "nie" in "nie mam doświadczenia w sprzedaży"; null without one. */
export function findDenial(cv: CvIndex, from: number): number | null {
  let later = cv.tokens[from];
  // "Not a week passed without an audit"
  let isDouble = false;
  for (let at = from - 1; later && at >= Math.max(0, from - denialReach); at -= 1) {
    const cue = cv.tokens[at];
    if (!cue || contrast.has(cue.folded)) return null;
    const gap = textBetween(cv, cue, later);
    const isNear = /^,\s+$/.test(gap) ? isList(cv, from) : isBracketed(cv, later);
    if (clauseEnd.test(gap) && !isNear) return null;
    if (isCue(cv, cue, at, from - at)) return isDouble && isNot(cv, at) ? null : at;
    isDouble ||= lack.test(cue.folded);
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
    if (afterNo.has(token.folded) && /[:–—(-]/.test(gap)) return at + 1;
  }
  return null;
}

/** The end of a negation at `at`; null when it negates no verb, or one with its own object ("nie mam sobie równych"). */
function endOfDenial(cv: CvIndex, at: number): number | null {
  const [verb = '', ...others] = wordsAfter(cv, at);
  const isPolish = cv.tokens[at]?.folded === 'nie';
  // English puts the object after the verb, except in "Kubernetes I have not used" and "SAP was not used".
  if (!isNot(cv, at) || !(isPolish ? isDeniable([verb, ...others].join(' ')) : englishVerb.test(verb))) return null;
  let last = at;
  while (last < at + 7 && !endsClause(cv, last + 1)) last += 1;
  const words = cv.tokens.slice(at + 1, last + 1).map(({ folded }) => folded);
  const end = words.findIndex((word) => preposition.test(word));
  const objects = words.slice(0, end < 0 ? words.length : end).filter((word) => word !== verb && !adverb.test(word));
  const hasObject = objects.some((word) => !infinitive.test(word));
  return isPolish && hasObject && !past.test(verb) ? null : last + 1;
}

/** What stands before a token; an empty line at the end of the CV. */
function gapBefore(cv: CvIndex, at: number): string {
  const [before, token] = [cv.tokens[at - 1], cv.tokens[at]];
  return before && token ? textBetween(cv, before, token) : '\n\n';
}

function endsClause(cv: CvIndex, at: number): boolean {
  const { folded = '', text = '' } = cv.tokens[at] ?? {};
  const gap = gapBefore(cv, at);
  // The ending of "ArchiCAD-a" is no "and".
  const isConjunction = conjunction.has(folded) && text !== 'I' && gap !== '-';
  return sentenceEnd.test(gap) || /[,()–—]|\s-\s/.test(gap) || contrast.has(folded) || isConjunction;
}

/**
 * A negation within or after a statement `[from, to)`: "ksiąg nigdy sam nie prowadziłem".
 *
 * @returns the index of the token after the negation, or null
 */
export function findLaterDenial(cv: CvIndex, from: number, to: number): number | null {
  const label = labelDenied(cv, to);
  if (label !== null) return label;
  for (let at = from + 1; at < to; at += 1)
    if (isNot(cv, at) && isDeniable(cv.tokens[at + 1]?.folded ?? '')) return Math.max(to, endOfDenial(cv, at) ?? to);
  let isClause = true;
  for (let at = to; at < to + 14; at += 1) {
    if (sentenceEnd.test(gapBefore(cv, at))) return null;
    if (endsClause(cv, at) && !isList(cv, at)) isClause = false;
    const end = endOfDenial(cv, at);
    if (end === null) continue;
    const hasOwn = cv.tokens.slice(at - 2, end).some(({ folded }) => pronoun.has(folded));
    return (isClause && at <= to + 6) || hasOwn ? end : null;
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
