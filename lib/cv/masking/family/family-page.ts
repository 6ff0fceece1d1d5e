import type { MaskedPage } from '../context';
import type { Mask } from '../mask';
import type { PageLine } from '../page-lines';

/** A page of a CV as the search for family facts looks at it. */
export interface FamilyPage extends MaskedPage {
  lines: readonly PageLine[];
  /** What is masked already: a status beside it is the person's. */
  known: readonly Mask[];
}
