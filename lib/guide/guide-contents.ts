/** The guide's pages in reading order. Slugs are the same in both languages, so switching keeps the page. */
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
      'decisions',
      'keyboard',
      'problems',
      'fairness',
      'glossary',
    ],
  },
  {
    id: 'administrators',
    pages: [
      'installation',
      'settings',
      'local-model',
      'accounts',
      'company-sign-in',
      'audit-log',
      'operation',
      'admin-problems',
    ],
  },
] as const;

export type GuidePartId = (typeof guideParts)[number]['id'];
export type GuideSlug = (typeof guideParts)[number]['pages'][number];

export const guideSlugs: readonly GuideSlug[] = guideParts.flatMap<GuideSlug>(({ pages }) => pages);
