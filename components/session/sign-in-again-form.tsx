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
  onSignedIn: () => Promise<void>;
}

/** The password of the person whose page it is. */
export function SignInAgainForm({ email, onSignedIn }: SignInAgainFormProps) {
  const t = useTranslations('signIn');
  const again = useTranslations('signInAgain');
  const required = useTranslations('validation')('required');
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<SignInFailure | 'unfinished'>();
  const [pending, setPending] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);

  const submit = async () => {
    setFailure(undefined);
    setError(password === '' ? required : undefined);
    if (password === '') return field.current?.focus();
    setPending(true);
    const outcome = await trySignIn({ email, password }, null);
    if ('path' in outcome && outcome.path === loginSuccessfulPath(null)) {
      announceSignIn();
      await onSignedIn();
    } else if ('needsCode' in outcome) setNeedsCode(true);
    else setFailure('failure' in outcome ? outcome.failure : 'unfinished');
    setPending(false);
    return field.current?.focus();
  };
  if (needsCode) return <SignInAgainCode onSignedIn={onSignedIn} onBack={() => setNeedsCode(false)} />;
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
      {failure === 'unfinished' && (
        <p role="alert" className="bg-caution-soft text-caution-ink rounded-md px-3 py-2">
          {again('failed')}
        </p>
      )}
      {failure && failure !== 'unfinished' && <SignInFailureText failure={failure} />}
      <Button type="submit" variant="primary" size="lg" loading={pending}>
        {t('submit')}
      </Button>
    </form>
  );
}
