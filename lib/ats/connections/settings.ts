import { z } from 'zod';
import { broken } from '@/lib/validation/rule';
import { text } from '@/lib/validation/text';
import { webAddress } from '@/lib/validation/web-address';
import { teamtailorHosts, type AtsProviderId } from '../enums';

/** What `{name}` may stand for in a write call. */
const placeholders = [
  'applicationId',
  'candidateId',
  'recruitmentId',
  'companyId',
  'fromStageId',
  'stageId',
  'tag',
  'note',
] as const;
export type WritePlaceholder = (typeof placeholders)[number];
const placeholder = /\{([a-zA-Z]+)\}/g;

/** Replaces every `{name}` of a write call's path or body by `value(name)`. */
export function fillTemplate(template: string, value: (name: WritePlaceholder) => string): string {
  return template.replace(placeholder, (_, name: string) => value(name as WritePlaceholder));
}

function hasKnownPlaceholders(template: string): boolean {
  return [...template.matchAll(placeholder)].every(([, name]) => placeholders.some((known) => known === name));
}

function isJsonTemplate(template: string): boolean {
  try {
    JSON.parse(fillTemplate(template, () => '1'));
    return true;
  } catch {
    return false;
  }
}

/** Below the API's address, so that credentials stay with it. */
function isRelativePath(path: string): boolean {
  return /^[a-z{]/i.test(path) && !/[\\:]|[.]{2}/.test(path);
}

/** A call that no public documentation names: the customer's own knowledge of the API. */
const writeCallSchema = z.object({
  method: z.enum(['POST', 'PUT', 'PATCH']),
  /** Below the API's address, e.g. `CandidateApplications/{applicationId}/Stage`. */
  path: text({ max: 500 })
    .refine(isRelativePath, broken('wrong-format'))
    .refine(hasKnownPlaceholders, broken('wrong-format')),
  /** JSON after the placeholders are filled in: numbers without quotation marks, texts within. Null: no body. */
  body: text({ max: 5000 })
    .refine(hasKnownPlaceholders, broken('wrong-format'))
    .refine(isJsonTemplate, broken('wrong-format'))
    .nullable(),
});

/** Of Teamtailor's API, the newest first. */
export const teamtailorVersions = ['20240904', '20240404', '20210218'] as const;

const callsPerSecond = z.number().min(0.1).max(100);

function isPageTemplate(template: string): boolean {
  return template.includes('{id}') && /^https?:$/.test(URL.parse(template)?.protocol ?? '');
}

/** Where people see a recruitment in the ATS, with `{id}` for its id; no documentation says. Null: there is no link. */
const recruitmentPage = z
  .preprocess(
    (value) => (value === '' ? null : value),
    text({ max: 500 }).refine(isPageTemplate, broken('wrong-format')).nullable(),
  )
  .default(null);

/** The id of a person at work in the ATS. Null: nobody was named. */
const userId = z
  .preprocess(
    (value) => (value === '' ? null : value),
    text({ max: 20 }).regex(/^\d+$/, broken('wrong-format')).nullable(),
  )
  .default(null);

/** Non-secret settings by provider. A default of `false` or null marks what is not certain: see docs/ats.md. */
export const atsSettingsSchemas = {
  ERECRUITER: z.object({
    apiUrl: webAddress().default('https://api.erecruiter.pl/v1.1'),
    tokenUrl: webAddress().default('https://authorization-api.erecruiter.pl/oAuth/Token'),
    companyId: text({ max: 50 }),
    recruitmentPage,
    callsPerSecond: callsPerSecond.default(10),
    /** The writes are not publicly documented: `ats.unsupported` until set. */
    moveCall: writeCallSchema.nullable().default(null),
    tagCall: writeCallSchema.nullable().default(null),
    noteCall: writeCallSchema.nullable().default(null),
    /** `all`: the applications of a recruitment come all at once, whatever `offset` and `limit` ask for. */
    applicationsPaging: z.enum(['offset', 'all']).default('offset'),
  }),
  TRAFFIT: z.object({
    /** Of the customer's own account: https://company.traffit.com */
    url: webAddress(),
    recruitmentPage,
    callsPerSecond: callsPerSecond.default(5),
    /** Whether candidates may be created there. */
    createsCandidates: z.boolean().default(false),
    /** Where the state of a person in a recruitment is told: in the recruitment's list, or in the history of all. */
    stateSource: z.enum(['list', 'history']).default('list'),
    /** Where notes are, below a person. */
    notesPath: z.enum(['notes', 'activities']).default('notes'),
  }),
  TEAMTAILOR: z.object({
    apiUrl: webAddress().default(teamtailorHosts.eu),
    recruitmentPage,
    callsPerSecond: callsPerSecond.default(5),
    /** Null: the newest known first, then those before it, until the account knows one. */
    apiVersion: z.enum(teamtailorVersions).nullable().default(null),
    /** PATCH of an application's stage. */
    movesStages: z.boolean().default(false),
    /** PATCH of a candidate's tags. */
    writesTags: z.boolean().default(false),
    /** How applications are filtered by job: `filter[job-id]` or `filter[job]`. */
    jobFilter: z.enum(['job-id', 'job']).default('job-id'),
    /** POST of a note. */
    writesNotes: z.boolean().default(false),
    /** As whom notes are written; without it there are none. */
    noteUserId: userId,
    createsCandidates: z.boolean().default(false),
  }),
  GREENHOUSE: z.object({
    apiUrl: webAddress().default('https://harvest.greenhouse.io/v3'),
    tokenUrl: webAddress().default('https://auth.greenhouse.io/token'),
    recruitmentPage,
    /** The window of 30 seconds is kept by the answers' headers; this only spreads the calls of all instances. */
    callsPerSecond: callsPerSecond.default(20),
    /** Otherwise the applications of all jobs are read, and those of the others left out. */
    filtersByJob: z.boolean().default(true),
    /** As whom everything is done, and notes are written; without it a service account acts, and there are no notes. */
    actingUserId: userId,
    writesNotes: z.boolean().default(false),
    createsCandidates: z.boolean().default(false),
  }),
} satisfies Record<AtsProviderId, z.ZodType>;

/** Control characters would end a header. */
const secret = () => text({ max: 1000 }).regex(/^[^\p{Cc}]*$/u, broken('characters'));
/** Sent in a header as it is. */
const headerSecret = () => text({ max: 1000 }).regex(/^[\x20-\x7e]*$/, broken('characters'));

/** What is encrypted in `ats_connection.encrypted_credentials`. */
export const atsCredentialsSchemas = {
  ERECRUITER: z.object({ clientId: secret(), clientSecret: secret(), username: secret(), password: secret() }),
  TRAFFIT: z.object({ clientId: secret(), clientSecret: secret() }),
  TEAMTAILOR: z.object({ apiKey: headerSecret() }),
  GREENHOUSE: z.object({ clientId: secret(), clientSecret: secret() }),
} satisfies Record<AtsProviderId, z.ZodType>;

export type AtsSettings<Provider extends AtsProviderId> = z.infer<(typeof atsSettingsSchemas)[Provider]>;
export type AtsCredentials<Provider extends AtsProviderId> = z.infer<(typeof atsCredentialsSchemas)[Provider]>;
export type WriteCall = z.infer<typeof writeCallSchema>;

/** Where the credentials are sent; when these change, they have to be entered anew. */
export function addressesOf(settings: Record<string, unknown>): string[] {
  const addresses = [settings['url'], settings['apiUrl'], settings['tokenUrl']];
  return addresses.filter((address) => typeof address === 'string').map((address) => new URL(address).origin);
}
