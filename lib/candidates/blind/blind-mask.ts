import { z } from 'zod';
import { indexCvText } from '@/lib/analysis/judge/index-cv-text';
import { masksInCvPart, masksInText, townMasks } from '@/lib/cv/masking/blind/masks-in-text';
import { mergeMasks, type Mask } from '@/lib/cv/masking/mask';
import { ownNames, type OwnNames } from '@/lib/cv/masking/own-names';
import { maskingVersion } from '@/lib/cv/masking/masking-version';
import { database } from '@/lib/db/client';

/** What was masked in a CV, as stored. */
interface MaskedCv {
  readerVersion: string;
  /** The masked texts, longest first. */
  maskedTexts: readonly string[];
  towns: readonly string[];
  /** Masked characters by page number: pairs of start and end. */
  masks: Record<string, number[]>;
}

/** What is known of the person from outside the CV. */
export interface KnownPerson {
  firstName: string | null;
  lastName: string | null;
  city: string | null;
}

/** What is hidden in texts and quotes about a person in a blind process. */
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

/** The mask of a CV and its person. Null when it is not known what is masked in the CV. */
export function blindMaskOf(cv: MaskedCv | undefined, { firstName, lastName, city }: KnownPerson): BlindMask | null {
  if (!cv) return null;
  const names = ownNames({ firstName, lastName }, { isForScreen: true });
  return { ...cv, person: { firstName, lastName, city }, names };
}

/**
 * As `blindMaskOf`, but a CV that the present rules have not masked yet is masked now.
 *
 * @param sha256 the CV's; null: the candidate has none
 */
export async function findBlindMask(sha256: string | null | undefined, person: KnownPerson): Promise<BlindMask | null> {
  if (!sha256) return null;
  const find = async () => (await findMaskedCvs([sha256])).get(sha256);
  const known = await find();
  if (!known) await indexCvText(sha256);
  return blindMaskOf(known ?? (await find()), person);
}

/**
 * The mask for a person whose CV could not be masked: only what is known from outside the CV. Enough for texts that
 * do not quote it.
 */
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
 * A text about a candidate, with bars over what is masked in the CV and over names, towns, sex, family and
 * nationality.
 *
 * @param mask null: it is not known what is masked, so nothing of the text may be shown
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
 * A quote from the CV, with bars over what is masked at its place and over the name as known from outside the CV.
 * Empty when the mask is null.
 *
 * @param readerVersion version of the reading that the quote's place refers to; a quote from another one is masked
 * like any text
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
