import { createParser } from 'nuqs/server';
import { isPageNumber } from '@/lib/validation/page-number';

/** As the API reads a number in a query (`numberParameter`), which zod does by `Number`. */
function readWholeNumber(text: string): number | null {
  const number = text.trim() === '' ? NaN : Number(text);
  return Number.isSafeInteger(number) ? number : null;
}

/** A whole number in a page's URL; anything else is not set. */
export const parseAsWholeNumber = createParser({ parse: readWholeNumber, serialize: String });

/** The page of a list in a page's URL; what the API refuses is not set. */
export const parseAsPage = createParser({
  parse: (text) => {
    const page = readWholeNumber(text);
    return page !== null && isPageNumber(page) ? page : null;
  },
  serialize: String,
});
