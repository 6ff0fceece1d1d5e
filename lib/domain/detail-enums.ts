/** What a person may correct of a candidate. */
export const detailFields = [
  'NAME',
  'EMAIL',
  'PHONE',
  'PLACE',
  'POSITION',
  'LANGUAGES',
  'SALARY',
  'AVAILABILITY',
] as const;

export type DetailField = (typeof detailFields)[number];

/** What a blind process hides of them. */
export const hiddenDetails: readonly DetailField[] = ['NAME', 'EMAIL', 'PHONE', 'PLACE'];
