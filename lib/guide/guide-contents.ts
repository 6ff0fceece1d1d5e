/**
 * The guide's pages in reading order. Slugs are the same in both languages, so switching keeps the page. The guide is part of the
 * product, so that it is never of another version: Markdown files read at run time, shown by our own components, without HTML.
 * A new page is a file in both languages and a line here. `guide-pages.test.ts` holds links, anchors, settings, keys, pictures and the
 * worked example to the product; the pictures are made by `npm run guide:pictures`. It is public, since who cannot sign in needs it most.
 */
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
      'stages',
      'messages',
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
      'retention',
      'audit-log',
      'auditor-file',
      'notices',
      'operation',
      'admin-problems',
    ],
  },
] as const;

export type GuidePartId = (typeof guideParts)[number]['id'];
export type GuideSlug = (typeof guideParts)[number]['pages'][number];

export const guideSlugs: readonly GuideSlug[] = guideParts.flatMap<GuideSlug>(({ pages }) => pages);
