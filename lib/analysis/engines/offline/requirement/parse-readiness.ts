import { foldSameLength } from '../../../../cv/profile/fold-same-length.ts';
import { readinessTopics } from '../lexicon/readiness-topics.ts';
import type { ConditionParser } from './condition';

const asks =
  /\b(?:gotow\w*|dyspozycyjn\w*|mobiln\w*|mozliwosc\w*|chec\w*|otwart\w*|zgoda na|willing\w*|readiness|ready|availab\w*|able to|open to|flexib\w*|mieszkani\w*|zamieszkani\w*|resid\w+|based|living in|kondycj\w* fizyczn\w*|sprawn\w+ fizyczn\w*|physical\w* fit\w*|days a week|dni w tygodniu|on-?site work|office-based|own (?:car|vehicle|transport)|access to an? (?:car|vehicle)|wlasn\w+ (?:samoch|aut|pojazd)\w*)\b/;
const residence =
  /\b(?:mieszkani\w* (?:w|na|kolo|blisko)|zamieszkani\w*|resid\w+ in|based in|living in|live in|based (?:\w+ ){0,3}(?:of|near)|biur\w* we?|office in)\b/;

const namedOffice = /(?:our|the) (\p{Lu}[\p{L}-]+) (?:office|site|plant|branch|studio)\b/u;

/** "W okolicach Katowic", "from our Leeds office": the word with a capital after the residence, or before the office. */
function placeIn(clause: string, folded: string): string | null {
  const match = residence.exec(folded);
  const after = match ? clause.slice(match.index + match[0].length) : '';
  return /\p{Lu}[\p{L}-]+/u.exec(after)?.[0] ?? namedOffice.exec(clause)?.[1] ?? null;
}

/** "Praca zmianowa", "on-call duty": a wish in few words. */
const isShort = (folded: string): boolean => folded.trim().split(/\s+/).length <= 4;
const isWork = /doswiadcz|experience|obslug|organiz|manag|plan|znajom|knowledge|umiejetn|biur|office/;

/** Readiness for travel, relocation, shifts and the like, or a place to live in. */
export const readiness: ConditionParser = (clause) => {
  const folded = foldSameLength(clause);
  if (!asks.test(folded) && !(isShort(folded) && !isWork.test(folded))) return null;
  const place = placeIn(clause, folded);
  const topics = readinessTopics.filter(({ words }) => words.test(folded));
  if (topics.length === 0 && place === null) return null;
  return {
    condition: { kind: 'readiness', topics, place, label: clause.trim().replace(/^(?:i|oraz|and)\s+/i, '') },
    rest: '',
  };
};
