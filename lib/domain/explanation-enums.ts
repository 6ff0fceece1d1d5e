/** What a letter to a candidate can be taken as. */
export const letterFormats = ['pdf', 'docx', 'txt'] as const;

export type LetterFormat = (typeof letterFormats)[number];
