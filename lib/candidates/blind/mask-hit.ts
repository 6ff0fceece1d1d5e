import { masksInCvPart } from '@/lib/cv/masking/blind/masks-in-text';
import { ownNames } from '@/lib/cv/masking/own-names';
import { barred, type KnownPerson } from './blind-mask';
import type { CandidateSearchAnswer } from '@/lib/domain/candidate-schemas';

type Hit = CandidateSearchAnswer['hits'][string];

/** A name that is cut off at the edge of the excerpt would not be recognised, so half words are dropped. */
const halfWord = { first: /^[\p{L}\d]+/u, last: /[\p{L}\d]{1,70}$/u };

/**
 * The place in a hidden candidate's CV where a phrase was found, with name and residence masked as known from outside
 * the CV.
 *
 * @returns null when the words that were searched for are themselves masked
 */
export function maskHit(hit: Hit, { firstName, lastName, city }: KnownPerson): Hit | null {
  const before = hit.before.replace(halfWord.first, '');
  const after = hit.after.replace(halfWord.last, '');
  const end = before.length + hit.match.length;
  const masks = masksInCvPart(
    before + hit.match + after,
    ownNames({ firstName, lastName }, { isForScreen: true }),
    city,
  );
  if (masks.some((mask) => mask.start < end && mask.end > before.length)) return null;
  const later = masks.filter(({ start }) => start >= end);
  return {
    before: barred(
      before,
      masks.filter((mask) => mask.end <= before.length),
    ),
    match: hit.match,
    after: barred(
      after,
      later.map((mask) => ({ ...mask, start: mask.start - end, end: mask.end - end })),
    ),
  };
}
