'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { PasswordField } from '@/components/ui/password-field';
import { withHash } from '@/lib/auth/search-params';
import { SignInFailureText } from './sign-in-failure';
import { trySignIn, type Credentials, type SignInFailure } from './try-sign-in';

interface SignInFormProps {
  filled: Credentials;
  returnTo: string | null;
  /** Why the second step led back here. */
  failed: SignInFailure | undefined;
  /** The password is right, and the account has a second step. */
  onNeedsCode: () => void;
}

/** E-mail and password; kept after an error. */
export function SignInForm({ filled, returnTo, failed, onNeedsCode }: SignInFormProps) {
  const t = useTranslations('signIn');
  const required = useTranslations('validation')('required');
  const router = useRouter();
  const [failure, setFailure] = useState(failed);
  const [redirecting, setRedirecting] = useState(false);
  const { register, handleSubmit, reset, setFocus, formState } = useForm<Credentials>({ defaultValues: filled });

  useEffect(() => reset(filled), [filled, reset]);

  const submit = handleSubmit(async (credentials) => {
    setFailure(undefined);
    const outcome = await trySignIn(credentials, withHash(returnTo, window.location.hash));
    if ('path' in outcome) {
      setRedirecting(true);
      router.push(outcome.path);
      return;
    }
    if ('needsCode' in outcome) {
      onNeedsCode();
      return;
    }
    setFailure(outcome.failure);
    setFocus(outcome.failure.kind === 'credentials' ? 'password' : 'email');
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <FormField label={t('email')} error={formState.errors.email?.message}>
        <Input type="email" autoComplete="username" className="h-10" {...register('email', { required })} />
      </FormField>
      <FormField label={t('password')} error={formState.errors.password?.message}>
        <PasswordField autoComplete="current-password" className="h-10" {...register('password', { required })} />
      </FormField>
      <Link
        href="/forgotten-password"
        prefetch={false}
        className="text-ink-muted hover:text-ink self-start text-sm hover:underline"
      >
        {t('forgotten')}
      </Link>
      {failure && <SignInFailureText failure={failure} />}
      <Button type="submit" variant="primary" size="lg" loading={formState.isSubmitting || redirecting}>
        {t('submit')}
      </Button>
    </form>
  );
}
