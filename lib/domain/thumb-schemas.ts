import { z } from 'zod';
import { thumbs } from './candidate-enums';
import { shortUserSchema } from './user-schemas';

/** Somebody's opinion of a candidate, never part of the score. */
export const thumbSchema = z.object({ thumb: z.enum(thumbs), by: shortUserSchema, at: z.iso.datetime() });

/** Everybody's, the earliest first. */
export const thumbsSchema = z.object({ items: z.array(thumbSchema) });

/** Null takes one's own back. */
export const giveThumbSchema = z.object({ thumb: z.enum(thumbs).nullable() });

export type ThumbDto = z.infer<typeof thumbSchema>;
export type GiveThumbInput = z.infer<typeof giveThumbSchema>;
