import { type DialectName } from '../../../prisma/seed/demo-ats-credentials';
import { type Paging } from '../http/paging';
import { mapDialects } from './dialect-facts';

/** As the vendor's text says, or as clients have seen it. */
export const personalities = ['documented', 'observed'] as const;
export type Personality = (typeof personalities)[number];

/** Where the real systems are not known to do one thing or the other. */
export interface SandboxSettings {
  personality: Record<DialectName, Personality>;
  paging: Record<DialectName, Paging>;
  /** A pattern for the paths, with the dialect's prefix, whose lists `paging` strikes; all of them when empty. */
  pagingPath: string;
  tokenSeconds: Record<'erecruiter' | 'traffit' | 'greenhouse', number>;
  linkSeconds: Record<'teamtailor' | 'greenhouse', number>;
  /** eRecruiter's lists as bare arrays, in an envelope with a count, or some so and some so. */
  erecruiterEnvelope: 'mixed' | 'bare' | 'named';
  /** Traffit, asked for more than 100 on a page: 400, or 100 without a word. */
  traffitLargePage: 'by-personality' | 'refuse' | 'cap';
  /** Greenhouse, when the application is no longer on `from_stage_id`. */
  greenhouseConflict: 409 | 422;
  greenhouseExpiry: 'by-personality' | 'expires_in' | 'expires_at';
  /** Traffit's filter takes an instant, or a day only and answers 400 to a time. */
  traffitFilter: 'instant' | 'day';
  /** Traffit writes instants with a zone, or as local time this many minutes ahead of UTC without one. */
  traffitLocalMinutes: number | null;
  /** The state of Traffit that is a rejection: it is reached by `_move_to_reject_state` only. */
  traffitRejectState: number | null;
  /** The form field of a file that is sent to Traffit. */
  traffitUpload: 'file' | 'file[file]';
  /** A page of at least `fromSize` rows that holds this row (from 0) of a list always fails with 500. */
  traffitBrokenRow: { row: number; fromSize: number } | null;
  /** Greenhouse's attachments have a link, or `null`, or an empty one. */
  greenhouseLink: 'signed' | 'null' | 'empty';
  /** Ids of Teamtailor's applications whose job is `{data: null}`. */
  teamtailorJobless: number[];
  /** Teamtailor's webhooks: by personality, or with `resource_id` in the body and the signature in another header. */
  teamtailorWebhook: 'by-personality' | 'resource-id';
  /** The versions that Teamtailor knows; another is 406. */
  teamtailorVersions: string[];
}

/** What is to be changed; of those by dialect only the named ones. */
export type SettingsChange = { [Name in keyof SandboxSettings]?: Change<SandboxSettings[Name]> };
type Change<T> = T extends unknown[] ? T : T extends object ? Partial<T> : T;

const forAll = <T>(value: T) => mapDialects(() => value);

/** The settings at the start. */
export const usualSettings = (personality: Personality = 'documented'): SandboxSettings => ({
  personality: forAll(personality),
  paging: forAll('honest'),
  pagingPath: '',
  tokenSeconds: { erecruiter: 1200, traffit: 3600, greenhouse: 3600 },
  linkSeconds: { teamtailor: 600, greenhouse: 7 * 24 * 3600 },
  erecruiterEnvelope: 'mixed',
  traffitLargePage: 'by-personality',
  greenhouseConflict: 422,
  greenhouseExpiry: 'by-personality',
  traffitFilter: 'instant',
  traffitLocalMinutes: null,
  traffitRejectState: null,
  traffitUpload: 'file',
  traffitBrokenRow: null,
  greenhouseLink: 'signed',
  teamtailorJobless: [],
  teamtailorWebhook: 'by-personality',
  teamtailorVersions: ['20161108', '20210218', '20240404'],
});

/** Changes the settings in place. */
export function changeSettings(settings: SandboxSettings, change: SettingsChange): SandboxSettings {
  const { personality, paging, tokenSeconds, linkSeconds, ...others } = change;
  Object.assign(settings, others);
  Object.assign(settings.personality, personality);
  Object.assign(settings.paging, paging);
  Object.assign(settings.tokenSeconds, tokenSeconds);
  Object.assign(settings.linkSeconds, linkSeconds);
  return settings;
}
