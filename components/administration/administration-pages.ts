/** The pages of Administration in the order of their menu; `guide` explains them. */
export const administrationPages = [
  { id: 'people', guide: '/docs/accounts' },
  { id: 'sign-in', guide: '/docs/accounts' },
  { id: 'api-tokens', guide: '/docs/accounts' },
  { id: 'mail', guide: '/docs/settings' },
  { id: 'message-templates', guide: '/docs/messages' },
  { id: 'model', guide: '/docs/settings' },
  { id: 'ats', guide: '/docs/settings' },
  { id: 'decision-reasons', guide: '/docs/decisions' },
  { id: 'stages', guide: '/docs/stages' },
  { id: 'fairness', guide: '/docs/fairness' },
  { id: 'retention', guide: '/docs/retention' },
  { id: 'notices', guide: '/docs/notices' },
  { id: 'audit-log', guide: '/docs/audit-log' },
  { id: 'auditor-file', guide: '/docs/auditor-file' },
  { id: 'system', guide: '/docs/operation' },
] as const;

export type AdministrationPageId = (typeof administrationPages)[number]['id'];

/** The address of a page of Administration. */
export function administrationPath(id: AdministrationPageId): string {
  return `/administration/${id}`;
}

/** The page of Administration that is open at `pathname`, itself or one below it. */
export function administrationPageAt(pathname: string): (typeof administrationPages)[number] | undefined {
  return administrationPages.find(({ id }) => `${pathname}/`.startsWith(`${administrationPath(id)}/`));
}

/** Where the sections of the one former page are now, by their anchor. */
export const formerAnchors: Readonly<Record<string, AdministrationPageId>> = {
  '#model': 'model',
  '#ats': 'ats',
  '#decision-reasons': 'decision-reasons',
  '#system': 'system',
};
