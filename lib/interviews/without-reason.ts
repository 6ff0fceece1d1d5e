const reason = /,\s+(?:bo|poniewaz|gdyz|because)\s[^,]*/g;

/** "Polski, bo produkcja po angielsku nie mówi": what is required, without why; the text is folded. */
export function withoutReason(folded: string): string {
  return folded.replace(reason, '');
}
