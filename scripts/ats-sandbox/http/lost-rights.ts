import { type DialectName } from '../../../prisma/seed/demo-ats-credentials';
import { type Candidate } from '../data/records';
import { dialectFacts } from '../dialects/dialect-facts';
import { HttpError } from './http-error';

/**
 * How a dialect's client finds that it may no longer read people.
 *
 * - `empty-list`: lists of people are empty with 200, one person by its id is refused with 403
 * - `no-names`: names, addresses, tags, notes and files are empty everywhere
 * - `not-included`: people are not told inside of other records
 * - `forbidden`: 403 for every path of people
 * - `not-found`: 404 for every path of people
 * - `half`: those with an even id are in no list, but are there when asked for by id
 */
export const rightLosses = ['empty-list', 'no-names', 'not-included', 'forbidden', 'not-found', 'half'] as const;
export type RightLoss = (typeof rightLosses)[number];

const nobody = { firstName: '', lastName: '', email: '', phone: '', tags: [], notes: [], cv: null };
const isHidden = (candidateId: number) => candidateId % 2 === 0;

/** The rights to read people that the dialects' clients have lost. */
export class LostRights {
  private readonly lost = new Map<DialectName, RightLoss>();

  lose(dialect: DialectName, how: RightLoss): void {
    this.lost.set(dialect, how);
  }

  /** All dialects' when none is named. */
  restore(dialect?: DialectName): void {
    if (dialect) this.lost.delete(dialect);
    else this.lost.clear();
  }

  how(dialect: DialectName): RightLoss | undefined {
    return this.lost.get(dialect);
  }

  all(): Partial<Record<DialectName, RightLoss>> {
    return Object.fromEntries(this.lost);
  }

  /**
   * @param path below the API's address
   * @throws HttpError 403 or 404 where the right to this path is lost
   */
  check(dialect: DialectName, path: string): void {
    const how = this.lost.get(dialect);
    const { people, onePerson } = dialectFacts[dialect];
    if (how === 'forbidden' && people.test(path)) throw new HttpError(403, 'The permission is missing.');
    if (how === 'empty-list' && onePerson.test(path)) throw new HttpError(403, 'The permission is missing.');
    if (how === 'not-found' && people.test(path)) throw new HttpError(404, 'Resource not found');
  }

  /** Those rows of a list of people that are shown; `byId` where the request names them. */
  listed<T>(dialect: DialectName, rows: T[], candidateIdOf: (row: T) => number, byId = false): T[] {
    const how = this.lost.get(dialect);
    if (how === 'empty-list') return [];
    return how === 'half' && !byId ? rows.filter((row) => !isHidden(candidateIdOf(row))) : rows;
  }

  /** The candidate as far as it is told: itself, or a copy without anything that says who it is. */
  told(dialect: DialectName, candidate: Candidate): Candidate {
    return this.lost.get(dialect) === 'no-names' ? { ...candidate, ...nobody } : candidate;
  }

  /** Whether a candidate may be told inside of another record. */
  embeds(dialect: DialectName, candidateId: number): boolean {
    const how = this.lost.get(dialect);
    if (how === undefined || how === 'no-names') return true;
    return how === 'half' && !isHidden(candidateId);
  }
}
