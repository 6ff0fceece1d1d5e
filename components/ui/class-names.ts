import { clsx, type ClassValue } from 'clsx';
import { mergeClasses } from './merge-classes';

/** Joins class names; of two that set the same property the later wins. */
export function cn(...values: ClassValue[]): string {
  return mergeClasses(clsx(values));
}
