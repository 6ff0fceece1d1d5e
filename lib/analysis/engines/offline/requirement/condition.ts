import type { LanguageLevel } from '@/lib/domain/process-schemas';
import type { EducationLevel } from '../lexicon/degrees';
import type { ReadinessTopic } from '../lexicon/readiness-topics';
import type { TermGroup } from './parse-terms';
import type { TermPiece } from './term-piece';

/** The required proficiency. */
export type RequiredLevel = 'any' | 'basic' | 'strong';

/**
 * The required proof: any knowledge, work experience (a course is a part of it), experience that is said to be
 * professional (a course is none), a job of that name, or a permit.
 */
export type RequiredProof = 'any' | 'work' | 'paid' | 'title' | 'permit';

/** A required level; `framework` is the index of A1..C2 if the requirement names one. */
export interface RequiredLanguage {
  language: string;
  level: LanguageLevel;
  framework: number | null;
}

/** One part of a requirement. All parts must hold. */
export type Condition =
  /** A skill, tool, field, certificate or trait, or one of several alternatives. */
  | { kind: 'terms'; group: TermGroup; level: RequiredLevel; proof: RequiredProof }
  /** A minimum time of work with one of the group; with an empty group in any work. */
  | {
      kind: 'experience';
      group: TermGroup;
      months: number;
      level: RequiredLevel;
      proof: RequiredProof;
      /** The kind of work is only "a similar position", which a CV cannot prove. */
      isVague: boolean;
    }
  | {
      kind: 'education';
      /** The lowest sufficient one. */
      level: EducationLevel;
      /** Any one of them suffices; none: any field. */
      fields: TermPiece[];
      /** Families of the fields asked for (`fields-of-study.ts`), and whether any field of theirs will do. */
      families: number[];
      isFamilyEnough: boolean;
      /** The fields themselves, in either language. */
      named: number[];
      /** Studies under way will do. */
      isUnderWayEnough: boolean;
    }
  /** Work at a firm that makes things; the group is what it is called. */
  | { kind: 'employer'; group: TermGroup; months: number }
  /** Time in a place of work, whatever was done there; the label is what it is called. */
  | { kind: 'workplace'; label: string; months: number }
  /** Work to be looked at, online or on request; the group is what it is called. */
  | { kind: 'portfolio'; group: TermGroup }
  | { kind: 'licence'; categories: string[]; isAnyEnough: boolean }
  | { kind: 'languages'; wanted: RequiredLanguage[]; isAnyEnough: boolean }
  /** "A tram permit or a category D licence": one of them suffices. */
  | { kind: 'anyOf'; conditions: readonly Condition[] }
  /** Any language but Polish and English. */
  | { kind: 'otherLanguage' }
  /** People led: at least so many. */
  | { kind: 'team'; size: number; label: string }
  /** Of several topics ("shifts, including weekends") one that is shown suffices; shown and refused is a part. */
  | { kind: 'readiness'; topics: ReadinessTopic[]; place: string | null; label: string };

export type ConditionOf<K extends Condition['kind']> = Extract<Condition, { kind: K }>;

/** Parses its kind of condition out of a requirement's clause, and returns what is left of it; null if there is none. */
export type ConditionParser = (clause: string) => { condition: Condition; rest: string } | null;
