/**
 * Called when a call of an open page finds that its session has ended, or that the second step has to be set up first, which
 * the role requires by now.
 */
type AskToSignIn = (secondStepDue: boolean) => void;

let ask: AskToSignIn | null = null;
let waiting: PromiseWithResolvers<boolean> | null = null;

/** Whether an open page lets its person sign in without leaving it. */
export function canSignInAgain(): boolean {
  return ask !== null;
}

/**
 * Lets calls that are refused for that wait until the person has signed in again.
 *
 * @returns ends it; what waits is refused then
 */
export function offerSigningIn(onEnded: AskToSignIn): () => void {
  ask = onEnded;
  return () => {
    if (ask === onEnded) ask = null;
    endWaitingForSignIn(false);
  };
}

/**
 * Waits until the person of this page has signed in again.
 *
 * @param signal ends the waiting
 * @param secondStepDue there is a session, but the second step has to be set up first
 * @returns false when nobody does
 */
export function waitForSignIn(signal?: AbortSignal, secondStepDue = false): Promise<boolean> {
  if (!ask || signal?.aborted) return Promise.resolve(false);
  waiting ??= Promise.withResolvers<boolean>();
  ask(secondStepDue);
  const { promise } = waiting;
  if (!signal) return promise;
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(false), { once: true });
    void promise.then(resolve);
  });
}

/** Lets what waits go on, or refuses it. */
export function endWaitingForSignIn(signedIn: boolean): void {
  const ended = waiting;
  waiting = null;
  ended?.resolve(signedIn);
}
