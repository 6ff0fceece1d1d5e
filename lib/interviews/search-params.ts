import { createLoader, parseAsInteger, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { interviewStatuses } from './enums';

export const openQuestionScopes = ['mine', 'all'] as const;
/** `match`: chosen candidates and best matches first; `range`: least certain score first. */
export const openQuestionOrders = ['match', 'range'] as const;

/** Parses the URL of the page; invalid values become their defaults. */
export const loadInterviewParams = createLoader({
  /** Of the simulations. */
  page: parseAsInteger.withDefault(1),
  status: parseAsStringLiteral(interviewStatuses),
  processId: parseAsString,
  scope: parseAsStringLiteral(openQuestionScopes).withDefault('mine'),
  /** Page of the open questions. */
  questions: parseAsInteger.withDefault(1),
  order: parseAsStringLiteral(openQuestionOrders).withDefault('match'),
});

export type OpenQuestionScope = (typeof openQuestionScopes)[number];
export type OpenQuestionOrder = (typeof openQuestionOrders)[number];
