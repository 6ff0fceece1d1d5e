import { createLoader, parseAsInteger, parseAsStringLiteral } from 'nuqs/server';

/** Whose processes are looked at. */
export const openQuestionScopes = ['mine', 'all'] as const;
/** `range`: who is least known comes first; `match`: who fits best so far. */
export const openQuestionOrders = ['range', 'match'] as const;

/** Reads the URL of the page; a value that does not parse becomes its default. */
export const loadOpenQuestionParams = createLoader({
  page: parseAsInteger.withDefault(1),
  scope: parseAsStringLiteral(openQuestionScopes).withDefault('mine'),
  order: parseAsStringLiteral(openQuestionOrders).withDefault('range'),
});

export type OpenQuestionScope = (typeof openQuestionScopes)[number];
export type OpenQuestionOrder = (typeof openQuestionOrders)[number];
