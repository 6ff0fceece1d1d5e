/** The form comes with its rules and fields on first use, or when the pointer nears its button. */
export const loadProcessForm = () => import('./process-form-dialog').then((module) => module.ProcessFormDialog);
