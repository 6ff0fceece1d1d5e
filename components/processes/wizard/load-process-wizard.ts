/** The wizard comes with its rules and fields on first use, or when the pointer nears its button. */
export const loadProcessWizard = () => import('./process-wizard').then((module) => module.ProcessWizard);
