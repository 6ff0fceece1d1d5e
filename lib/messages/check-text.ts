import { sentencesOf } from '@/lib/candidates/explanation/check-letter';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { unknownFieldsIn } from '@/lib/domain/message-fields';
import { touchesOtherThanPay } from '@/lib/requirement-review/private-matters';
import { isRefused } from '@/lib/requirement-review/review-requirement';
import { wordStart } from '@/lib/word-lists/word-pattern';
import words from './words/never.json';

/** A code of the fields of `message.faulty`, and what it is about. */
export interface TextFault {
  code: 'message-unknown-field' | 'message-empty-field' | 'message-score' | 'message-earlier-pay' | 'message-private';
  values: Record<string, string>;
}

/** "Pani zgłoszenie": who is addressed, not whom an employer wants. */
const address = /(?<!\p{L})Pan(?:i|ią|a|u|em|ie)?(?!\p{L})/gu;
const score = wordStart(words.score);
const earlierPay = wordStart(words.earlierPay);

function faultOf(sentence: string, isRejection: boolean): TextFault['code'] | null {
  const folded = foldSameLength(sentence);
  if (score.test(folded)) return 'message-score';
  if (earlierPay.test(folded)) return 'message-earlier-pay';
  const said = sentence.replaceAll(address, '').trim();
  return isRefused(said) || (isRejection && touchesOtherThanPay(said)) ? 'message-private' : null;
}

/**
 * What may not stand in a text to a candidate, whoever wrote it: an unknown field, a score, a question about earlier pay (Labour
 * Code, art. 18³ᶜᵃ), and what no employer may ask or go by (art. 18³ᵃ and 22¹). A rejection speaks of no private matter at all.
 *
 * @param text with its fields in braces: what takes their place is not looked at
 */
export function findTextFaults(text: string, isRejection: boolean): TextFault[] {
  const unknown = unknownFieldsIn(text).map((name): TextFault => {
    return { code: 'message-unknown-field', values: { field: `{${name}}` } };
  });
  const said = sentencesOf(text).flatMap((sentence): TextFault[] => {
    const code = faultOf(sentence, isRejection);
    return code ? [{ code, values: { sentence } }] : [];
  });
  return [...unknown, ...said];
}
