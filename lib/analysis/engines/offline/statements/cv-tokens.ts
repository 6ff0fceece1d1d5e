import type { CvDocument } from '@/lib/domain/cv-document';
import type { SectionLine } from '@/lib/cv/profile/sections';
import { tokenize, type Token } from '@/lib/analysis/engines/offline/text/tokenize';

/** A word of the CV; `start` and `end` are offsets in the page's text, `line` indexes the CV's lines. */
export interface CvToken extends Token {
  line: number;
}

function endsBefore(line: SectionLine | undefined, page: number, offset: number): boolean {
  return line !== undefined && (line.page < page || (line.page === page && line.end <= offset));
}

/** E-mail and web addresses: their words say nothing of the candidate. */
const address = /[\w.+-]{1,64}@[\w.-]{1,200}|\bhttps?:\/\/\S+|\bwww\.\S+/gi;

/** The words of the lines, in order. */
export function lineTokens(document: CvDocument, lines: readonly SectionLine[]): CvToken[] {
  const tokens: CvToken[] = [];
  let clauses = 0;
  let at = 0;
  for (const page of document.pages) {
    const ofPage = tokenize(page.text.replace(address, (found) => ' '.repeat(found.length)));
    for (const token of ofPage) {
      while (endsBefore(lines[at], page.number, token.start)) at += 1;
      const line = lines[at];
      if (!line || line.page !== page.number || token.start < line.start) continue;
      // A heading is a separate clause.
      const clause = clauses + token.clause * 2 + (line.isHeading ? 1 : 0);
      tokens.push({ ...token, clause, line: at });
    }
    clauses += ((ofPage.at(-1)?.clause ?? 0) + 1) * 2;
  }
  return tokens;
}
