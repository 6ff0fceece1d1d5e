/** The addresses of Teamtailor's API by region; a key belongs to one of them. */
export const teamtailorHosts = {
  eu: 'https://api.teamtailor.com/v1',
  na: 'https://api.na.teamtailor.com/v1',
} as const;
