import { seededRandom } from '../../../prisma/seed/cvs/seeded-random';

/** Choices that depend on nothing but the numbers given: the same person gets the same CV in every process. */
export class SeededChoice {
  private readonly random: () => number;

  constructor(...numbers: number[]) {
    const seed = numbers.reduce((mixed, number) => Math.imul(mixed ^ number, 0x9e3779b1) ^ (mixed >>> 15), 0x2545f491);
    this.random = seededRandom(seed);
  }

  chance(share: number): boolean {
    return this.random() < share;
  }

  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.random() * (high - low + 1));
  }

  one<T>(list: readonly T[]): T {
    const chosen = list[this.between(0, list.length - 1)];
    if (chosen === undefined) throw new Error('Nothing to choose from.');
    return chosen;
  }

  /** `count` different ones, in the list's order. */
  some<T>(list: readonly T[], count: number): T[] {
    const places = list.map((_, index) => ({ index, place: this.random() }));
    const chosen = new Set(
      places
        .sort((one, other) => one.place - other.place)
        .slice(0, count)
        .map(({ index }) => index),
    );
    return list.filter((_, index) => chosen.has(index));
  }
}
