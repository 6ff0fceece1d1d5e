import type { MaskedPage } from '../context';
import type { Mask } from '../mask';
import type { PageLine } from '../page-lines';

/** A page of a CV, as the search for family facts gets it. */
export interface FamilyPage extends MaskedPage {
  lines: readonly PageLine[];
  /** Masks found so far: a status beside one of them is the person's. */
  known: readonly Mask[];
}
