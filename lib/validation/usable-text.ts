/**
 * Rejected in any text: NUL and lone surrogates, which PostgreSQL cannot store, and bidirectional controls, which can
 * disguise names (Unicode Technical Report 36, section 2.5).
 */
export const usableText = /^[^\0\u202a-\u202e\u2066-\u2069\ud800-\udfff]*$/u;
