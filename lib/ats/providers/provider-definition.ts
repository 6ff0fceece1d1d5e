import type { z } from 'zod';
import type { CredentialName, RememberedName, SettingField } from '../connections/setting-fields';
import type { AtsCapabilities } from './provider';

/** What the product and its form have to know of an applicant tracking system before one is opened. */
export interface ProviderDefinition {
  /** How its webhooks prove their sender. */
  webhooks: AtsCapabilities['webhooks'];
  /** Whether moving somebody there may send the person an e-mail set up in the ATS. No call of ours asks for one. */
  movesMayNotify: boolean;
  /** Whether we can ask it for its recruitments and candidates. Otherwise they are given to us. */
  reads: boolean;
  /** The API's addresses by region, where there are several. */
  regions?: { EU: string; NA: string };
  /** Non-secret settings. A default of `false` or null marks what is not certain: see docs/ats.md. */
  settings: z.ZodObject;
  /** The settings in the order of the form. */
  fields: readonly SettingField[];
  /** The settings without a field in the form: mostly what an account taught us. Each has texts below `ats.setting`. */
  remembered: readonly RememberedName[];
  /** Settings that no documentation of the provider confirms; only the customer knows. */
  uncertain: readonly SettingField['name'][];
  /** What is encrypted in `ats_connection.encrypted_credentials`. */
  credentials: z.ZodObject;
  /** What a person enters of it. Empty: `makeCredentials` makes all of it. */
  credentialFields: readonly CredentialName[];
  makeCredentials?: () => { signingSecret: string };
}
