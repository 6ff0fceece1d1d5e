/** Most criteria in one question; asked about more, a model leaves some out. */
const mostAtOnce = 50;

function divided<Criterion>(criteria: Criterion[], count: number): Criterion[][] {
  const size = Math.ceil(criteria.length / count);
  return Array.from({ length: count }, (_, part) => criteria.slice(part * size, (part + 1) * size));
}

/** Divides criteria into as few questions as possible, of about equal length. */
export function partsOfCriteria<Criterion>(criteria: Criterion[]): Criterion[][] {
  return divided(criteria, Math.max(1, Math.ceil(criteria.length / mostAtOnce)));
}

export const halves = <Criterion>(criteria: Criterion[]): Criterion[][] => divided(criteria, 2);

/**
 * Whether a question that does not fit should first be asked about fewer criteria rather than a part of the CV:
 * years, for example, can only be added up in a whole CV.
 *
 * @param count of the criteria
 * @param cv its lines
 * @param fits whether the question about the first so many of the criteria fits, with these lines
 * @returns true when fewer criteria leave room for the whole CV, or when even all of them leave room for none
 */
export function asksFewerFirst(count: number, cv: string, fits: (count: number, lines: string) => boolean): boolean {
  if (count < 2) return false;
  if (!fits(count, '')) return true;
  for (let fewer = Math.ceil(count / 2); ; fewer = Math.ceil(fewer / 2)) {
    if (fits(fewer, cv)) return true;
    if (fewer === 1) return false;
  }
}
