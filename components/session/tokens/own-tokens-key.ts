/** The query of one's own API tokens. */
export const ownTokensKey = ['own-api-tokens'];
