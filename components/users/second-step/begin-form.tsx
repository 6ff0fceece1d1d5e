'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { PasswordField } from '@/components/ui/password-field';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { SecondStepKey } from '@/lib/users/second-step/second-step-schemas';
import { fieldMessage } from './field-message';

interface BeginFormProps {
  onBegun: (key: SecondStepKey) => void;
  /** Leaves the set-up; none where it has to be done. */
  onCancel?: (() => void) | undefined;
}

/** Asks for the password before anything is set up. */
export function BeginForm({ onBegun, onCancel }: BeginFormProps) {
  const t = useTranslations('secondStep.begin');
  const required = useTranslations('validation')('required');
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } });
  const begin = useMutation({
    mutationFn: (body: { password: string }) =>
      apiAnswer<SecondStepKey>({ path: '/users/me/second-step/setup', method: 'POST', body }),
    meta: { successBanner: false },
    onSuccess: onBegun,
    onError: (error) => {
      const message = fieldMessage(error, 'password');
      if (message) setError('password', { message }, { shouldFocus: true });
    },
  });
  return (
    <form
      noValidate
      className="flex max-w-md flex-col gap-3"
      onSubmit={(event) => void handleSubmit((values) => begin.mutate(values))(event)}
    >
      <p>{t('text')}</p>
      <FormField label={t('password')} error={formState.errors.password?.message}>
        <PasswordField autoComplete="current-password" className="h-10" {...register('password', { required })} />
      </FormField>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={begin.isPending}>
          {t('submit')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
      </div>
    </form>
  );
}
