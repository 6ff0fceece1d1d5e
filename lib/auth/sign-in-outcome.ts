import { mapDatabaseError } from '@/lib/db/map-database-error';
import { AppError } from '@/lib/errors';
import { ProviderFailure } from './oidc/provider-failure';

/** Results of a sign-in that next-auth's response cannot carry. */
export interface SignInOutcome {
  /** Set when sign-in failed for another reason than wrong credentials. */
  failure?: AppError;
  /** Set when sign-in at the identity provider failed. */
  providerFailure?: ProviderFailure;
  /** `Set-Cookie` values: a browser known for the account, a sign-in that waits for its code. */
  cookies?: string[];
  /** The hash of the password that was checked. */
  checkedHash?: string;
  /** The second step whose code was right. */
  secondStepId?: string;
}

/**
 * Runs one part of a sign-in. next-auth shows error messages to the user, so it gets only a code; the error itself goes
 * to the outcome.
 */
export async function recordingFailure<Result>(outcome: SignInOutcome, part: () => Promise<Result>): Promise<Result> {
  try {
    return await part();
  } catch (error) {
    if (error instanceof ProviderFailure) {
      outcome.providerFailure = error;
      throw new Error(error.problem, { cause: error });
    }
    const known = mapDatabaseError(error);
    const failure = known instanceof AppError ? known : new AppError('internal', { cause: error });
    outcome.failure = failure;
    throw new Error(failure.code, { cause: error });
  }
}
