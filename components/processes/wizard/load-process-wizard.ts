import { withTexts } from '@/components/layout/with-texts';

/** The wizard comes with its rules, fields and texts on first use, or when the pointer nears its button. */
export const loadProcessWizard = withTexts(
  { pl: () => import('./wizard-texts-pl'), en: () => import('./wizard-texts-en') },
  () => import('./process-wizard').then((module) => module.ProcessWizard),
);
