import type { Verdict } from '@/lib/domain/analysis-schemas';
import type { ConditionOf } from '../requirement/condition';
import type { CvIndex } from '../statements/cv-index';
import {
  findLesson,
  findLicences,
  type Licence as DrivingLicence,
} from '@/lib/analysis/engines/offline/statements/licences';
import { because, silence, type Finding } from './finding';

type Licence = ConditionOf<'licence'>;

/** Directive 2006/126/EC, art. 6: C and D require B, and CE covers C. */
const covers = (held: readonly string[], wanted: string): boolean =>
  held.some((own) => own === wanted || own === `${wanted}E` || (wanted === 'B' && /^[CD]/.test(own)));

function compare(
  { categories, isAnyEnough }: Licence,
  held: readonly string[],
): Pick<Finding, 'verdict' | 'confidence'> {
  const answer = (verdict: Verdict, confidence: number) => ({ verdict, confidence });
  if (categories.length === 0) return answer('MET', 0.95);
  // In everyday speech a licence without a category means B.
  if (held.length === 0) return covers(['B'], categories[0] ?? '') ? answer('MET', 0.75) : answer('PARTIALLY_MET', 0.5);
  const covered = categories.filter((wanted) => covers(held, wanted));
  if (covered.length === categories.length || (isAnyEnough && covered.length > 0)) return answer('MET', 0.95);
  // A list of categories says nothing about those that are not in it.
  return covered.length > 0 ? answer('PARTIALLY_MET', 0.8) : answer('NO_INFORMATION', 0.75);
}

/** Whether these categories are what is asked for. */
export const isHeld = (condition: Licence, held: readonly string[]): boolean =>
  condition.categories.length === 0 || (held.length > 0 && compare(condition, held).verdict === 'MET');

/**
 * Whether a denial is about the category asked for: a person without C+E may hold B, but without B there is no C
 * either.
 */
function concerns({ isDenied, isWithdrawn, categories }: DrivingLicence, { categories: wanted }: Licence): boolean {
  if (!isDenied || isWithdrawn || categories.length === 0 || wanted.length === 0) return true;
  return wanted.some((own) => categories.some((denied) => covers([own], denied)));
}

/** Whether the candidate holds the licence asked for. */
export function judgeLicence(cv: CvIndex, condition: Licence): Finding {
  const found = findLicences(cv).filter((licence) => concerns(licence, condition));
  const own = found.filter(({ isDenied }) => !isDenied);
  const first =
    found.find(({ isWithdrawn }) => isWithdrawn) ??
    own.find(({ categories }) => categories.length > 0) ??
    own[0] ??
    found[0];
  const lesson = findLesson(cv, condition.categories);
  const learning: Finding = {
    verdict: 'PARTIALLY_MET',
    confidence: 0.8,
    quotes: cv.quotes.ofLines(first ? [first.line, lesson] : [lesson]),
    reason: because('reasons.termLearning', { term: condition.categories.join(', ') }),
  };
  if (!first) return lesson >= 0 ? learning : silence(because('reasons.licenceMissing'), 0.7);
  const quotes = cv.quotes.ofLines([first.line]);
  if (first.isDenied) return { verdict: 'NOT_MET', confidence: 0.9, quotes, reason: because('reasons.licenceNegated') };
  const held = own.flatMap(({ categories }) => categories);
  const { verdict, confidence } = compare(condition, held);
  if (verdict === 'NO_INFORMATION' && lesson >= 0) return learning;
  const values = { categories: condition.categories.join(', ') || '–', held: held.join(', ') };
  const key = held.length === 0 ? 'reasons.licenceUnnamed' : 'reasons.licenceOther';
  const evidence = verdict === 'NO_INFORMATION' ? [] : quotes;
  return {
    verdict,
    confidence,
    quotes: evidence,
    reason: because(verdict === 'MET' ? 'reasons.licenceFound' : key, values),
  };
}
