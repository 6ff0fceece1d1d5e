/** The roles, with the most rights first. */
export const roles = ['ADMIN', 'RECRUITER', 'VIEWER'] as const;
