/** The longest lists and texts of a process, with every character escaped as JSON allows (12 bytes for one outside the first plane). */
export const maxProcessBodyBytes = 1024 * 1024;
