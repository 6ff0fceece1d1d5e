import type { MaskedPage } from '../context';
import type { Mask } from '../mask';
import type { PageLine } from '../page-lines';

/** A page of a CV as the parts that hide more for a blind process look at it. */
export interface BlindPage extends MaskedPage {
  lines: readonly PageLine[];
  /** What is masked already, in order: names, contact data, addresses, dates of birth. */
  known: readonly Mask[];
  /** Folded: where the person lives, as far as it is known. */
  towns: readonly string[];
}
