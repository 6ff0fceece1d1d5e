import type { CvDocument } from '../cv-document';
import type { Mask } from './mask';

/** Longer CVs are searched by their beginning. */
const maxCharacters = 100_000;
const shortestName = 3;

export interface SearchText {
  /** The visible text; a sign stands for each masked part. */
  text: string;
  /** What was masked, each once, and the parts of names. */
  maskedTexts: string[];
}

const partsOf = ({ kind }: Mask, text: string): string[] =>
  kind === 'NAME' ? [text, ...text.split(/[\s-]+/).filter((part) => part.length >= shortestName)] : [text];

/** A CV's text as it may be searched and shown in a blind process. @param masks of each page, in order */
export function searchTextOf(document: CvDocument, masks: Mask[][]): SearchText {
  const masked = new Set<string>();
  const pages = document.pages.map(({ text }, index) => {
    let result = '';
    let at = 0;
    for (const mask of masks[index] ?? []) {
      result += `${text.slice(at, mask.start)}…`;
      at = mask.end;
      if (mask.kind !== 'INSTRUCTION')
        for (const part of partsOf(mask, text.slice(mask.start, mask.end))) masked.add(part);
    }
    return result + text.slice(at);
  });
  // PostgreSQL stores no NUL.
  const text = pages.join('\n').replaceAll('\0', ' ').slice(0, maxCharacters);
  const longestFirst = [...masked]
    .map((part) => part.replaceAll('\0', ' '))
    .sort((one, other) => other.length - one.length);
  return { text, maskedTexts: longestFirst };
}
