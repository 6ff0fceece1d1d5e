/** What a sentence takes back: not yet done, under way, known from lessons or leisure only, or not done alone. */
export type Reservation = 'wish' | 'learning' | 'course' | 'hobby' | 'supervised';

/**
 * How a CV states something; `lowest`: the first step of a scale; `course`: from lessons only; `unpaid`: never at work;
 * `wish`: not yet.
 */
export type Strength = 'strong' | 'plain' | 'medium' | 'basic' | 'lowest' | 'unpaid' | 'negated' | Reservation;

/** A place in the CV, tokens `[from, to)`, that mentions what is required. */
export interface Statement {
  from: number;
  to: number;
  line: number;
  strength: Strength;
  /** 0..1: how surely the words mean what is required. */
  quality: number;
}

/** The CV negates it, altogether or as work experience. */
export function isDenied({ strength }: Statement): boolean {
  return strength === 'negated' || strength === 'unpaid';
}
