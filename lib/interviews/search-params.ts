import { createLoader, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { parseAsPage } from '@/lib/filters/number-parsers';
import { interviewStatuses } from './enums';

export const openQuestionScopes = ['mine', 'all'] as const;
/** `match`: chosen candidates and best matches first; `range`: least certain score first. */
export const openQuestionOrders = ['match', 'range'] as const;

/** The page's state in the URL. */
export const interviewParsers = {
  /** Of the simulations. */
  page: parseAsPage.withDefault(1),
  status: parseAsStringLiteral(interviewStatuses),
  processId: parseAsString,
  scope: parseAsStringLiteral(openQuestionScopes).withDefault('mine'),
  /** Page of the open questions. */
  questions: parseAsPage.withDefault(1),
  order: parseAsStringLiteral(openQuestionOrders).withDefault('match'),
};

/** Parses the URL of the page; invalid values become their defaults. */
export const loadInterviewParams = createLoader(interviewParsers);

export type OpenQuestionScope = (typeof openQuestionScopes)[number];
export type OpenQuestionOrder = (typeof openQuestionOrders)[number];
