/** How much of a file a row of the database holds. Another size would make stored files unreadable. */
export const chunkBytes = 256 * 1024;
