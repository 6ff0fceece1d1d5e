import { useTranslations } from 'next-intl';
import type { SignInFailure } from './try-sign-in';

/** Why a step of the sign-in failed. */
export function SignInFailureText({ failure }: { failure: SignInFailure }) {
  const t = useTranslations('signIn.error');
  return (
    <p role="alert" className="bg-negative-soft text-negative-ink rounded-md px-3 py-2">
      {failure.kind === 'too-many' ? t('too-many', { minutes: failure.minutes }) : t(failure.kind)}
    </p>
  );
}
