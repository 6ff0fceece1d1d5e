import type { CvDocument } from '@/lib/domain/cv-document';
import { townsIn } from './blind/towns';
import type { Mask } from './mask';

/** Of a longer CV only the beginning is searched. */
const maxCharacters = 100_000;
const shortestName = 3;

export interface SearchText {
  /** The visible text; a sign stands for each masked part. */
  text: string;
  /**
   * What was masked, each text once, and the parts of names. Without words that mean something else elsewhere in the
   * CV.
   */
  maskedTexts: string[];
  /** Names of places where the person lives. */
  towns: string[];
  /** Masked characters by page number: start, end, start, end. */
  masks: Record<string, number[]>;
}

const ofPeople: ReadonlySet<Mask['kind']> = new Set(['NAME', 'PERSON']);
/**
 * Kinds that are masked only at their own place: "single" is a status only there, and instructions to a model are
 * nobody's data.
 */
const inPlaceOnly: ReadonlySet<Mask['kind']> = new Set(['TRAIT', 'FAMILY', 'INSTRUCTION']);

function partsOf({ kind }: Mask, text: string): string[] {
  if (inPlaceOnly.has(kind)) return [];
  return ofPeople.has(kind) ? [text, ...text.split(/[\s-]+/).filter((part) => part.length >= shortestName)] : [text];
}

const withoutNul = (text: string): string => text.replaceAll('\0', ' ');

/** A CV's text as it may be searched and shown in a blind process. @param masks of each page, in order */
export function searchTextOf(document: CvDocument, masks: Mask[][]): SearchText {
  const masked = new Set<string>();
  const towns = new Set<string>();
  const pages = document.pages.map(({ text }, index) => {
    let result = '';
    let at = 0;
    for (const mask of masks[index] ?? []) {
      result += `${text.slice(at, mask.start)}…`;
      at = mask.end;
      const hidden = text.slice(mask.start, mask.end);
      for (const part of partsOf(mask, hidden)) masked.add(part);
      if (mask.kind === 'PLACE' || mask.kind === 'ADDRESS') for (const town of townsIn(hidden)) towns.add(town);
    }
    return result + text.slice(at);
  });
  // PostgreSQL stores no NUL.
  const text = withoutNul(pages.join('\n')).slice(0, maxCharacters);
  const longestFirst = [...masked].map(withoutNul).sort((one, other) => other.length - one.length);
  const ranges = document.pages.map(({ number }, index) => [
    String(number),
    (masks[index] ?? []).flatMap(({ start, end }) => [start, end]),
  ]);
  return { text, maskedTexts: longestFirst, towns: [...towns].map(withoutNul), masks: Object.fromEntries(ranges) };
}
