/** English negations; "don't" is tokenized as "don" and "t". */
export const englishNot = new Set(
  'not never cannot don doesn didn haven hasn hadn isn aren wasn weren couldn wouldn lack lacks lacked lacking'.split(
    ' ',
  ),
);

/**
 * Words after a negation that do not negate the statement: amounts ("nie mniej niż"), "not only", and mistakes not made
 * ("nie spóźniłem się", "never missed a deadline").
 */
const noDenial =
  /^(?:tylko|jedynie|mniej|wiecej|gorzej|pozniej|dluzej|rzadziej|bez|boj|obaw|unika|stroni|zawod|zawiod|spozni|przekro|przekracz|opuszcz|opusc|przesta|straci|zapomin|liczac|wliczac|wspomin|wyobraza|sprawi|stanowi|ustep|odmawi|narzek|only|just|merely|simply|less|fewer|more|least|limited|afraid|shy|missed|miss|lost|lose|late|failed|fail|stopp?|exceed|forg[eo]t|hesitat|mind|met$|alone|counting|including|mention|fear|struggl|tired)/;

/** Whether a word after a negation is negated by it. */
export function isDeniable(folded: string): boolean {
  return folded !== '' && !noDenial.test(folded);
}

const amount =
  /^(?:\d|code|less|fewer|more|longer|later|doubt|problem|accident|incident|injur|complain|error|mistake|issue|downtime|defect|delay|loss|limit|restrict|convict|criminal)/;
/** "No experience with", "no building licence" negate; "no fewer than", "no accidents with" do not. */
export function isDeniableAfterNo(folded: string): boolean {
  return folded !== '' && !amount.test(folded);
}
