import { namesToMask } from '@/lib/analysis/details/corrected-details';
import { maskKinds } from '@/lib/cv/masking/mask';
import type { CvDocument } from '@/lib/domain/cv-document';
import type { KnownName } from '@/lib/interviews/model/mask-text';
import { runMaskQuotes } from '@/lib/reader/run-reader';

/** Of texts what a model may see, and what stands for the rest. */
export interface HiddenTexts {
  /** With fields such as `{keep1}` in place of personal data. */
  texts: string[];
  /** The words that each of these fields stands for. */
  kept: ReadonlyMap<string, string>;
}

const mask = new RegExp(String.raw`\[(?:${maskKinds.join('|')})\]`, 'g');

/** The parts of a text that masks have taken the place of, in their order; null: they cannot be told. */
function maskedParts(text: string, masked: string): string[] | null {
  const between = masked.split(mask);
  const parts: string[] = [];
  let at = between[0]?.length ?? 0;
  for (const next of between.slice(1)) {
    const isLast = parts.length === between.length - 2;
    const end = isLast ? text.length - next.length : text.indexOf(next, at);
    if (end < at) return null;
    parts.push(text.slice(at, end));
    at = end + next.length;
  }
  return parts;
}

/**
 * Takes personal data out of what a person wrote to a candidate, as it is taken out of CVs, and the names of
 * other people with it, so that it can be put back.
 *
 * @throws AppError `analysis.*`
 */
export async function hidePersonalData(
  written: readonly string[],
  { cvFileName, ...name }: KnownName,
): Promise<HiddenTexts> {
  const document: CvDocument = { readerVersion: '', pageCount: 1, language: 'unknown', pages: [], hiddenText: [] };
  // With what a blind process hides: other people, such as who leads the interview, are named to no model either.
  const masking = { blind: true, name: namesToMask(name), fileName: cvFileName, traits: { town: null } };
  const lines = written.map((text) => text.split('\n'));
  const { texts } = await runMaskQuotes({ cv: JSON.stringify(document), masking, quotes: [], texts: lines.flat() });
  const kept = new Map<string, string>();
  let from = 0;
  const hidden = lines.map((own) => {
    const masked = texts.slice(from, (from += own.length));
    return own
      .map((line, index) => {
        const told = masked[index] ?? '';
        const parts = maskedParts(line, told);
        // What cannot be put back is not sent either: the whole line stays here.
        const takeOut = (part: string): string => {
          const field = `keep${kept.size + 1}`;
          kept.set(field, part);
          return `{${field}}`;
        };
        if (!parts) return takeOut(line);
        return told.split(mask).reduce((sum, next, at) => `${sum}${takeOut(parts[at - 1] ?? '')}${next}`);
      })
      .join('\n');
  });
  return { texts: hidden, kept };
}

/** A text with the words in place of the fields that stand for them. */
export function putBack(text: string, kept: HiddenTexts['kept']): string {
  return text.replaceAll(/\{(keep\d+)\}/g, (field, name: string) => kept.get(name) ?? field);
}
