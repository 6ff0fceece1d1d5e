// How long the lines of a CV are, in characters, and how many there are of a kind: by it a title, a date and a sentence are told apart.

/** A longer line is running text. */
export const longestLine = 120;

/** Enough of a text before a date to tell a title by. */
export const titleLength = 120;

/** A title is longer. */
export const shortestTitle = 4;

/** More dates than a line of a CV has: the rest of a hostile text is left unread. */
export const mostDatesOfLine = 50;

/** More dates than a career has. */
export const mostDatesOfCareer = 500;

/** So many lines from its dates the title of a job stands. */
export const linesToTitle = 2;

/** A longer line is more than a date and what is said of its length: the title does not stand above or below it alone. */
export const longestDateLine = 60;

/** A shorter line is nothing but a date: the employer stands below. */
export const longestBareDate = 30;

/** No date and its dash are longer. */
export const longestDate = 40;

/** A longer line above a date that stands alone is no title, but the end of what was done before. */
export const longestTitleAbove = 60;

/** The title that people write below their name has no more characters. */
export const longestHeadline = 80;

/** A longer line is no title of a job. */
export const longestTitle = 70;

/** The title, and the employer with the town. */
export const mostTitleLines = 2;

/** The title, the employer and the town stand above the dates, or on so many lines from theirs on. */
export const titleLinesOfJob = 3;

/** The title that people write below their name is among so many first lines. */
export const headlineLines = 4;

/** An item of a list has no more words. */
export const mostWordsOfItem = 4;

/** An upper bound for the lines of a section. */
export const mostLinesOfSection = 500;

/** An upper bound for the lines on education. */
export const mostLinesOfEducation = 100;

/** No cell with a date and its dash is longer. */
export const longestDateCell = 40;

/** So many lines above, a column of dates may begin. */
export const columnReach = 12;

/** More than a whole CV told in sentences; the text of a hostile one is left unread. */
export const longestProse = 20_000;

/** A line that its margin ended is at least so long. */
export const shortestWrapped = 50;

/** Lines wrap at about this share of the longest. */
export const marginShare = 0.7;

/** A longer line is quoted by the sentence. */
export const longestQuote = 180;

/** A longer sentence is quoted in part. */
export const longestSentence = 400;
/** Of a longer one so many words on either side. */
export const wordsBeside = 12;

/** A longer line above a list is no title of it. */
export const longestHeadingOfList = 30;
