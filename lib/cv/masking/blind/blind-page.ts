import type { MaskedPage } from '../context';
import type { Mask } from '../mask';
import type { PageLine } from '../page-lines';

/** A page of a CV, as the functions that hide more for a blind process get it. */
export interface BlindPage extends MaskedPage {
  lines: readonly PageLine[];
  /** Masks found so far, in order: names, contact data, addresses, dates of birth. */
  known: readonly Mask[];
  /** Towns where the person lives, as far as known; folded. */
  towns: readonly string[];
}
