'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { withHash } from '@/lib/auth/search-params';
import { CodeInput } from './second-step/code-input';
import { SignInFailureText } from './sign-in-failure';
import { tryCode, type SignInFailure } from './try-sign-in';

interface SignInCodeFormProps {
  returnTo: string | null;
  /** A recovery code instead of the app's. */
  recovery: boolean;
  onSwitch: () => void;
  /** @param path where to go on */
  onSignedIn: (path: string) => Promise<void> | void;
  /** To e-mail and password. */
  onBack: (failure?: SignInFailure) => void;
}

const linkClasses = 'text-ink-muted hover:text-ink self-start text-sm underline-offset-2 hover:underline';

/** The second step of the sign-in. */
export function SignInCodeForm({ returnTo, recovery, onSwitch, onSignedIn, onBack }: SignInCodeFormProps) {
  const t = useTranslations('signIn.step');
  const required = useTranslations('validation')('required');
  const [failure, setFailure] = useState<SignInFailure>();
  const [redirecting, setRedirecting] = useState(false);
  const { register, handleSubmit, setFocus, resetField, formState } = useForm({ defaultValues: { code: '' } });
  const submit = handleSubmit(async ({ code }) => {
    setFailure(undefined);
    const outcome = await tryCode(code, withHash(returnTo, window.location.hash));
    if ('path' in outcome) {
      setRedirecting(true);
      await onSignedIn(outcome.path);
    } else if ('failure' in outcome && outcome.failure.kind !== 'expired') {
      setFailure(outcome.failure);
      resetField('code');
      setFocus('code');
    } else onBack({ kind: 'expired' });
  });
  const field = register('code', { required });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <FormField label={recovery ? t('recoveryCode') : t('code')} error={formState.errors.code?.message}>
        {recovery ? (
          <Input key="recovery" autoFocus autoComplete="off" spellCheck={false} className="h-10 font-mono" {...field} />
        ) : (
          <CodeInput key="app" autoFocus {...field} />
        )}
      </FormField>
      {failure && <SignInFailureText failure={failure} />}
      <Button type="submit" variant="primary" size="lg" loading={formState.isSubmitting || redirecting}>
        {t('submit')}
      </Button>
      <button type="button" className={linkClasses} onClick={onSwitch}>
        {recovery ? t('useApp') : t('useRecovery')}
      </button>
      <button type="button" className={linkClasses} onClick={() => onBack()}>
        {t('back')}
      </button>
      <p className="text-ink-muted text-sm text-pretty">{t('lost')}</p>
    </form>
  );
}
