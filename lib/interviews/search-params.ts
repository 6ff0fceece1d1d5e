import { createLoader, parseAsInteger, parseAsStringLiteral } from 'nuqs/server';

export const openQuestionScopes = ['mine', 'all'] as const;
/** `range`: least certain score first; `match`: best match first. */
export const openQuestionOrders = ['range', 'match'] as const;

/** Parses the URL of the page; invalid values become their defaults. */
export const loadOpenQuestionParams = createLoader({
  page: parseAsInteger.withDefault(1),
  scope: parseAsStringLiteral(openQuestionScopes).withDefault('mine'),
  order: parseAsStringLiteral(openQuestionOrders).withDefault('range'),
});

export type OpenQuestionScope = (typeof openQuestionScopes)[number];
export type OpenQuestionOrder = (typeof openQuestionOrders)[number];
