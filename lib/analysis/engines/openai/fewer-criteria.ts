/**
 * Whether a question that does not fit is asked about half of its criteria before the CV is divided: years, say, are added up only in a
 * CV that is read as a whole.
 *
 * @param count of the criteria
 * @param cv its lines
 * @param fits whether the question about the first so many of the criteria fits, with these lines
 * @returns true where fewer criteria leave room for the whole CV, or where all of them leave none for any
 */
export function asksFewerFirst(count: number, cv: string, fits: (count: number, lines: string) => boolean): boolean {
  if (count < 2) return false;
  if (!fits(count, '')) return true;
  for (let fewer = Math.ceil(count / 2); ; fewer = Math.ceil(fewer / 2)) {
    if (fits(fewer, cv)) return true;
    if (fewer === 1) return false;
  }
}
