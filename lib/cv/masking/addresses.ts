import { masksOf, type Mask } from './mask.ts';

const houseNumber = String.raw`\d{1,4}\s?[a-z]?(?:\s?/\s?\d{1,4}\s?[a-z]?)?(?:,?\s?(?:m|lok|mieszk|apt)\b\.?\s?\d{1,4}[a-z]?)?(?![\d\p{L}])`;
const street = String.raw`(?<![\p{L}])(?:ul|al|os|pl|aleja|aleje|alei|osiedle|osiedlu|plac|placu|ulica|ulicy|skwer|bulwar|trakt)\b\.?\s?(?:[\p{L}\d'.-]+\s){1,5}${houseNumber}`;
const polishStreet = new RegExp(street, 'gu');
/** A village's houses have numbers and no street: "Nowa Wieś 12, 05-806 Komorów". */
const beforePostalCode = new RegExp(String.raw`(?:[\p{L}.'-]+ ){1,4}${houseNumber}(?=,?\s{1,3}\d{2}-\d{3}\s)`, 'gu');
const postalCode = /(?<![\d-])\d{2}-\d{3}(?=\s+\p{L})/gu;
const englishStreet =
  /(?<![\d\p{L}.])(?:(?:flat|apt|apartment|unit|suite)\.? ?\d{0,4}[a-z]?,? )?\d{1,5}[a-z]? (?:[\p{L}'.-]+ ){1,4}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|ct|close|square|sq|boulevard|blvd|way|place|terrace|gardens|crescent|grove|hill|row|mews)(?![\p{L}])\.?(?:,? (?:flat|apt|apartment|unit)\.? ?\d{1,4}[a-z]?)?/gu;
const britishPostcode = /(?<![\p{L}\d])[a-z]{1,2}\d[a-z\d]? \d[a-z]{2}(?![\p{L}\d])/gu;
const americanPostcode = /(?<=, ?[a-z]{2} )\d{5}(?:-\d{4})?(?!\d)/g;
const labelled = /\b(?:adres\w*|zamieszk\w*|zam\.|address|residence|home|korespond\w*|meldun\w*)\b/;

const lineAt = (text: string, at: number): { start: number; text: string } => {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at);
  return { start, text: text.slice(start, end < 0 ? undefined : end) };
};

/** Whether the line of `at`, or the one above it, says that an address follows. */
function isLabelled(text: string, at: number): boolean {
  const line = lineAt(text, at);
  return labelled.test(line.text) || (line.start > 0 && labelled.test(lineAt(text, line.start - 1).text));
}

/**
 * Street addresses and postal codes. The town stays: a position's location is judged by it.
 *
 * @param text a page in small letters without diacritics (`foldSameLength`)
 * @param isOwn whether the place in the text is about the person, not about an employer or a project
 */
export function findAddresses(text: string, isOwn: (at: number) => boolean): Mask[] {
  const found = [polishStreet, beforePostalCode, postalCode, englishStreet, britishPostcode, americanPostcode].flatMap(
    (pattern) => masksOf(text, pattern, 'ADDRESS'),
  );
  return found.filter(({ start }) => isOwn(start) || isLabelled(text, start));
}
