/** Loads the bar's code, once. Where files are added it is loaded beforehand: then no connection is needed to show it. */
export const loadUploadsBar = () => import('./uploads-bar').then((module) => module.UploadsBar);
