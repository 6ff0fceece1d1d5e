import type { CriterionSnapshot } from '@/lib/analysis/schemas';
import { findPolishCity, findVoivodeship } from '../../../../cv/profile/cities.ts';
import { foldSameLength } from '../../../../cv/profile/fold-same-length.ts';
import { findPlace, type Place } from '../../../../cv/profile/place.ts';
import type { CvIndex } from '../cv/cv-index';
import type { Finding } from '../conditions/condition';

const relocation =
  /relokacj\w*|przeprowadz(?:k|e|ic)\w*|przeprowadzi\w*|willing to relocate|open to relocat\w*|relocat\w*|gotow\w* do zmiany miejsca/;
const refusal = /\b(?:nie|bez|no|not|unwilling)\b[^,.;]{0,25}$/;

const noInformation: Finding = {
  verdict: 'NO_INFORMATION',
  confidence: 0.6,
  quotes: [],
  reason: (texts) => texts('reasons.locationMissing'),
};

function requiredPlaces(text: string): Place[] {
  return text
    .split(/[,;/|]|\s(?:lub|albo|or|i|and)\s/)
    .map((part) => part.replace(/\([^()]*\)/g, '').trim())
    .filter((part) => part !== '')
    .map((part) => {
      const known = findPolishCity(part);
      return { city: known?.city ?? part, voivodeship: known?.voivodeship ?? findVoivodeship(part), country: null };
    });
}

function lineNaming(cv: CvIndex, name: string): number {
  const folded = foldSameLength(name);
  return cv.lines.findIndex((line) => line.folded.includes(folded));
}

function quoteOf(cv: CvIndex, line: number): Finding['quotes'] {
  const quote = line >= 0 ? cv.quoteLine(line) : null;
  return quote ? [quote] : [];
}

/**
 * Whether the candidate lives where the work is: the same city is MET; the same voivodeship or willingness to move is
 * PARTIALLY_MET; any other place is NO_INFORMATION, because people commute and move.
 */
export function judgeLocation(cv: CvIndex, { text }: CriterionSnapshot): Finding {
  const wanted = requiredPlaces(text);
  const home = findPlace([...cv.lines]);
  const homeLine = home.city ? lineNaming(cv, home.city) : -1;
  const isCity = wanted.some(
    ({ city }) => city !== null && home.city !== null && foldSameLength(city) === foldSameLength(home.city),
  );
  const values = { place: home.city ?? '' };
  if (isCity && homeLine >= 0)
    return {
      verdict: 'MET',
      confidence: 0.9,
      quotes: quoteOf(cv, homeLine),
      reason: (texts) => texts('reasons.locationSame', values),
    };
  const moving = cv.lines.findIndex(({ folded }) => {
    const found = relocation.exec(folded);
    return found !== null && !refusal.test(folded.slice(0, found.index));
  });
  if (moving >= 0)
    return {
      verdict: 'PARTIALLY_MET',
      confidence: 0.7,
      quotes: quoteOf(cv, moving),
      reason: (texts) => texts('reasons.locationMoving'),
    };
  const isNear = wanted.some(({ voivodeship }) => voivodeship !== null && voivodeship === home.voivodeship);
  if (isNear && homeLine >= 0)
    return {
      verdict: 'PARTIALLY_MET',
      confidence: 0.7,
      quotes: quoteOf(cv, homeLine),
      reason: (texts) => texts('reasons.locationNear', values),
    };
  return home.city ? { ...noInformation, reason: (texts) => texts('reasons.locationOther', values) } : noInformation;
}
