/** The query of one's own sessions. */
export const ownSessionsKey = ['own-sessions'];
