/** A group by its categories, and how many of it reached what is counted. */
export interface GroupCount {
  group: string[];
  people: number;
  reached: number;
}

export interface GroupRatio extends GroupCount {
  /** Reached ÷ people; null without people. */
  rate: number | null;
  /** Its rate ÷ the highest rate; null for a small group, and where nobody reached it. */
  ratio: number | null;
  /** Less than 2 % of all people. */
  small: boolean;
}

/** Below this share of the data a category may be left out of the impact ratio. */
const smallShare = 0.02;

/**
 * Impact ratios of groups, as in the rules to New York City's Local Law 144: 6 RCNY § 5-300 ("impact ratio", "selection rate",
 * "scoring rate") and § 5-301 (b) to (d). The same formula serves both rates: of those selected, and of those who scored above
 * the median. A group with less than 2 % of the people keeps its count and rate, has no ratio, and sets no highest rate.
 *
 * @param groups that share no person
 */
export function impactRatios(groups: readonly GroupCount[]): GroupRatio[] {
  const all = groups.reduce((sum, { people }) => sum + people, 0);
  const rated = groups.map((group) => ({
    ...group,
    rate: group.people === 0 ? null : group.reached / group.people,
    small: group.people < smallShare * all,
  }));
  const highest = Math.max(0, ...rated.flatMap(({ rate, small }) => (small || rate === null ? [] : rate)));
  return rated.map((group) => {
    const hasRatio = !group.small && group.rate !== null && highest > 0;
    return { ...group, ratio: hasRatio ? (group.rate ?? 0) / highest : null };
  });
}
