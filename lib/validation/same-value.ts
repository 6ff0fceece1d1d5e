import type { z } from 'zod';
import { broken, type RuleCode } from './rule';

/** For `.check()` of an object: the second field repeats the first. */
export function sameValue<First extends string, Second extends string>(first: First, second: Second, code: RuleCode) {
  return ({ value, issues }: z.core.ParsePayload<Record<First | Second, string>>) => {
    if (value[first] === value[second]) return;
    issues.push({ code: 'custom', path: [second], message: broken(code).error, input: value[second], continue: true });
  };
}
