import { lineAfter, lineBefore } from '../context';
import type { Mask } from '../mask';

const longest = 80;
const boundary = /[,;:|()\t\u2022\u00b7]|\.(?=\s)|\s[\u2013\u2014-]\s/g;

/** What stands before `at` in the same part of its sentence. */
export function clauseBefore(folded: string, at: number): string {
  const before = lineBefore(folded, at, longest);
  const last = [...before.matchAll(boundary)].at(-1);
  return last ? before.slice(last.index + last[0].length) : before;
}

/** Payroll, human resources and stand-ins: leaves and children of others are their work. */
const workBefore =
  /(?<![\p{L}])(?:nalicz|rozlicz|ewidencj|obslug|wniosk|zasilk|swiadcze|polityk|procedur|zastepstw|zastepuj|zastepow|planowa|dokumentacj|kadrow|ustala|szkole|kodeks|prawo pracy|pracowni[ck]|cover|polic|payroll|process|calculat|administ|manag|handl|advis|request|entitle|employees|staff|colleague|replac|statutory|smp|queries|legislation|guidance)\p{L}*(?![\p{L}])/u;
const workAfter =
  /^s?,? (?:\p{L}+ )?(?:cover|polic|pay(?:ments?|roll)?(?![\p{L}])|scheme|rights|requests?|replacement|calculat|benefits|entitle|legislation|allowance|contract|vacanc|rates|pracowni|osob(?:om|y)|klient|kolezan|kolegi|support group|services|ward|unit|hospital|clinic)/u;

/** Whether a phrase about family speaks of other people's, as it does in the work of a payroll clerk. */
export function isOfOthers(folded: string, { start, end }: Mask): boolean {
  return workBefore.test(clauseBefore(folded, start)) || workAfter.test(lineAfter(folded, end, 40));
}
