import { z } from 'zod';
import type { Setting, SettingField, Settings } from '../connections/setting-fields';
import type { AtsCapabilities } from './provider';

/** What is known of an applicant tracking system besides its settings and credentials. */
interface Facts {
  /** How its webhooks prove their sender. */
  webhooks: AtsCapabilities['webhooks'];
  /** Whether moving somebody there may send the person an e-mail set up in the ATS. No call of ours asks for one. */
  movesMayNotify: boolean;
  /** Whether we can ask it for its recruitments and candidates. Otherwise they are given to us. */
  reads: boolean;
  /** The API's addresses by region, where there are several. */
  regions?: { EU: string; NA: string };
  /** Makes all credentials; without it a person enters them. */
  makeCredentials?: () => { signingSecret: string };
}

/** What the product and its form have to know of an applicant tracking system before one is opened. */
export interface ProviderDefinition extends Facts {
  /** Non-secret settings. A default of `false` or null marks what is not certain: see docs/ats.md. */
  settings: z.ZodObject;
  /** The settings in the order of the form. */
  fields: readonly SettingField[];
  /** The settings without a field in the form: mostly what an account taught us. Each has texts below `ats.setting`. */
  remembered: readonly string[];
  /** Settings that no documentation of the provider vouches for: the customer knows better. */
  uncertain: readonly string[];
  /** What is encrypted in `ats_connection.encrypted_credentials`. */
  credentials: z.ZodObject;
  /** What a person enters of it, each with a text below `ats.credentials`. */
  credentialFields: readonly string[];
}

/** By name, each with a text below `ats.credentials` unless the product makes it. */
export type Credentials = Record<string, z.ZodType>;

type RulesOf<Declared extends Settings> = { [Name in keyof Declared]: Declared[Name]['rule'] };

/** The definition of a provider from its settings and credentials, each said once. */
export function defineProvider<Declared extends Settings, Entered extends Credentials>({
  settings,
  credentials,
  ...facts
}: Facts & { settings: Declared; credentials: Entered }) {
  const all = Object.entries<Setting>(settings);
  const namesWhere = (holds: (setting: Setting) => boolean) =>
    all.filter(([, setting]) => holds(setting)).map(([name]) => name);
  const rules = Object.fromEntries(all.map(([name, { rule }]) => [name, rule])) as RulesOf<Declared>;
  return {
    ...facts,
    settings: z.object(rules),
    fields: all.flatMap(([name, { kind, options, advanced }]) => (kind ? [{ name, kind, options, advanced }] : [])),
    remembered: namesWhere(({ kind }) => kind === null),
    uncertain: namesWhere((setting) => setting.uncertain ?? false),
    credentials: z.object(credentials),
    credentialFields: facts.makeCredentials ? [] : Object.keys(credentials),
  };
}
