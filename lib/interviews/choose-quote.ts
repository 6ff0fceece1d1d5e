import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { mayBeQuoted } from './may-be-named';

const maxLength = 140;
/** An address, a telephone number or a PESEL is nobody's question. */
const contact = /@|(?:\d[ -]?){9,}/;

function stems(text: string): string[] {
  return (foldSameLength(text).match(/[a-z0-9+#]{3,}/g) ?? []).map((word) => word.slice(0, 5));
}

function sharedWords(quote: string, label: string): number {
  const wanted = new Set(stems(label));
  return stems(quote).filter((stem) => wanted.has(stem)).length;
}

/** Whether a quote alone tells what a criterion is about. */
export function speaksOf(quote: string, label: string): boolean {
  return quote.length >= 12 && sharedWords(quote, label) > 0;
}

/** Of a CV's quotes the one nearest to a criterion that a question may read out: lawful, short, without contact data. */
export function chooseQuote(quotes: readonly string[], label: string): string | null {
  const fit = quotes.filter((quote) => quote.length <= maxLength && !contact.test(quote) && mayBeQuoted(quote));
  return fit.toSorted((one, other) => sharedWords(other, label) - sharedWords(one, label))[0] ?? null;
}
