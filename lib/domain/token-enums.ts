/** Days after which an API token may end; the second is offered first. */
export const tokenLives = [30, 90, 180, 365] as const;
export const defaultTokenDays = 90;
export const maxTokenDays = 365;
/** Tokens of one person that can be used. */
export const maxLiveTokens = 20;
export const maxTokenNameLength = 80;
/** Processes that one token may be limited to. */
export const maxTokenProcesses = 100;

/** Why a token can or cannot be used; `OWNER_BLOCKED`: its owner may not enter. */
export const tokenStates = ['LIVE', 'EXPIRED', 'OWNER_BLOCKED'] as const;

/** The permissions that a token may have, as a person reads them. */
export const scopeGroups = {
  processes: ['process:read', 'process:write'],
  candidates: [
    'candidate:read',
    'candidate:upload',
    'candidate:import',
    'candidate:analyse',
    'candidate:rate',
    'candidate:comment',
    'candidate:decide',
    'candidate:export',
    'candidate:pick',
  ],
  interviews: ['interview:read', 'interview:run'],
  administration: ['administration'],
} as const;
