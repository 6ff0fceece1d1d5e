'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { useFormResolver } from '@/components/ui/form-resolver';
import { Input } from '@/components/ui/input';
import { ApiError } from '@/lib/http/browser/browser-client';
import { publicCall } from '@/lib/http/browser/public-call';
import { toLocale } from '@/lib/i18n/locale';
import { setupSchema } from '@/lib/users/setup/setup-schemas';
import { FormFailure } from './form-failure';
import { NewPasswordField } from './new-password-field';
import { signInAfter } from './sign-in-after';

const rules = setupSchema.omit({ locale: true });
type Values = z.input<typeof rules>;
const empty: Values = { code: '', email: '', firstName: '', lastName: '', password: '' };

/** Code, name, address and password of the first administrator; then they are signed in. */
export function SetupForm() {
  const t = useTranslations('access');
  const locale = toLocale(useLocale());
  const resolver = useFormResolver<Values, z.output<typeof rules>>(rules);
  const { register, handleSubmit, control, formState, setError } = useForm({ defaultValues: empty, resolver });
  const typed = useWatch({ control, name: 'password' });
  const { errors } = formState;
  const setup = useMutation({
    mutationFn: async (values: z.output<typeof rules>) => {
      const { email } = await publicCall<{ email: string }>('/setup', { ...values, locale });
      await signInAfter({ email, password: values.password });
    },
    meta: { successBanner: false, errorBanner: false },
    onError: (error) => {
      const wrong = error instanceof ApiError ? error.fields.find(({ path }) => path === 'code') : undefined;
      if (wrong) setError('code', { message: wrong.message }, { shouldFocus: true });
    },
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void handleSubmit((values) => setup.mutate(values))(event)}
    >
      <FormField label={t('setup.code')} hint={t('setup.codeHint')} error={errors.code?.message}>
        <Input autoComplete="off" spellCheck={false} className="h-10 font-mono" {...register('code')} />
      </FormField>
      <FormField label={t('firstName')} error={errors.firstName?.message}>
        <Input autoComplete="given-name" className="h-10" {...register('firstName')} />
      </FormField>
      <FormField label={t('lastName')} error={errors.lastName?.message}>
        <Input autoComplete="family-name" className="h-10" {...register('lastName')} />
      </FormField>
      <FormField label={t('email')} error={errors.email?.message}>
        <Input type="email" autoComplete="username" className="h-10" {...register('email')} />
      </FormField>
      <NewPasswordField
        label={t('password')}
        value={typed}
        error={errors.password?.message}
        field={register('password')}
      />
      {setup.error && !errors.code && <FormFailure error={setup.error} />}
      <Button type="submit" variant="primary" size="lg" loading={setup.isPending || setup.isSuccess}>
        {t('setup.submit')}
      </Button>
    </form>
  );
}
