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
export function isOdd(token: string): boolean {
  return (oddSign.test(token) && [...token].length > 1) || wrongCodePage.test(token) || isJumble(token);
}

/** What remains of Polish letters cut to one byte, as Ghostscript does: "obsBuga", "obsCuga", "Do[wiadczenie", "ka}dy". */
const cutLetter = /\p{Ll}(?:[A-EYZ](?=\p{Ll}|$)|[[\\\]{|}])|[[\\{|}]\p{Ll}/u;
const wholeLetter = /[ąćęłńśźż]/i;
/** Names such as "InDesign" and "PyCharm" look the same, but are few. */
const maxCut = 2;
const maxCutShare = 0.04;

/** Whether the text has lost its Polish letters: more words have remains of them than have any. */
export function hasCutLetters(tokens: readonly string[]): boolean {
  const cut = tokens.filter((token) => cutLetter.test(token)).length;
  return (
    cut > maxCut && cut > maxCutShare * tokens.length && cut > tokens.filter((token) => wholeLetter.test(token)).length
  );
}
