'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '@/components/ui/button';
import { useFormResolver } from '@/components/ui/form-resolver';
import { publicCall } from '@/lib/http/browser/public-call';
import { resetPasswordSchema } from '@/lib/users/passwords/password-schemas';
import { FormFailure } from './form-failure';
import { NewPasswordField } from './new-password-field';
import { signInAfter } from './sign-in-after';

const rules = resetPasswordSchema.pick({ password: true });
type Values = z.input<typeof rules>;

/** A new password by a link; then the person is signed in. */
export function ResetPasswordForm({ email, token }: { email: string; token: string }) {
  const t = useTranslations('access');
  const resolver = useFormResolver<Values, z.output<typeof rules>>(rules);
  const { register, handleSubmit, control, formState } = useForm({ defaultValues: { password: '' }, resolver });
  const typed = useWatch({ control, name: 'password' });
  const reset = useMutation({
    mutationFn: async ({ password }: z.output<typeof rules>) => {
      await publicCall('/password-resets/use', { token, password });
      await signInAfter({ email, password });
    },
    meta: { successBanner: false, errorBanner: false },
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void handleSubmit((values) => reset.mutate(values))(event)}
    >
      {/* For password managers. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField
        label={t('reset.password')}
        value={typed}
        error={formState.errors.password?.message}
        field={register('password')}
      />
      {reset.error && <FormFailure error={reset.error} />}
      <Button type="submit" variant="primary" size="lg" loading={reset.isPending || reset.isSuccess}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}
