'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { PasswordField } from '@/components/ui/password-field';
import { SignInFailureText } from '@/components/users/sign-in-failure';
import { trySignIn, type SignInFailure } from '@/components/users/try-sign-in';
import { loginSuccessfulPath } from '@/lib/auth/search-params';
import { announceSignIn } from './session-owner';
import { SignInAgainCode } from './sign-in-again-code';

interface SignInAgainFormProps {
  /** Whose page it is. */
  email: string;
  /** @returns false when it cannot be known who has signed in */
  onSignedIn: () => Promise<boolean>;
}

/** The password of the person whose page it is. */
export function SignInAgainForm({ email, onSignedIn }: SignInAgainFormProps) {
  const t = useTranslations('signIn');
  const again = useTranslations('signInAgain');
  const required = useTranslations('validation')('required');
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<SignInFailure | 'no-access'>();
  const [pending, setPending] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);

  const goOn = async (path: string) => {
    // Else it was /not-authorized: the account was deactivated, or has no role any more.
    if (path !== loginSuccessfulPath(null)) return setFailure('no-access');
    announceSignIn();
    return (await onSignedIn()) ? undefined : setFailure({ kind: 'network' });
  };
  const submit = async () => {
    setFailure(undefined);
    setError(password === '' ? required : undefined);
    if (password === '') return field.current?.focus();
    setPending(true);
    const outcome = await trySignIn({ email, password }, null);
    if ('path' in outcome) await goOn(outcome.path);
    else if ('needsCode' in outcome) setNeedsCode(true);
    else setFailure(outcome.failure);
    setPending(false);
    return field.current?.focus();
  };
  const backToPassword = (reason?: SignInFailure) => {
    setFailure(reason);
    setNeedsCode(false);
  };
  const codeGoesOn = (path: string) => goOn(path).finally(() => setNeedsCode(false));
  if (needsCode) return <SignInAgainCode onSignedIn={codeGoesOn} onBack={backToPassword} />;
  return (
    <form
      noValidate
      className="mt-4 flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) void submit();
      }}
    >
      {/* For password managers. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <FormField label={t('password')} error={error}>
        <PasswordField
          ref={field}
          autoComplete="current-password"
          className="h-10"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </FormField>
      {failure === 'no-access' && (
        <p role="alert" className="bg-caution-soft text-caution-ink rounded-md px-3 py-2">
          {again('noAccess')}
        </p>
      )}
      {failure && failure !== 'no-access' && <SignInFailureText failure={failure} />}
      <Button type="submit" variant="primary" size="lg" loading={pending}>
        {t('submit')}
      </Button>
    </form>
  );
}
