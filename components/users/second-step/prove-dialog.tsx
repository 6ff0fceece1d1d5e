'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { DialogForm } from '@/components/ui/dialog-form';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { PasswordField } from '@/components/ui/password-field';
import { apiRequest } from '@/lib/http/browser/browser-client';
import type { ProvedSecondStepInput } from '@/lib/users/second-step/second-step-schemas';
import { fieldMessage } from './field-message';

interface ProveDialogProps {
  title: string;
  text: string;
  submit: string;
  danger?: boolean;
  /** The call below /users/me/second-step. */
  path: string;
  onDone: (response: Response) => void;
  onClose: () => void;
}

/** Asks for password and code before the second step is changed. */
export function ProveDialog({ title, text, submit, danger, path, onDone, onClose }: ProveDialogProps) {
  const t = useTranslations('secondStep.prove');
  const required = useTranslations('validation')('required');
  const form = useForm<ProvedSecondStepInput>({ defaultValues: { password: '', code: '' } });
  const { errors } = form.formState;
  const change = useMutation({
    mutationFn: (body: ProvedSecondStepInput) =>
      apiRequest({ path: `/users/me/second-step${path}`, method: 'POST', body }),
    meta: { successBanner: false },
    onSuccess: onDone,
    onError: (error) => {
      for (const field of ['password', 'code'] as const) {
        const message = fieldMessage(error, field);
        if (message) form.setError(field, { message }, { shouldFocus: true });
      }
    },
  });
  return (
    <DialogForm
      title={title}
      description={text}
      submitLabel={submit}
      danger={danger ?? false}
      loading={change.isPending}
      onSubmit={() => void form.handleSubmit((values) => change.mutate(values))()}
      onClose={onClose}
    >
      <FormField label={t('password')} error={errors.password?.message}>
        <PasswordField autoComplete="current-password" {...form.register('password', { required })} />
      </FormField>
      <FormField label={t('code')} error={errors.code?.message}>
        <Input autoComplete="one-time-code" spellCheck={false} {...form.register('code', { required })} />
      </FormField>
    </DialogForm>
  );
}
