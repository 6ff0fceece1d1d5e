import { personGate } from './person-gate';

const confirming = personGate<[]>();

/**
 * Lets calls that need a fresh session wait until the person of this page has proved who they are (docs/decisions/0165).
 *
 * @returns ends it; what waits is refused then
 */
export const offerConfirming = confirming.offer;

/** Waits for that. @param signal ends the waiting @returns false when the person does not */
export const waitForConfirmation = confirming.wait;

/** Lets what waits go on, or refuses it. */
export const endWaitingForConfirmation = confirming.end;
