import { z } from 'zod';

/** A link's token; whether it is one of ours is looked up. */
export const linkTokenSchema = z.object({ token: z.string().max(200) });

/** A link that an administrator hands over. Its token stands in the fragment (docs/decisions/0144). */
export const linkSchema = z.object({
  /** The full address. */
  link: z.string(),
  expiresAt: z.iso.datetime(),
  /** To whom it is mailed; null without a mail server. */
  mailedTo: z.string().nullable(),
});

export type Link = z.infer<typeof linkSchema>;
