'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { useFormResolver } from '@/components/ui/form-resolver';
import { Input } from '@/components/ui/input';
import { PasswordField } from '@/components/ui/password-field';
import { ToggleField } from '@/components/ui/toggle-field';
import { NewPasswordField } from '@/components/users/new-password-field';
import { ApiError, apiRequest } from '@/lib/http/browser/browser-client';
import type { ApiTokens } from '@/lib/users/api-tokens/api-token-schemas';
import { changePasswordSchema } from '@/lib/users/passwords/password-schemas';
import { ownSessionsKey } from './own-sessions-key';
import { ownTokensKey } from './tokens/own-tokens-key';
import { liveTokenNames, useOwnTokens } from './tokens/use-own-tokens';

type Values = z.input<typeof changePasswordSchema>;
const empty: Values = { currentPassword: '', newPassword: '', endTokens: true };

/** One's own password; the other sessions end with the old one, and the API tokens unless they are kept. */
export function PasswordForm({ tokens }: { tokens: ApiTokens }) {
  const t = useTranslations('account.password');
  const client = useQueryClient();
  const format = useFormatter();
  const names = liveTokenNames(useOwnTokens(tokens).data);
  const [needsCode, setNeedsCode] = useState(false);
  const resolver = useFormResolver<Values, Values>(changePasswordSchema);
  const form = useForm({ defaultValues: empty, resolver });
  const [typed, endTokens] = useWatch({ control: form.control, name: ['newPassword', 'endTokens'] });
  const { errors } = form.formState;
  const change = useMutation({
    mutationFn: (body: Values) => apiRequest({ path: '/users/me/password', method: 'PUT', body }),
    meta: { successBanner: t('done') },
    onSuccess: () => {
      form.reset(empty);
      setNeedsCode(false);
      void client.invalidateQueries({ queryKey: ownTokensKey });
      void client.invalidateQueries({ queryKey: ownSessionsKey });
    },
    onError: (error) => {
      const wrong = error instanceof ApiError ? error.fields[0] : undefined;
      if (wrong?.path === 'code') setNeedsCode(true);
      if (wrong?.path === 'currentPassword' || wrong?.path === 'code')
        form.setError(wrong.path, { message: wrong.message }, { shouldFocus: true });
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
      {needsCode && (
        <FormField label={t('code')} error={errors.code?.message}>
          <Input autoComplete="one-time-code" maxLength={100} {...form.register('code')} />
        </FormField>
      )}
      <p className="text-ink-muted text-sm">{t('others')}</p>
      {names.length > 0 && (
        <ToggleField
          label={t('endTokens', { names: format.list(names) })}
          hint={t('endTokensHint')}
          value={endTokens !== false}
          onChange={(value) => form.setValue('endTokens', value)}
        />
      )}
      <Button type="submit" variant="primary" className="self-start" loading={change.isPending}>
        {t('save')}
      </Button>
    </form>
  );
}
