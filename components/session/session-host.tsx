'use client';

import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/ui/lazy-part';
import { useKeptPage } from './use-kept-page';

const LazySignInAgainDialog = lazyPart(() =>
  import('./sign-in-again-dialog').then((module) => module.SignInAgainDialog),
);

interface SessionHostProps {
  /** Whether this person may sign in with a password; else with the company account alone. */
  withPassword: boolean;
}

/** Lets a person whose session has ended sign in again over the open page, which another person does not get to see. */
export function SessionHost({ withPassword }: SessionHostProps) {
  const t = useTranslations('signInAgain');
  const { state, check } = useKeptPage();
  if (state === 'open') return null;
  if (state !== 'other') {
    const secondStepDue = state === 'second-step';
    return <LazySignInAgainDialog withPassword={withPassword} secondStepDue={secondStepDue} onSignedIn={check} />;
  }
  return (
    <div role="alert" className="bg-canvas fixed inset-0 z-70 grid place-items-center p-6 text-center text-pretty">
      {t('otherPerson')}
    </div>
  );
}
