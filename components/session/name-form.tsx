'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { useKeptForm } from '@/components/kept-text/use-kept-form';
import { LeaveGuard } from '@/components/navigation/leave-guard';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { useFormResolver } from '@/components/ui/form-resolver';
import { Input } from '@/components/ui/input';
import { useCurrentUser } from '@/components/users/current-user';
import { apiRequest } from '@/lib/http/browser/browser-client';
import { changeNameSchema, type ChangeNameInput } from '@/lib/users/own-account/own-account-schemas';

/** One's own name. */
export function NameForm() {
  const t = useTranslations('account');
  const router = useRouter();
  const { firstName, lastName, email } = useCurrentUser();
  const resolver = useFormResolver<ChangeNameInput, ChangeNameInput>(changeNameSchema);
  const form = useForm({ defaultValues: { firstName, lastName }, resolver });
  useKeptForm(form, 'own-name');
  const { errors, isDirty } = form.formState;
  const save = useMutation({
    mutationFn: (body: ChangeNameInput) => apiRequest({ path: '/users/me/name', method: 'PUT', body }),
    meta: { successBanner: t('name.done') },
    onSuccess: (_response, values) => {
      form.reset(values);
      router.refresh();
    },
  });
  return (
    <form
      noValidate
      className="flex max-w-md flex-col gap-3"
      onSubmit={(event) => void form.handleSubmit((values) => save.mutate(values))(event)}
    >
      <FormField label={t('name.first')} error={errors.firstName?.message}>
        <Input autoComplete="given-name" {...form.register('firstName')} />
      </FormField>
      <FormField label={t('name.last')} error={errors.lastName?.message}>
        <Input autoComplete="family-name" {...form.register('lastName')} />
      </FormField>
      <p className="text-ink-muted text-sm wrap-anywhere">{t('name.email', { email })}</p>
      <Button type="submit" variant="primary" className="self-start" disabled={!isDirty} loading={save.isPending}>
        {t('name.save')}
      </Button>
      <LeaveGuard active={isDirty} />
    </form>
  );
}
