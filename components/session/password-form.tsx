'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { useFormResolver } from '@/components/ui/form-resolver';
import { PasswordField } from '@/components/ui/password-field';
import { NewPasswordField } from '@/components/users/new-password-field';
import { ApiError, apiRequest } from '@/lib/http/browser/browser-client';
import { changePasswordSchema } from '@/lib/users/passwords/password-schemas';
import { ownSessionsKey } from './own-sessions-key';

type Values = z.input<typeof changePasswordSchema>;
const empty: Values = { currentPassword: '', newPassword: '' };

/** One's own password; the other sessions end with the old one. */
export function PasswordForm() {
  const t = useTranslations('account.password');
  const client = useQueryClient();
  const resolver = useFormResolver<Values, Values>(changePasswordSchema);
  const form = useForm({ defaultValues: empty, resolver });
  const typed = useWatch({ control: form.control, name: 'newPassword' });
  const { errors } = form.formState;
  const change = useMutation({
    mutationFn: (body: Values) => apiRequest({ path: '/users/me/password', method: 'PUT', body }),
    meta: { successBanner: t('done') },
    onSuccess: () => {
      form.reset(empty);
      void client.invalidateQueries({ queryKey: ownSessionsKey });
    },
    onError: (error) => {
      const wrong = error instanceof ApiError ? error.fields.find(({ path }) => path === 'currentPassword') : undefined;
      if (wrong) form.setError('currentPassword', { message: wrong.message }, { shouldFocus: true });
    },
  });
  return (
    <form
      noValidate
      className="flex max-w-md flex-col gap-3"
      onSubmit={(event) => void form.handleSubmit((values) => change.mutate(values))(event)}
    >
      <FormField label={t('current')} error={errors.currentPassword?.message}>
        <PasswordField autoComplete="current-password" className="h-10" {...form.register('currentPassword')} />
      </FormField>
      <NewPasswordField
        label={t('new')}
        value={typed}
        error={errors.newPassword?.message}
        field={form.register('newPassword')}
      />
      <p className="text-ink-muted text-sm">{t('others')}</p>
      <Button type="submit" variant="primary" className="self-start" loading={change.isPending}>
        {t('save')}
      </Button>
    </form>
  );
}
