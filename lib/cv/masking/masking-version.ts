/** Increase when a CV may be masked otherwise for the search and for blind processes; stored texts are made again. */
export const maskingVersion = 4;
