/** Increase when the same file may be read differently; readings are stored per file and version. */
export const readerVersion = '16';
