import { createLoader, createParser, parseAsStringLiteral } from 'nuqs/server';
import { parseAsPage } from '@/lib/filters/number-parsers';
import { roles } from '@/lib/domain/user-enums';
import { usableText } from '@/lib/validation/usable-text';
import { accountStates, maxSearchLength, secondStepStates } from './account-states';

const parseAsSearch = createParser({
  parse: (typed: string) => (usableText.test(typed) && typed.length <= maxSearchLength ? typed : null),
  serialize: String,
});

/** The state of Administration > People in the URL. */
export const peopleParsers = {
  page: parseAsPage.withDefault(1),
  search: parseAsSearch.withDefault(''),
  role: parseAsStringLiteral(roles),
  state: parseAsStringLiteral(accountStates),
  secondStep: parseAsStringLiteral(secondStepStates),
  /** Page of the invitations. */
  invitations: parseAsPage.withDefault(1),
};

/** Parses the URL of the page; invalid values become their defaults. */
export const loadPeopleParams = createLoader(peopleParsers);

/** The state of Administration > API tokens in the URL. */
export const apiTokenParsers = { page: parseAsPage.withDefault(1), search: parseAsSearch.withDefault('') };

/** As {@link loadPeopleParams}. */
export const loadApiTokenParams = createLoader(apiTokenParsers);
