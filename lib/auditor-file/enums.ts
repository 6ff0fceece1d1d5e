/** To read, and for a program. */
export const fileFormats = ['pdf', 'jsonl'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** The texts of docs/auditor-file, in the order of the file. */
export const skeletons = [
  'system-card',
  'instructions',
  'provider',
  'risk-file',
  'post-market-plan',
  'technical-documentation',
] as const;
export type Skeleton = (typeof skeletons)[number];

/** Of the lines' form (docs/guide/en/auditor-file.md#lines); grows when a reader must change. */
export const linesVersion = 1;

/** Of what people check when they check a file. */
export const sha256Form = /^[0-9a-f]{64}$/;

/** What administrators give (Administration, Notices): the rest the installation knows by itself. */
export const givenFacts = ['deployer', 'address', 'contact', 'dataProtectionOfficer', 'storage'] as const;

/** What the installation says of itself. */
export const factNames = [
  ...(['product', 'engine', 'engineVersion', 'model', 'modelHost', 'engineProblem', 'readerVersion', 'jobs'] as const),
  ...(['database', 'timeZone'] as const),
  ...givenFacts,
] as const;
export type FactName = (typeof factNames)[number];
