import { clsx, type ClassValue } from 'clsx';
import { twMerge } from 'tailwind-merge';

/** Joins class names; conflicting Tailwind classes are resolved in favour of the later. */
export function cn(...values: ClassValue[]): string {
  return twMerge(clsx(values));
}
