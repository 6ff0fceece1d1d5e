/** The guide's pages in reading order. A page is the same address in both languages, so switching stays on it. */
export const guideParts = [
  {
    id: 'recruiters',
    pages: [
      'first-steps',
      'moving-around',
      'processes',
      'adding-cvs',
      'judging',
      'score',
      'candidate-list',
      'candidate-details',
      'keyboard',
      'problems',
      'fairness',
      'glossary',
    ],
  },
  {
    id: 'administrators',
    pages: ['installation', 'settings', 'accounts', 'operation', 'admin-problems'],
  },
] as const;

export type GuidePartId = (typeof guideParts)[number]['id'];
export type GuideSlug = (typeof guideParts)[number]['pages'][number];

/** Every page of the guide, in reading order. */
export const guideSlugs: readonly GuideSlug[] = guideParts.flatMap<GuideSlug>(({ pages }) => pages);
