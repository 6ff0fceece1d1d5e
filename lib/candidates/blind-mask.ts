import { z } from 'zod';
import { masksInText, townMasks } from '@/lib/cv/masking/blind/masks-in-text';
import { mergeMasks, type Mask } from '@/lib/cv/masking/mask';
import { maskingVersion } from '@/lib/cv/masking/masking-version';
import { database } from '@/lib/db/client';

/** What was masked in a CV. */
interface MaskedCv {
  readerVersion: string;
  /** Longest first. */
  maskedTexts: readonly string[];
  towns: readonly string[];
  /** By page number: start, end, start, end. */
  masks: Record<string, number[]>;
}

/** What is known of the person besides the CV. */
interface KnownPerson {
  firstName: string | null;
  lastName: string | null;
  city: string | null;
}

/** What of the texts and quotes about a person is hidden in a blind process. */
export interface BlindMask extends MaskedCv {
  person: KnownPerson;
}

interface Quote {
  page: number;
  start: number;
  end: number;
  quote: string;
}

const rangesSchema = z.record(z.string(), z.array(z.int()));
/** What stands for characters that are hidden. */
const bar = '███';
const shortest = 3;

/** What was masked in CVs, by file; those that have not been masked by the present rules are missing. */
export async function findMaskedCvs(files: readonly string[]): Promise<Map<string, MaskedCv>> {
  if (files.length === 0) return new Map();
  const rows = await database().cvSearchText.findMany({
    where: { sha256: { in: [...new Set(files)] }, maskingVersion },
    select: { sha256: true, readerVersion: true, maskedTexts: true, towns: true, masks: true },
  });
  return new Map(rows.map(({ sha256, masks, ...row }) => [sha256, { ...row, masks: rangesSchema.parse(masks) }]));
}

/** Null where it is not known what is masked in the CV. */
export function blindMaskOf(cv: MaskedCv | undefined, { firstName, lastName, city }: KnownPerson): BlindMask | null {
  return cv ? { ...cv, person: { firstName, lastName, city } } : null;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Where a masked part of the CV stands in a text, as a whole word. */
function occurrences(text: string, part: string): Mask[] {
  if (part.length < shortest || !text.includes(part)) return [];
  const pattern = new RegExp(String.raw`(?<![\p{L}\d])${escaped(part)}(?![\p{L}\d])`, 'gu');
  return [...text.matchAll(pattern)].map(({ index }) => ({ start: index, end: index + part.length, kind: 'NAME' }));
}

function barred(text: string, masks: Mask[]): string {
  let result = text;
  for (const { start, end } of mergeMasks(text, masks).toReversed()) {
    result = result.slice(0, start) + bar + result.slice(end);
  }
  return result;
}

/**
 * A text about a candidate without what is masked in the CV, and without names, towns, sex, family and nationality.
 *
 * @param mask null: it is not known what is masked, so that nothing of the text may be shown
 */
export function maskText(text: string, mask: BlindMask | null): string {
  if (mask === null) return '';
  const { maskedTexts, person, towns } = mask;
  const lived = person.city === null ? towns : [...towns, person.city];
  return barred(text, [
    ...maskedTexts.flatMap((part) => occurrences(text, part)),
    ...masksInText(text, person),
    ...townMasks(text, lived),
  ]);
}

/**
 * A quote from the CV with what is masked in its place; empty where nothing is known.
 *
 * @param readerVersion of the reading that the quote's place is in: in another one it is masked as any text
 */
export function maskQuote({ page, start, end, quote }: Quote, mask: BlindMask | null, readerVersion: string): string {
  if (mask === null) return '';
  if (mask.readerVersion !== readerVersion) return maskText(quote, mask);
  const limits = mask.masks[String(page)] ?? [];
  const masks: Mask[] = [];
  for (let index = 0; index + 1 < limits.length; index += 2) {
    const from = Math.max(limits[index] ?? 0, start) - start;
    const to = Math.min(limits[index + 1] ?? 0, end) - start;
    if (to > from) masks.push({ start: from, end: to, kind: 'NAME' });
  }
  return barred(quote, masks);
}
