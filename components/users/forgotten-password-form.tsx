'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { useFormResolver } from '@/components/ui/form-resolver';
import { Input } from '@/components/ui/input';
import { publicCall } from '@/lib/http/browser/public-call';
import { forgottenPasswordSchema } from '@/lib/users/passwords/password-schemas';
import { FormFailure } from './form-failure';

type Values = z.input<typeof forgottenPasswordSchema>;

/** The address of who forgot their password. */
export function ForgottenPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTranslations('access');
  const resolver = useFormResolver<Values, Values>(forgottenPasswordSchema);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' }, resolver });
  const request = useMutation({
    mutationFn: (values: Values) => publicCall('/password-resets', values),
    meta: { successBanner: false, errorBanner: false },
    onSuccess: (_accepted, { email }) => onSent(email),
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void handleSubmit((values) => request.mutate(values))(event)}
    >
      <FormField label={t('email')} error={formState.errors.email?.message}>
        <Input type="email" autoComplete="username" className="h-10" {...register('email')} />
      </FormField>
      {request.error && <FormFailure error={request.error} />}
      <Button type="submit" variant="primary" size="lg" loading={request.isPending}>
        {t('forgotten.submit')}
      </Button>
    </form>
  );
}
