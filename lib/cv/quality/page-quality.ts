import type { CvPage, PageQuality } from '@/lib/domain/cv-document';
import { isInUnreadLanguage } from '@/lib/cv/language/unread-language';
import { isOfNames } from './lists-of-names';
import type { IsLikeWord } from './word-likeness';

/** Limits between text and rubbish, measured on invented CVs and on what breaks them (docs/decisions/0115). */
const limits = {
  /** A page with fewer letters says nothing. */
  minLetters: 25,
  /** An e-mail address and a phone number are long for words. */
  minSignsForLength: 150,
  /** With fewer words the share of words means nothing. */
  minWords: 20,
  /** Letters in disorder reach 0.35; German text has 0.48, but its language is known. */
  minWordShare: 0.4,
  /** Recognised text with every seventh letter wrong has 0.6. */
  minRecognisedWordShare: 0.6,
  /** Pages that a person can read have 0.91 and more, blurred ones and pages upside down 0.2 to 0.4. */
  minConfidence: 0.6,
  /** CVs have 0.9 and more, lists of technologies 0.79. */
  goodWordShare: 0.8,
  /** CVs have 5 to 7, German ones 7.5, lists of products 9.5. */
  maxMeanLength: 12,
  /** Words in pieces have 2.9. */
  minMeanLength: 3.2,
  /** In Polish of another code page a quarter of the words; French has a fiftieth of words with such letters. */
  maxOddShare: 0.1,
  /** CVs have 0.78 and more; where a font left signs instead of letters it is 0.13 to 0.25. */
  minLetterShare: 0.4,
  /** Lines in random order go up half of the time. */
  maxUpwardShare: 0.35,
  minLineChanges: 12,
};

const pointsPerCentimetre = 72 / 2.54;

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** The share of new lines that stand above the line before; columns add few, null where there are few lines. */
function upwardShare({ spans }: CvPage): number | null {
  let changes = 0;
  let upward = 0;
  spans.forEach((span, index) => {
    const before = spans[index - 1];
    if (!before || Math.abs(span.y - before.y) < 0.5 * span.height) return;
    changes += 1;
    if (span.y > before.y) upward += 1;
  });
  return changes < limits.minLineChanges ? null : rounded(upward / changes);
}

/** Letters that are not Latin say nothing about the dictionaries' words. */
function latinWords(text: string): string[] {
  return text.match(/[\p{Script=Latin}]{3,}/gu) ?? [];
}

/** What is known of a page's words but not stored. */
interface Words {
  /** Words that may be in the dictionaries. */
  latin: number;
  /** Signs but spaces. */
  signs: number;
  /** Letters and digits, by all signs; a row of the same sign is a line that parts sections. */
  letterShare: number;
  areCut: boolean;
  /** Whether the page is in a language that the dictionaries lack, or lists names. */
  isUnknown: () => boolean;
}

function verdictOf(
  facts: Omit<PageQuality, 'verdict'>,
  { latin, signs, letterShare, areCut, isUnknown }: Words,
): PageQuality['verdict'] {
  const { source, letters, wordShare, meanLength, oddShare, upwardShare: upward, confidence } = facts;
  if (oddShare > limits.maxOddShare || areCut) return 'BAD';
  if (letters < limits.minLetters) return 'EMPTY';
  if (letterShare < limits.minLetterShare) return 'BAD';
  if (confidence !== undefined && confidence < limits.minConfidence) return 'BAD';
  if (upward !== null && upward > limits.maxUpwardShare) return 'BAD';
  const isUsualLength = meanLength >= limits.minMeanLength && meanLength <= limits.maxMeanLength;
  if (signs >= limits.minSignsForLength && !isUsualLength) return 'BAD';
  if (latin < limits.minWords || wordShare === null || wordShare >= limits.goodWordShare) return 'GOOD';
  if (isUnknown()) return 'GOOD';
  if (wordShare < (source === 'OCR' ? limits.minRecognisedWordShare : limits.minWordShare)) return 'BAD';
  return 'DOUBTFUL';
}

/**
 * Measures whether a page's text can be what the page shows: its words resemble words, have the usual length and
 * order, and consist of meaningful signs.
 *
 * @param recognised the recognition's mean confidence, 0 to 1; null for text of the file itself
 */
export function measurePage(
  page: CvPage,
  isLikeWord: IsLikeWord,
  recognised: { confidence: number } | null = null,
): PageQuality {
  const { text, width, height } = page;
  const tokens = text.match(/\S+/gu) ?? [];
  const signs = tokens.reduce((sum, token) => sum + token.length, 0);
  const words = latinWords(text);
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const area = (width * height) / pointsPerCentimetre ** 2;
  const facts = {
    source: recognised ? ('OCR' as const) : ('TEXT' as const),
    letters,
    density: rounded(letters / Math.max(area, 1)),
    wordShare: words.length === 0 ? null : rounded(words.filter(isLikeWord).length / words.length),
    meanLength: rounded(signs / Math.max(tokens.length, 1)),
    oddShare: rounded(tokens.filter(isOdd).length / Math.max(tokens.length, 1)),
    upwardShare: upwardShare(page),
    ...(recognised && { confidence: rounded(recognised.confidence) }),
  };
  const parts = text.replace(/([^\p{L}\p{N}\s])\1{2,}/gu, '$1').match(/\S/gu)?.length ?? 0;
  const letterShare = letters / Math.max(parts, 1);
  return {
    ...facts,
    verdict: verdictOf(facts, {
      latin: words.length,
      signs,
      letterShare,
      areCut: hasCutLetters(tokens),
      isUnknown: () => isInUnreadLanguage(text) || isOfNames(words, isLikeWord),
    }),
  };
}

/** Without meaning: private use, unassigned, control and replacement characters. */
const oddSign = /[\p{Co}\p{Cn}\p{Cc}\ufffd]/u;
/** Polish letters of another code page: "doœwiadczenie", "doÅ›wiadczenie". */
const wrongCodePage = /\p{L}[¹³¿¼¾£]|[¹³¿¼¾£]\p{L}|[œæêñŸ]|[ÃÅÄ][^\p{L}\s]/u;
/** Several different signs, and fewer letters than signs: "£WA9$,3$,'|#!". */
function isJumble(token: string): boolean {
  const signs = token.match(/[^\p{L}\p{N}]/gu) ?? [];
  return new Set(signs).size >= 3 && 2 * signs.length > [...token].length;
}

/** Whether a token has signs that no word has. A sign by itself may be an icon or a bullet. */
function isOdd(token: string): boolean {
  return (oddSign.test(token) && [...token].length > 1) || wrongCodePage.test(token) || isJumble(token);
}

/** What remains of Polish letters cut to one byte, as Ghostscript does: "obsBuga", "obsCuga", "Do[wiadczenie", "ka}dy". */
const cutLetter = /\p{Ll}(?:[A-EYZ](?=\p{Ll}|$)|[[\\\]{|}])|[[\\{|}]\p{Ll}/u;
const wholeLetter = /[ąćęłńśźż]/i;
/** Names such as "InDesign" and "PyCharm" look the same, but are few. */
const maxCut = 2;
const maxCutShare = 0.04;

/** Whether the text has lost its Polish letters: more words have remains of them than have any. */
function hasCutLetters(tokens: readonly string[]): boolean {
  const cut = tokens.filter((token) => cutLetter.test(token)).length;
  return (
    cut > maxCut && cut > maxCutShare * tokens.length && cut > tokens.filter((token) => wholeLetter.test(token)).length
  );
}
