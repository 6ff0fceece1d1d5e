import { logger } from '@/lib/logger';
import { statusOf } from '../../http/ats-call';
import { placesPath, type TraffitApi } from './traffit-api';
import type { ListOptions } from './traffit-headers';
import { placeSchema, type Place } from './traffit-rows';

interface PlacesPage {
  /** Null: a row that leaves its person out. */
  rows: (Place | null)[];
  total: number | null;
  /** Records that always fail, and are left out. */
  broken: number;
}

/** Of one page. With more broken records, or two in a row, the server itself fails. */
const mostBroken = 3;

/** Sizes of the smaller pages; each divides the one before, so that they cover the same rows. */
function partsOf(size: number): number[] {
  return size > 5 && size % 5 === 0 ? [size, size / 5, 1] : [size, 1];
}

/** Reads one page by smaller ones. */
class Steps {
  private readonly rows: (Place | null)[] = [];
  private total: number | null = null;
  private broken = 0;
  /** Whether the record before failed. */
  private hasFailed = false;

  constructor(
    private readonly api: TraffitApi,
    private readonly path: string,
    private readonly since: Date | null,
  ) {}

  /** Reads as many rows from `offset` on as the first size says; where that many fail, in smaller steps. */
  async read(offset: number, [size = 1, ...smaller]: number[]): Promise<void> {
    try {
      const options = { page: offset / size + 1, size, since: this.since };
      const { rows, total } = await this.api.list(placeSchema, this.path, options);
      this.rows.push(...rows);
      [this.total, this.hasFailed] = [total, false];
    } catch (error) {
      if (statusOf(error) !== 500) throw error;
      const [next] = smaller;
      if (next === undefined) this.count(error, offset);
      else await this.readParts({ offset, size, next }, smaller);
    }
  }

  private async readParts({ offset, size, next }: { offset: number; size: number; next: number }, sizes: number[]) {
    for (let from = offset; from < offset + size; from += next) {
      if (this.total !== null && from >= this.total) return;
      await this.read(from, sizes);
    }
  }

  /** Its id is in no answer: its place in the list, by id, is what an administrator can look for there. */
  private count(error: unknown, offset: number): void {
    this.broken += 1;
    if (this.hasFailed || this.broken > mostBroken) throw error;
    this.hasFailed = true;
    logger.warn({ list: this.path, place: offset + 1 }, 'a record of the ATS always fails and is left out');
  }

  get page(): PlacesPage {
    const { rows, total, broken } = this;
    return { rows, total, broken };
  }
}

/**
 * A page of a recruitment's people. Some records make every page with them fail with 500: those around them are read by
 * smaller pages.
 *
 * @throws as AtsProvider
 */
export async function readPage(
  api: TraffitApi,
  recruitmentId: string,
  { page, size, since = null }: ListOptions,
): Promise<PlacesPage> {
  const steps = new Steps(api, placesPath(recruitmentId), since);
  await steps.read((page - 1) * size, partsOf(size));
  return steps.page;
}
