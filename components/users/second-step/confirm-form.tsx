'use client';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { encode } from 'uqr';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { ApiError, apiAnswer } from '@/lib/http/browser/browser-client';
import type { RecoveryCodes, SecondStepKey } from '@/lib/users/second-step/second-step-schemas';
import { CodeInput } from './code-input';
import { fieldMessage } from './field-message';

const inGroups = (key: string) => key.replace(/(.{4})(?=.)/g, '$1 ');

interface ConfirmFormProps {
  begun: SecondStepKey;
  onConfirmed: (codes: string[]) => void;
  /** The set-up has expired, or another tab has finished one. */
  onExpired: () => void;
}

/** The key for the app, and the first code that proves that the app has it. */
export function ConfirmForm({ begun, onConfirmed, onExpired }: ConfirmFormProps) {
  const t = useTranslations('secondStep.confirm');
  const required = useTranslations('validation')('required');
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } });
  const confirm = useMutation({
    mutationFn: ({ code }: { code: string }) =>
      apiAnswer<RecoveryCodes>({ path: '/users/me/second-step', method: 'POST', body: { setup: begun.setup, code } }),
    meta: { successBanner: false },
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    onError: (error) => {
      const message = fieldMessage(error, 'code');
      if (message) setError('code', { message }, { shouldFocus: true });
      const isOver = error instanceof ApiError && /^second-step\.(setup-expired|already-set-up)$/.test(error.code);
      if (isOver) onExpired();
    },
  });
  return (
    <form
      noValidate
      className="flex max-w-md flex-col gap-3"
      onSubmit={(event) => void handleSubmit((values) => confirm.mutate(values))(event)}
    >
      <p className="text-pretty">{t('text')}</p>
      <QrCode text={begun.address} label={t('picture')} />
      <p className="text-sm">
        {t('key')} <code className="block font-mono wrap-anywhere select-all">{inGroups(begun.key)}</code>
      </p>
      <FormField label={t('code')} hint={t('hint')} error={formState.errors.code?.message}>
        <CodeInput {...register('code', { required })} />
      </FormField>
      <Button type="submit" variant="primary" className="self-start" loading={confirm.isPending}>
        {t('submit')}
      </Button>
    </form>
  );
}

/** The light frame that ISO/IEC 18004 asks for, in squares. */
const border = 4;

/** A QR code: dark on white in both themes, for not every app reads the reverse. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { size: width, data } = encode(text, { ecc: 'M', border });
    const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: width, path: squares.join('') };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 max-w-full rounded-md border forced-color-adjust-none"
    >
      <rect width={size} height={size} className="fill-paper" />
      <path d={path} className="fill-paper-ink" />
    </svg>
  );
}
