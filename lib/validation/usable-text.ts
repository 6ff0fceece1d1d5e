/**
 * Rejected in any text: NUL and lone surrogates, which PostgreSQL cannot store, and bidirectional controls, which can
 * disguise names (Unicode Technical Report 36, section 2.5).
 */
export const usableText = /^[^\0\u202a-\u202e\u2066-\u2069\ud800-\udfff]*$/u;

/** Without line breaks, tabs and other control characters. NUL passes: {@link usableText} refuses it, with one message. */
export const oneLine = /^(?:\0|\P{Cc})*$/u;

/** A text of blanks and of characters that show nothing, such as a zero-width space. */
export const invisibleText = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}]*$/u;
