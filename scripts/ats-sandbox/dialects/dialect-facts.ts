import { dialectNames, type DialectName } from '../../../prisma/seed/demo-ats-credentials';

/** How many calls are taken, as far as it is known what the real ones allow. */
export interface RateLimit {
  calls: number;
  seconds: number;
  /** Which header says how long to wait. */
  header: 'retry-after' | 'x-rate-limit-reset';
}

interface DialectFacts {
  limit: RateLimit;
  /** Paths of people; moves and assignments are none. */
  people: RegExp;
  /** Those of them that name one. */
  onePerson: RegExp;
  /** The call that moves an application. */
  move: { method: string; path: string };
}

/** What the sandbox and its tests have to know of each dialect besides how it answers. */
export const dialectFacts: Record<DialectName, DialectFacts> = {
  erecruiter: {
    limit: { calls: 10, seconds: 1, header: 'retry-after' },
    // Its applications tell the person, so they are people too.
    people: /^Candidates(\/|$)|^CandidateApplications\/(?!.*\/Stage$)|^Recruitments\/\d+\/CandidateApplications$/,
    onePerson: /^Candidates\/(CVs\/)?\d|^CandidateApplications\/\d+(?!.*\/Stage$)/,
    move: { method: 'POST', path: '/Stage$' },
  },
  traffit: {
    limit: { calls: 5, seconds: 1, header: 'retry-after' },
    people: /^\/employees(?!.*\/_move\/?$)(\/|$)|^\/recruitments\/\d+\/employees\/?$/,
    onePerson: /^\/employees\/\d+(?!.*\/_move\/?$)/,
    move: { method: 'POST', path: '/_move$' },
  },
  teamtailor: {
    limit: { calls: 50, seconds: 10, header: 'x-rate-limit-reset' },
    people: /^\/candidates(\/|$)|^\/job-applications\/\d+\/candidate$/,
    onePerson: /^\/candidates\/\d|^\/job-applications\/\d+\/candidate$/,
    move: { method: 'PATCH', path: '^/v1/job-applications/[^/]+$' },
  },
  greenhouse: {
    limit: { calls: 50, seconds: 30, header: 'retry-after' },
    people: /^\/(candidates|attachments|notes|applied_candidate_tags)(\/|$)/,
    onePerson: /^\/(candidates|applied_candidate_tags)\/\d/,
    move: { method: 'POST', path: '/move$' },
  },
};

/** A value for each dialect. */
export function mapDialects<T>(valueOf: (facts: DialectFacts) => T): Record<DialectName, T> {
  const values = dialectNames.map((name) => [name, valueOf(dialectFacts[name])] as const);
  return Object.fromEntries(values) as Record<DialectName, T>;
}
