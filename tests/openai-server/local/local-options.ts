import { type LocalModel } from './local-model';
import { type Template } from './roles';

/** What may be told to every server on somebody's own machine. */
export interface LocalOptions {
  models?: LocalModel[];
  /** The context that the models run with, in tokens. */
  contextLength?: number;
  /** How many answers are under way at the same time. */
  slots?: number;
  /** How many requests may wait for a slot. */
  queue?: number;
  template?: Template;
  /** Where thoughts stand: in a member of their own, or in the text, between tags. */
  thoughts?: 'apart' | 'in-text';
  /** Whether there is `/v1/responses`, which older versions have not. */
  responses?: boolean;
}
