import { z } from 'zod';
import { indexCvText } from '@/lib/analysis/judge/index-cv-text';
import { masksInCvPart, masksInText, townMasks } from '@/lib/cv/masking/blind/masks-in-text';
import { mergeMasks, type Mask } from '@/lib/cv/masking/mask';
import { ownNames, type OwnNames } from '@/lib/cv/masking/own-names';
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
export interface KnownPerson {
  firstName: string | null;
  lastName: string | null;
  city: string | null;
}

/** What of the texts and quotes about a person is hidden in a blind process. */
export interface BlindMask extends MaskedCv {
  person: KnownPerson;
  /** The person's names in every form. */
  names: OwnNames;
}

interface Quote {
  page: number;
  start: number;
  end: number;
  quote: string;
}

const rangesSchema = z.record(z.string(), z.array(z.int()));
/** What stands for characters that are hidden. */
export const bar = '███';
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
  if (!cv) return null;
  const names = ownNames({ firstName, lastName }, { isForScreen: true });
  return { ...cv, person: { firstName, lastName, city }, names };
}

/** As `blindMaskOf`; a CV that the present rules have not masked is masked now. @param sha256 of the CV; null: there is none */
export async function findBlindMask(sha256: string | null | undefined, person: KnownPerson): Promise<BlindMask | null> {
  if (!sha256) return null;
  const find = async () => (await findMaskedCvs([sha256])).get(sha256);
  const known = await find();
  if (!known) await indexCvText(sha256);
  return blindMaskOf(known ?? (await find()), person);
}

/** Of a CV that could not be masked: what is known of the person besides it. Enough for texts that no CV speaks in. */
export function maskOfPerson({ firstName, lastName, city }: KnownPerson): BlindMask {
  const names = ownNames({ firstName, lastName }, { isForScreen: true });
  return { readerVersion: '', maskedTexts: [], towns: [], masks: {}, person: { firstName, lastName, city }, names };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Where a masked part of the CV stands in a text, as a whole word. */
function occurrences(text: string, part: string): Mask[] {
  if (part.length < shortest || !text.includes(part)) return [];
  const pattern = new RegExp(String.raw`(?<![\p{L}\d])${escaped(part)}(?![\p{L}\d])`, 'gu');
  return [...text.matchAll(pattern)].map(({ index }) => ({ start: index, end: index + part.length, kind: 'NAME' }));
}

/** A text with bars in place of its masks. */
export function barred(text: string, masks: Mask[]): string {
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
 * A quote from the CV without what is masked in its place, and without the name as it is known besides the CV; empty where
 * nothing is known.
 *
 * @param readerVersion of the reading that the quote's place is in: in another one it is masked as any text
 */
export function maskQuote({ page, start, end, quote }: Quote, mask: BlindMask | null, readerVersion: string): string {
  if (mask === null) return '';
  if (mask.readerVersion !== readerVersion) return maskText(quote, mask);
  const limits = mask.masks[String(page)] ?? [];
  const masks = masksInCvPart(quote, mask.names, mask.person.city);
  for (let index = 0; index + 1 < limits.length; index += 2) {
    const from = Math.max(limits[index] ?? 0, start) - start;
    const to = Math.min(limits[index + 1] ?? 0, end) - start;
    if (to > from) masks.push({ start: from, end: to, kind: 'NAME' });
  }
  return barred(quote, masks);
}
