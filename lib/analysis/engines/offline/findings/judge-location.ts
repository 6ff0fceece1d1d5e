import { findInflectedCity, findPolishCity, findVoivodeship } from '@/lib/cv/profile/cities';
import { findCountry } from '@/lib/cv/profile/countries';
import { foldToLatin } from '@/lib/cv/profile/fold-same-length';
import { findPlace, type Place } from '@/lib/cv/profile/place';
import type { CvIndex } from '../statements/cv-index';
import { because, silence, type Finding } from './finding';

const relocation =
  /relokacj\w*|przeprowadz(?:k|e|ic)\w*|przeprowadzi\w*|willing to relocate|open to relocat\w*|relocat\w*|gotow\w* do zmiany miejsca/;
const refusal = /\b(?:nie|bez|no|not|unwilling)\b[^,.;]{0,25}$/;

function requiredPlaces(text: string): Place[] {
  return text
    .split(/[,;/|]|\s(?:lub|albo|or|i|and)\s/)
    .map((part) => part.replace(/\([^()]*\)/g, '').trim())
    .filter((part) => part !== '')
    .map((part) => {
      const known = findPolishCity(part) ?? findInflectedCity(part);
      return {
        city: known?.city ?? part,
        voivodeship: known?.voivodeship ?? findVoivodeship(part),
        country: known ? null : findCountry(part),
      };
    });
}

function lineNaming(cv: CvIndex, name: string): number {
  const folded = foldToLatin(name);
  const named = cv.lines.findIndex((line) => line.folded.includes(folded));
  // "Warsaw" for Warszawa
  return named >= 0 ? named : cv.lines.findIndex((line) => findPlace([line]).city === name);
}

/**
 * Whether the candidate lives where the work is: the same city is MET; the same voivodeship or willingness to move is
 * PARTIALLY_MET; any other place is NO_INFORMATION, because people commute and move.
 */
export function judgeLocation(cv: CvIndex, text: string): Finding {
  const wanted = requiredPlaces(text);
  const home = findPlace([...cv.lines]);
  const homeLine = home.city ? lineNaming(cv, home.city) : -1;
  const isCity = wanted.some(({ city }) => foldToLatin(city ?? '?') === foldToLatin(home.city ?? ''));
  const isCountry = wanted.some(({ country }) => country !== null && country === home.country);
  const values = { place: home.city ?? '' };
  const found = (verdict: 'MET' | 'PARTIALLY_MET', line: number, reason: Finding['reason']): Finding => ({
    verdict,
    confidence: verdict === 'MET' ? 0.9 : 0.7,
    quotes: cv.quotes.ofLines([line]),
    reason,
  });
  if ((isCity || isCountry) && homeLine >= 0) return found('MET', homeLine, because('reasons.locationSame', values));
  const moving = cv.lines.findIndex(({ folded }) => {
    const [before = '', after] = folded.split(relocation);
    return after !== undefined && !refusal.test(before) && !/^[^,.;]{0,15}\b(?:nie|not|no|brak)\b/.test(after);
  });
  if (moving >= 0) return found('PARTIALLY_MET', moving, because('reasons.locationMoving'));
  const isNear = wanted.some(({ voivodeship }) => voivodeship !== null && voivodeship === home.voivodeship);
  if (isNear && homeLine >= 0) return found('PARTIALLY_MET', homeLine, because('reasons.locationNear', values));
  return silence(home.city ? because('reasons.locationOther', values) : because('reasons.locationMissing'));
}
