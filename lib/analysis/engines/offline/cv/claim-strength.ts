import type { CvIndex, CvToken } from './cv-index';

/** How a CV says that its author has something. */
export type ClaimStrength = 'plain' | 'medium' | 'basic' | 'learning' | 'hobby' | 'negated';

const reach = 6;
const sentenceEnd = /[.;!?•●▪,()]|\n\s*[-*–]|\n\s*\n/;
const contrast = new Set(['ale', 'lecz', 'natomiast', 'but', 'however', 'though', 'jednak', 'tylko', 'only']);
const negatedVerb =
  /^(?:posiad|mam|ma$|mial|zna|prac|umi|uzyw|korzyst|ukoncz|obslug|prowadz|spaw|dyspon|zajm|jest|uczy|robi|wykon|programow)/;
const englishNot = new Set([
  'not',
  'never',
  'don',
  'doesn',
  'didn',
  'haven',
  'hasn',
  'isn',
  'cannot',
  'lack',
  'lacks',
  'lacking',
]);
const lacking =
  /^(?:doswiadcz|znajom|wiedz|uprawn|umiejetn|prakty|komerc|experien|knowled|skill|formal|commerc|profess|prior|previous|valid|driv|degree|any)/;
const afterNo = new Set(['brak', 'nie', 'no', 'none', 'not']);

const basicWord = /^(?:podstaw(?!ie)|poczatkuj|basic|beginner|elementarn|elementary|slab)/;
/** "Szkoła podstawowa" is a school, "od podstaw" means thoroughly. */
const notBasic = /^(?:szkol|od$)/;
const mediumWord = /^(?:sredni|srednio|intermediate|komunikatyw|dobr)/;
const strongWord =
  /^(?:bardzo|very|zaawansow|biegl|ekspert|expert|advanced|proficien|strong|excellent|doskonal|swietn)/;
const learningWord = /^(?:ucze|uczac|nauki|nauka|learning|poznaje|studying|szkole)$/;
const notLearning = /^(?:machine|deep|e|lifelong|maszynow)/;

function textBetween(cv: CvIndex, first: CvToken, second: CvToken): string {
  if (cv.lines[first.line]?.page !== cv.lines[second.line]?.page) return '\n\n';
  const [from, to] = first.start < second.start ? [first, second] : [second, first];
  return cv.foldedFrom({ ...from, start: from.end }, { ...to, end: to.start });
}

/** Whether the word before a claim takes it back: "brak …", "nie posiadam …", "no …", "haven't …". */
function isCue(cv: CvIndex, cue: CvToken, at: number, distance: number): boolean {
  const next = cv.tokens[at + 1];
  const nextWord = next?.folded ?? '';
  if (cue.folded === 'brak' || cue.folded === 'braku') return true;
  if (cue.folded === 'nie') return negatedVerb.test(nextWord);
  if (cue.folded === 'no') return distance === 1 || lacking.test(nextWord);
  if (cue.folded === 'bez' || cue.folded === 'without') return distance === 1 || lacking.test(nextWord);
  return englishNot.has(cue.folded) && nextWord !== 'only';
}

/**
 * The word that takes the words from `from` on back, as an index of the CV's tokens: "nie" of "nie mam doświadczenia w
 * sprzedaży"; null when none does.
 */
export function findDenial(cv: CvIndex, from: number): number | null {
  let later = cv.tokens[from];
  for (let at = from - 1; later && at >= Math.max(0, from - reach); at -= 1) {
    const cue = cv.tokens[at];
    if (!cue || sentenceEnd.test(textBetween(cv, cue, later)) || contrast.has(cue.folded)) return null;
    if (isCue(cv, cue, at, from - at)) return at;
    later = cue;
  }
  return null;
}

/** "Prawo jazdy: nie", "Java – brak", also with up to two words of the claim in between ("prawo jazdy kat. B: brak"). */
function isNegatedAfter(cv: CvIndex, to: number): boolean {
  const last = cv.tokens[to - 1];
  for (let at = to; last && at < to + 3; at += 1) {
    const token = cv.tokens[at];
    if (!token || token.line !== last.line) return false;
    const gap = textBetween(cv, last, token);
    if (/[,;]|\.\s/.test(gap.replace(/\bkat\./g, ''))) return false;
    if (afterNo.has(token.folded) && /[:–—-]|\(/.test(gap)) return cv.tokens[at + 1]?.folded !== 'problem';
  }
  return false;
}

interface Nearby {
  token: CvToken;
  at: number;
}

/** Words that can grade a claim: near it, in its line, and not beyond a comma or semicolon. */
function gradingWords(cv: CvIndex, from: number, to: number): Nearby[] {
  const first = cv.tokens[from];
  const last = cv.tokens[to - 1];
  if (!first || !last) return [];
  const found: Nearby[] = [];
  for (let at = from - 1; at >= Math.max(0, from - 4); at -= 1) {
    const token = cv.tokens[at];
    if (!token || token.line !== first.line || /[,;()|]|\.\s/.test(textBetween(cv, token, first))) break;
    found.push({ token, at });
  }
  for (let at = to; at < to + 4; at += 1) {
    const token = cv.tokens[at];
    if (!token || token.line !== last.line || /[,;|)]|\.\s/.test(textBetween(cv, last, token))) break;
    found.push({ token, at });
  }
  return found;
}

/** "Podstawowa znajomość: Docker, Kubernetes" grades the whole line. */
function leadingWords(cv: CvIndex, line: number): Nearby[] {
  const tokens = cv.tokensOfLine(line);
  const text = cv.lines[line]?.folded ?? '';
  if (!/^[^,;()]{0,40}(?::|\bznajomosc\b|\bknowledge of\b)/.test(text)) return [];
  const at = cv.tokens.indexOf(tokens[0] as CvToken);
  return tokens.slice(0, 3).map((token, index) => ({ token, at: at + index }));
}

function gradeOf(cv: CvIndex, words: Nearby[]): ClaimStrength | null {
  const isStrong = words.some(({ token }) => strongWord.test(token.folded));
  const previous = (at: number) => cv.tokens[at - 1]?.folded ?? '';
  const isLearning = words.some(({ token, at }) => learningWord.test(token.folded) && !notLearning.test(previous(at)));
  if (isLearning) return 'learning';
  const isBasic = words.some(({ token, at }) => basicWord.test(token.folded) && !notBasic.test(previous(at)));
  if (isBasic && !isStrong) return 'basic';
  if (isStrong) return 'plain';
  return words.some(({ token }) => mediumWord.test(token.folded)) ? 'medium' : null;
}

/**
 * How the CV claims the words `[from, to)` (indexes of its tokens): plainly, at some level, as a hobby, or that it
 * does not have them.
 */
export function claimStrength(cv: CvIndex, from: number, to: number): ClaimStrength {
  const line = cv.tokens[from]?.line ?? 0;
  if (findDenial(cv, from) !== null || isNegatedAfter(cv, to)) return 'negated';
  if (cv.lines[line]?.section === 'interests') return 'hobby';
  return gradeOf(cv, gradingWords(cv, from, to)) ?? gradeOf(cv, leadingWords(cv, line)) ?? 'plain';
}
