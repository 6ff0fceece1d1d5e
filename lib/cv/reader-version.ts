/** Changes whenever the same file may be read otherwise; readings are kept per file and version. */
export const readerVersion = '3';
