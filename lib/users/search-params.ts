import { createLoader } from 'nuqs/server';
import { parseAsPage } from '@/lib/filters/number-parsers';

/** Administration's state in the URL. */
export const administrationParsers = {
  /** Of the accounts. */
  page: parseAsPage.withDefault(1),
  /** Page of the failed sign-ins. */
  failures: parseAsPage.withDefault(1),
};

/** Parses the URL of the page; invalid values become their defaults. */
export const loadAdministrationParams = createLoader(administrationParsers);
