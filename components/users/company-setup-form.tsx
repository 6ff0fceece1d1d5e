'use client';

import { useMutation } from '@tanstack/react-query';
import { signIn } from 'next-auth/react';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { useFormResolver } from '@/components/ui/form-resolver';
import { Input } from '@/components/ui/input';
import { loginSuccessfulPath } from '@/lib/auth/search-params';
import { ApiError } from '@/lib/http/browser/browser-client';
import { publicCall } from '@/lib/http/browser/public-call';
import { companySetupSchema } from '@/lib/users/setup/setup-schemas';
import { FormFailure } from './form-failure';

type Values = z.input<typeof companySetupSchema>;
const empty: Values = { code: '' };

/** The code of the first run; then the sign-in with the company account makes its owner the first administrator. */
export function CompanySetupForm() {
  const t = useTranslations('access');
  const resolver = useFormResolver<Values, z.output<typeof companySetupSchema>>(companySetupSchema);
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: empty, resolver });
  const { errors } = formState;
  const setup = useMutation({
    mutationFn: async (values: Values) => {
      await publicCall('/setup/code', values);
      await signIn('oidc', { callbackUrl: loginSuccessfulPath('/') });
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
      {setup.error && !errors.code && <FormFailure error={setup.error} />}
      <Button type="submit" variant="primary" size="lg" loading={setup.isPending || setup.isSuccess}>
        {t('setup.submitOidc')}
      </Button>
    </form>
  );
}
