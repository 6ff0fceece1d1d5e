import { deniedAgain, doneByOthers, notOurs } from '@/lib/analysis/engines/offline/lexicon/other-people';
import { notOwn } from '@/lib/analysis/engines/offline/lexicon/reservation-words';
import type { Quote } from '@/lib/domain/analysis-schemas';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { CvDocument } from '@/lib/domain/cv-document';
import { isLeftEmpty } from './marks';
import { aroundInLine } from './quote-context';
import { lostBefore, lostBehind, seenTo, takingBackBefore, takingBackBehind } from './taking-back-words';

/** In characters. */
const reach = 200;

/** The text with single spaces, and without the selectors that turn marks into emojis. */
const simple = (text: string): string => text.replace(/\uFE0F/gu, '').replace(/\s+/g, ' ');

/**
 * Whether the rest of a quote's line takes it back, so that it does not prove that a criterion is met: "Excel" of "Excel: 0/5",
 * "ISTQB certificate" of "Planned: ISTQB certificate".
 */
export function isTakenBackInLine(document: CvDocument, quote: Quote): boolean {
  const page = document.pages.find(({ number }) => number === quote.page);
  if (!page) return true;
  const around = aroundInLine(page.text, quote);
  const [before, behind] = [simple(around.before), simple(around.behind)];
  if (isLeftEmpty(before, behind, page.text)) return true;
  const isSeenTo = seenTo.test(before + foldSameLength(quote.quote) + behind);
  if (!isSeenTo && (lostBefore.test(before) || lostBehind.test(behind))) return true;
  if (takingBackBefore.some((words) => words.test(before)) || takingBackBehind.some((words) => words.test(behind)))
    return true;
  const sentence = behind.slice(0, reach).split(/[;|]|[.!?]\s/)[0] ?? '';
  // Behind a comma others may do something else: "…, reports signed by the CFO".
  const item = sentence.split(',')[0] ?? '';
  return doneByOthers.test(item) || [notOwn, notOurs, deniedAgain].some((words) => words.test(sentence));
}
