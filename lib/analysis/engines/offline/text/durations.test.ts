import { foldToLatin } from '@/lib/cv/profile/fold-same-length';
import { findDurations } from './durations';

const monthsIn = (text: string) => findDurations(foldToLatin(text)).map(({ months }) => months);
const limits = (text: string) => findDurations(foldToLatin(text)).map(({ isLimit }) => isLimit);

test.each([
  ['Ten years in IT, four of them with Kotlin', [120, 48]],
  ['Dwanaście lat w handlu, z tego dziesięć w terenie', [144, 120]],
  ['9 lat w biurze, pięć z nich jako kadrowa', [108, 60]],
  ['Four of them left', []],
])('"%s" names %j months', (text, months) => {
  expect(monthsIn(text)).toEqual(months);
});

test.each([
  ['W kuchni spędziłem tylko trzy miesiące', [true]],
  ['only two years of Java', [true]],
  ['two years of Java only', [false]],
  ['Pięć lat w kuchni', [false]],
])('"%s" is a limit: %j', (text, expected) => {
  expect(limits(text)).toEqual(expected);
});
