const pairs: Record<string, string> = { '(': ')', '„': '”“"', '“': '”"', '"': '"', '«': '»', '‚': '’', '[': ']' };

/** The end of a quote with the closing bracket or quotation mark of one that it opens. */
export function withCloser(text: string, start: number, end: number): number {
  const inside = text.slice(start, end);
  const next = text.charAt(end);
  const isOpen = Object.entries(pairs).some(
    ([open, close]) => next !== '' && close.includes(next) && inside.lastIndexOf(open) > inside.lastIndexOf(next),
  );
  return isOpen ? end + 1 : end;
}
