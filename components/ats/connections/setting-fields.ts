import { teamtailorHosts, type AtsProviderId } from '@/lib/ats/enums';

/** How a setting of a connection is entered. */
export interface SettingField {
  name:
    | 'apiUrl'
    | 'tokenUrl'
    | 'url'
    | 'companyId'
    | 'recruitmentPage'
    | 'callsPerSecond'
    | UserName
    | SwitchName
    | ChoiceName
    | CallName;
  /** `id`: digits, or nothing. */
  kind: 'address' | 'text' | 'number' | 'id' | 'switch' | 'choice' | 'call';
  /** The check of the account chooses it. */
  advanced?: true;
}

/** What can be chosen, the default first. */
export const choices = {
  jobFilter: ['job-id', 'job'],
  stateSource: ['list', 'history'],
  notesPath: ['notes', 'activities'],
  applicationsPaging: ['offset', 'all'],
} as const;
type ChoiceName = keyof typeof choices;
type UserName = 'actingUserId' | 'noteUserId';

/** Addresses of Teamtailor's API by region. */
export const teamtailorRegions = {
  EU: teamtailorHosts.eu,
  NA: teamtailorHosts.na,
} as const;

type SwitchName = 'createsCandidates' | 'movesStages' | 'writesTags' | 'writesNotes' | 'filtersByJob';
const callNames = ['moveCall', 'tagCall', 'noteCall'] as const;
export type CallName = (typeof callNames)[number];
export type CredentialName = 'clientId' | 'clientSecret' | 'username' | 'password' | 'apiKey';

const address = <Name extends SettingField['name']>(name: Name) => ({ name, kind: 'address' }) as const;
const toggle = <Name extends SwitchName>(name: Name) => ({ name, kind: 'switch' }) as const;
const choice = <Name extends ChoiceName>(name: Name) => ({ name, kind: 'choice', advanced: true }) as const;
const user = <Name extends UserName>(name: Name) => ({ name, kind: 'id' }) as const;
const call = <Name extends CallName>(name: Name) => ({ name, kind: 'call' }) as const;
const callsPerSecond = { name: 'callsPerSecond', kind: 'number' } as const;
const recruitmentPage = { name: 'recruitmentPage', kind: 'text' } as const;

export function isChoice(name: SettingField['name']): name is ChoiceName {
  return name in choices;
}

export function isCall(name: SettingField['name']): name is CallName {
  return callNames.some((one) => one === name);
}

/** The settings of each provider in the order of the form; their rules are in lib/ats/connections/settings.ts. */
export const settingFields: Record<AtsProviderId, readonly SettingField[]> = {
  ERECRUITER: [
    { name: 'companyId', kind: 'text' },
    address('apiUrl'),
    address('tokenUrl'),
    recruitmentPage,
    callsPerSecond,
    call('moveCall'),
    call('tagCall'),
    call('noteCall'),
    choice('applicationsPaging'),
  ],
  TRAFFIT: [
    address('url'),
    recruitmentPage,
    callsPerSecond,
    toggle('createsCandidates'),
    choice('stateSource'),
    choice('notesPath'),
  ],
  TEAMTAILOR: [
    address('apiUrl'),
    recruitmentPage,
    callsPerSecond,
    toggle('movesStages'),
    toggle('writesTags'),
    toggle('writesNotes'),
    user('noteUserId'),
    toggle('createsCandidates'),
    choice('jobFilter'),
  ],
  GREENHOUSE: [
    address('apiUrl'),
    address('tokenUrl'),
    recruitmentPage,
    toggle('writesNotes'),
    user('actingUserId'),
    toggle('createsCandidates'),
    { ...toggle('filtersByJob'), advanced: true },
  ],
};

/** What is encrypted; only what is secret is masked while typing. */
export const credentialFields: Record<AtsProviderId, readonly CredentialName[]> = {
  ERECRUITER: ['clientId', 'clientSecret', 'username', 'password'],
  TRAFFIT: ['clientId', 'clientSecret'],
  TEAMTAILOR: ['apiKey'],
  GREENHOUSE: ['clientId', 'clientSecret'],
};
export const secretNames: readonly CredentialName[] = ['clientSecret', 'password', 'apiKey'];

/** Settings that no documentation of the provider vouches for: the customer knows better. */
export const uncertainSettings: Record<AtsProviderId, readonly SettingField['name'][]> = {
  ERECRUITER: ['apiUrl', 'tokenUrl', 'callsPerSecond', 'moveCall', 'tagCall', 'noteCall'],
  TRAFFIT: ['callsPerSecond', 'createsCandidates'],
  TEAMTAILOR: ['callsPerSecond', 'movesStages', 'writesTags', 'writesNotes', 'createsCandidates'],
  GREENHOUSE: ['filtersByJob', 'writesNotes', 'createsCandidates'],
};
