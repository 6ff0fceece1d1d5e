/** How the settings of connections are entered. */

/** What can be chosen, the default first. */
export const choices = {
  jobFilter: ['job-id', 'job'],
  stateSource: ['list', 'person', 'history'],
  notesPath: ['notes', 'activities'],
  applicationsPaging: ['offset', 'all'],
} as const;
const callNames = ['moveCall', 'tagCall', 'noteCall'] as const;

type ChoiceName = keyof typeof choices;
type UserName = 'actingUserId' | 'noteUserId' | 'rejectionId';
type SwitchName = 'createsCandidates' | 'movesStages' | 'writesTags' | 'writesNotes' | 'filtersByJob';
type AddressName = 'apiUrl' | 'tokenUrl' | 'url' | 'webhookUrl';
export type CallName = (typeof callNames)[number];
/** Each has texts below `ats.setting`. */
type SettingName = AddressName | 'companyId' | 'recruitmentPage' | 'callsPerSecond' | UserName | SwitchName;

/** Settings that nobody enters. */
export type RememberedName = 'apiVersion' | 'callsPerSecond' | 'changeFilter' | 'uploadForm';

/** How a setting of a connection is entered. */
export interface SettingField {
  name: SettingName | ChoiceName | CallName;
  /** `id`: digits, or nothing. */
  kind: 'address' | 'text' | 'number' | 'id' | 'switch' | 'choice' | 'call';
  /** The check of the account chooses it. */
  advanced?: true;
}

/** Each has a text below `ats.credentials`. */
export type CredentialName = 'clientId' | 'clientSecret' | 'username' | 'password' | 'apiKey';
/** Masked while typing. */
export const secretNames: readonly CredentialName[] = ['clientSecret', 'password', 'apiKey'];

export const address = (name: AddressName): SettingField => ({ name, kind: 'address' });
export const toggle = (name: SwitchName): SettingField => ({ name, kind: 'switch' });
export const choice = (name: ChoiceName): SettingField => ({ name, kind: 'choice', advanced: true });
export const user = (name: UserName): SettingField => ({ name, kind: 'id' });
export const call = (name: CallName): SettingField => ({ name, kind: 'call' });
export const callsPerSecondField: SettingField = { name: 'callsPerSecond', kind: 'number' };
export const recruitmentPageField: SettingField = { name: 'recruitmentPage', kind: 'text' };

export function isChoice(name: SettingField['name']): name is ChoiceName {
  return name in choices;
}

export function isCall(name: SettingField['name']): name is CallName {
  return callNames.some((one) => one === name);
}
