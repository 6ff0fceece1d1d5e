import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { mayBeQuoted } from './may-be-named';
import type { BankKind } from './question-bank/bank-question';

const maxLength = 140;
/** An address, a telephone number or a PESEL is nobody's question. */
const contact = /@|(?:\d[ -]?){9,}/;
const period = /(?:19|20)\d\d\s*[–—-]/;

function stems(text: string): string[] {
  return (foldSameLength(text).match(/[a-z0-9+#]{3,}/g) ?? []).map((word) => word.slice(0, 5));
}

function sharedWords(quote: string, label: string): number {
  const wanted = new Set(stems(label));
  return stems(quote).filter((stem) => wanted.has(stem)).length;
}

/** Of the CV's quotes those that a question may read out: lawful, short, without contact data; nearest to the criterion first. */
export function fitQuotes(quotes: readonly string[], label: string): string[] {
  return quotes
    .filter((quote) => quote.length <= maxLength && !contact.test(quote) && mayBeQuoted(quote))
    .toSorted((one, other) => sharedWords(other, label) - sharedWords(one, label));
}

/** Whether a quote alone tells what a criterion is about; of years of experience a line with a period does. */
export function standsAlone(quote: string, label: string, kind: BankKind): boolean {
  if (kind === 'experience-years') return period.test(quote);
  return quote.length >= 12 && sharedWords(quote, label) > 0;
}
