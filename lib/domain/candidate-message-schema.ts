import { z } from 'zod';
import { mailFailures } from './mail-enums';
import { messageKinds, messageStates } from './message-enums';
import { shortUserSchema } from './user-schemas';

/** A message of the time line. Where the person is hidden its texts are empty. */
export const messageSchema = z.object({
  kind: z.enum(messageKinds),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  state: z.enum(messageStates),
  sendAt: z.iso.datetime().nullable(),
  failure: z.enum(mailFailures).nullable(),
  /** A model wrote its words, which a person may have edited. */
  byModel: z.boolean(),
  calledBackBy: shortUserSchema.nullable(),
});

export type MessageDto = z.infer<typeof messageSchema>;
