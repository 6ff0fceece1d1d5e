import { barred } from '@/lib/candidates/blind/blind-mask';
import { findAddresses } from '@/lib/cv/masking/addresses';
import { findEmails } from '@/lib/cv/masking/emails';
import { masksOf } from '@/lib/cv/masking/mask';
import { findPhones } from '@/lib/cv/masking/phones';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';

const link = /(?:https?:\/\/|www\.)[^\s,;]{1,255}/giu;

/** A sentence about a candidate with bars over what one writes, calls or goes to, by the rules that mask CVs. */
export function hideContacts(sentence: string): string {
  const folded = foldSameLength(sentence);
  const page = { text: sentence, folded, isOwn: () => true };
  const masks = [findEmails(folded), findPhones(page), findAddresses(page), masksOf(sentence, link, 'LINK')];
  return barred(sentence, masks.flat());
}
