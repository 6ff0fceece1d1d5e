// From which share, factor or number of months on a finding is another one, and how sure it then is (0..1).

/** The share of a thing that a CV must mention for MET. */
export const enough = 0.6;

/** The share that it must mention for any verdict. */
export const some = 0.5;

/** A denial of this share of the words that matter denies the thing. */
export const deniedShare = 0.3;

/** CVs repeat three of four words of a requirement when they mean all of it. */
export const wholeShare = 0.75;

/** The share of a red flag's words that the quotes must have: two of three. */
export const flagShare = 0.65;

/** A hit on a wider group of the same term ("sprzedaż" for "przedstawiciel handlowy") is a part, and not enough. */
export const relatedCoverage = 0.42;

/** Plain words are the thing or nothing: a CV that has half of them tells of the whole more often than of a part. */
export const halfOfWords = 0.52;

/** Letters of a term that means only one thing: "Spring" alone may be the season. */
export const longWord = 8;

/** Two letters stand for too much: "SWE" is Social Work England. */
export const shortestInitials = 3;

/** More than this share of the words must be wished for. */
export const wishedShare = 0.2;

/** Words of a line that says nothing but the denial. */
export const longestBare = 5;

/** Letters of a word that says what is asked for. */
export const shortestWord = 4;

/** A CV that has this share of a thing's words tells of it. */
export const mentionedShare = 0.5;

/** How sure a part is, where the rest may be told in other words: a person should look. */
export const besideSilence = 0.55;

/** How sure a thing is of which no detail is told, or that is told by less than half of its details. */
export const withoutDetails = 0.75;

/** How sure a name is that stands in a CV that is not read, and how sure the silence: a person should look at either. */
export const unreadName = 0.65;
export const unreadSilence = 0.3;

/** How sure a doubtful denial is: less than `checkBelow` of needs-check.ts, a person should look. */
export const unsureDenial = 0.65;

/** How sure a verdict is by a sum of months that may be wrong. */
export const unsureSum = 0.5;

/** At least this share of the required time is a part of it. */
export const partShare = 0.5;

/** Work shorter than this share of the required time contradicts. */
export const clearlyLess = 0.35;

/** A shorter finished job counts as job hopping. */
export const shortJobMonths = 12;

/** So many of them do. */
export const shortJobsThatHop = 3;

/** Jobs that ended longer ago do not count. */
export const recentMonths = 72;

/** A gap, where the red flag does not say how long. */
export const defaultGapMonths = 6;

/** Up to this factor above the budget is negotiable; more is a failure. */
export const roomToTalk = 1.1;
