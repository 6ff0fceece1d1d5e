import { exampleMessages } from '../example-request';

/** A judging request whose CV has so many sentences, each about ten tokens long; what it asks about stands in the last one. */
export function longRequest(sentences: number) {
  const lines = Array.from(
    { length: sentences },
    (_, index) => `[${index + 1}] Year ${index} in another company of the list`,
  );
  const cv = ['<cv>', ...lines, `[${sentences + 1}] Five years with PostgreSQL and Redis`, '</cv>'].join('\n');
  return [exampleMessages[0], { role: 'user' as const, content: `CV:\n${cv}` }].filter(
    (message) => message !== undefined,
  );
}
