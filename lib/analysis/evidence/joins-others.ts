/** A figure or the end of an item. */
const divides = /[\p{N},;:()/|•·]/u;
/** What follows is an item of its own, as "and reported …" is. */
const beginsItem = /^\W*(?:and|as well as|i|oraz|a także)\s/iu;
const endsItem = /[,;]\s*$/;
/** "5 lat", "and over 5 years": it is said of what stands before it. */
const beginsWithFigure =
  /^(?:(?:and|i|oraz|a|ponad|powyżej|około|ok|blisko|od|z|przez|co najmniej|minimum|min|przeszło|over|about|around|more than|at least|nearly|almost|since|for|with|of) ){0,3}\p{N}/iu;

/**
 * Whether an ellipsis joins one thing to what is said of another: "Java … 5 lat" from "Java 1 rok, Python 5 lat".
 *
 * @param skipped what it leaves out
 * @param part what follows it
 */
export function joinsOthers(skipped: string, part: string): boolean {
  if (beginsWithFigure.test(part.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())) return true;
  return divides.test(skipped) && !endsItem.test(skipped) && !beginsItem.test(part);
}
