import type { ConditionOf } from '../requirement/condition';
import type { CvIndex } from '../statements/cv-index';
import { isInWork } from '@/lib/analysis/engines/offline/statements/place';
import { because, type Finding } from './finding';
import { judgeTerms } from './judge-terms';

const link = /(?<![\w@.+-])(?:https?:\/\/)?(?:[a-z0-9-]+\.)+[a-z]{2,}(?![\w@-])(?:\/\S*)?/;
/** Profiles that show no work, and lists of tools ("Node.js"). */
const noWork = /linkedin|facebook|fb\.com|x\.com|twitter|(?:^|[/.])(?:node|vue|next|react|asp|three|d3)\.(?:js|net)/;

/** Work to be looked at: called so, or a link to it. */
export function judgePortfolio(cv: CvIndex, { group }: ConditionOf<'portfolio'>): Finding {
  const named = judgeTerms(cv, { kind: 'terms', group, level: 'any', proof: 'any' });
  if (named.verdict !== 'NO_INFORMATION') return named;
  // "Customer adviser, Booking.com" is an employer.
  const line = cv.lines.findIndex(({ folded }, at) => {
    const [found = ''] = link.exec(folded) ?? [];
    return found !== '' && !noWork.test(found) && !isInWork(cv, { line: at });
  });
  if (line < 0) return named;
  const quotes = cv.quotes.ofLines([line]);
  const [term = ''] = link.exec(quotes[0]?.quote.toLowerCase() ?? '') ?? [];
  return { verdict: 'MET', confidence: 0.75, quotes, reason: because('reasons.termFound', { term }) };
}
