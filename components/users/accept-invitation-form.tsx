'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { useFormResolver } from '@/components/ui/form-resolver';
import { Input } from '@/components/ui/input';
import { publicCall } from '@/lib/http/browser/public-call';
import { toLocale } from '@/lib/i18n/locale';
import { acceptInvitationSchema, type OpenInvitation } from '@/lib/users/invitations/invitation-schemas';
import { FormFailure } from './form-failure';
import { NewPasswordField } from './new-password-field';
import { signInAfter } from './sign-in-after';

const rules = acceptInvitationSchema.pick({ firstName: true, lastName: true, password: true });
type Values = z.input<typeof rules>;
const empty: Values = { firstName: '', lastName: '', password: '' };

/** An invited person's name and password; then they are signed in. */
export function AcceptInvitationForm({ invitation, token }: { invitation: OpenInvitation; token: string }) {
  const t = useTranslations('access');
  const locale = toLocale(useLocale());
  const resolver = useFormResolver<Values, z.output<typeof rules>>(rules);
  const { register, handleSubmit, control, formState } = useForm({ defaultValues: empty, resolver });
  const password = useWatch({ control, name: 'password' });
  const { errors } = formState;
  const acceptance = useMutation({
    mutationFn: async (values: z.output<typeof rules>) => {
      const { email } = await publicCall<{ email: string }>('/invitations/accept', { ...values, token, locale });
      await signInAfter({ email, password: values.password });
    },
    meta: { successBanner: false, errorBanner: false },
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void handleSubmit((values) => acceptance.mutate(values))(event)}
    >
      <FormField label={t('email')}>
        <Input type="email" autoComplete="username" readOnly className="h-10" value={invitation.email} />
      </FormField>
      <FormField label={t('firstName')} error={errors.firstName?.message}>
        <Input autoComplete="given-name" className="h-10" {...register('firstName')} />
      </FormField>
      <FormField label={t('lastName')} error={errors.lastName?.message}>
        <Input autoComplete="family-name" className="h-10" {...register('lastName')} />
      </FormField>
      <NewPasswordField
        label={t('password')}
        value={password}
        error={errors.password?.message}
        field={register('password')}
      />
      {acceptance.error && <FormFailure error={acceptance.error} />}
      <Button type="submit" variant="primary" size="lg" loading={acceptance.isPending || acceptance.isSuccess}>
        {t('invitation.accept')}
      </Button>
    </form>
  );
}
