import { personGate } from './person-gate';

const confirming = personGate<[]>();

/**
 * Lets calls that need a fresh session wait until the person of this page has proved who they are (docs/decisions/0165).
 *
 * @returns ends it; what waits is refused then
 */
export const offerConfirming = confirming.offer;

/**
 * Waits until the person has proved who they are.
 *
 * @param signal ends the waiting
 * @returns false when the person does not
 */
export const waitForConfirmation = confirming.wait;

/** Lets the waiting calls go on, or refuses them. */
export const endWaitingForConfirmation = confirming.end;
