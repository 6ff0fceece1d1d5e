/** What is swapped in a copy. A copy is text, so it has no photo. */
export const swapParts = [
  'name',
  'contact',
  'forms',
  'pronouns',
  'age',
  'town',
  'nationality',
  'school',
  'photo',
] as const;

export type SwapPart = (typeof swapParts)[number];

/** Of the person that a copy is told to be of. */
export type Sex = 'woman' | 'man';
