import { personGate } from './person-gate';

/** `secondStepDue`: there is a session, but the second step has to be set up first, which the role requires by now. */
const signingIn = personGate<[secondStepDue: boolean]>();

/** Whether an open page lets its person sign in without leaving it. */
export const canSignInAgain = signingIn.isOffered;

/**
 * Lets calls that are refused for that wait until the person has signed in again.
 *
 * @returns ends it; what waits is refused then
 */
export const offerSigningIn = signingIn.offer;

/**
 * Waits until the person of this page has signed in again.
 *
 * @param signal ends the waiting
 * @param secondStepDue there is a session, but the second step has to be set up first
 * @returns false when nobody does
 */
export function waitForSignIn(signal?: AbortSignal, secondStepDue = false): Promise<boolean> {
  return signingIn.wait(signal, secondStepDue);
}

/** Lets what waits go on, or refuses it. */
export const endWaitingForSignIn = signingIn.end;
