import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { PublicCard } from '@/components/users/public-card';
import { publicCall } from '@/lib/http/browser/public-call';
import { CallFailure } from './call-failure';

interface PinFormProps {
  token: string;
  onOpen: (pass: string) => void;
}

/** Asks for the PIN of a shortlist. */
export function PinForm({ token, onOpen }: PinFormProps) {
  const t = useTranslations('shortlistPage.pin');
  const [pin, setPin] = useState('');
  const enter = useMutation({
    mutationFn: () => publicCall<{ pass: string }>('/shortlist/pin', { token, pin }),
    meta: { successBanner: false, errorBanner: false },
    onSuccess: ({ pass }) => onOpen(pass),
    onError: () => setPin(''),
  });
  return (
    <PublicCard title={t('title')} lead={t('lead')}>
      <form
        noValidate
        className="flex flex-col items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (pin.trim() !== '' && !enter.isPending) enter.mutate();
        }}
      >
        <FormField label={t('label')} className="w-full max-w-40">
          <Input
            value={pin}
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            onChange={({ target }) => setPin(target.value)}
          />
        </FormField>
        <CallFailure error={enter.error} />
        <Button type="submit" variant="primary" size="lg" loading={enter.isPending}>
          {t('act')}
        </Button>
      </form>
    </PublicCard>
  );
}
