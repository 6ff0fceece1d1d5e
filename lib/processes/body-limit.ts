/** The longest lists and texts of a process, with every character JSON-escaped (up to 12 bytes). */
export const maxProcessBodyBytes = 1024 * 1024;
