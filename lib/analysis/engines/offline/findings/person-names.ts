import type { CvIndex } from '../statements/cv-index';
import type { CvToken } from '../statements/cv-tokens';
import { isDoing } from '@/lib/analysis/engines/offline/requirement/word-classes';
import { familyMatch, wordMatch } from '@/lib/analysis/engines/offline/text/compare-words';
import type { Token } from '../text/tokenize';

/** "Hydraulika" is a field, or of the hydraulik; "kierownica" has the stem of "kierownik". */
const ofField = /(?:[iy]k(?:a|i|e)|[iy]ce|ic[aey])$/;
/** "Spawarka", "cukiernia", "leśniczówka": what people of that name use, or where they are. */
const thingOrPlace = /(?:(?:ar|er|ow|acz)(?:ka|ki|ke|kami|ek|ce)|ni(?:a|e|ach)?)$/;

/**
 * Whether a word of a CV only looks like one of the names of people, and means neither people of that name nor their
 * tasks.
 *
 * @param names words of a requirement
 */
export function isThingOfName(cv: CvIndex, token: CvToken, names: readonly Token[]): boolean {
  if (isDoing(token)) return false;
  if (names.some((name) => wordMatch(name, token) > 0)) return ofField.test(token.folded) && !cv.isTitlePlace(token);
  return thingOrPlace.test(token.folded) && names.some((name) => familyMatch(name, token) > 0);
}
