'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { PasswordField } from '@/components/ui/password-field';
import { FormFailure } from '@/components/users/form-failure';
import { ApiError, apiRequest } from '@/lib/http/browser/browser-client';

interface ConfirmPersonFormProps {
  /** Whose page it is. */
  email: string;
  onConfirmed: () => void;
}

/** The password of the person whose page it is and, once the server asks for it, the code of the second step. */
export function ConfirmPersonForm({ email, onConfirmed }: ConfirmPersonFormProps) {
  const t = useTranslations('confirmPerson');
  const required = useTranslations('validation')('required');
  const codeField = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const confirm = useMutation({
    mutationFn: () => {
      const body = { password, ...(needsCode ? { code } : {}) };
      return apiRequest({ path: '/users/me/confirm', method: 'POST', body });
    },
    meta: { successBanner: false, errorBanner: false },
    onSuccess: onConfirmed,
    onError: (error) => {
      if (!(error instanceof ApiError) || !error.fields.some(({ path }) => path === 'code')) return;
      setNeedsCode(true);
      setCode('');
    },
  });
  useEffect(() => {
    if (needsCode) codeField.current?.focus();
  }, [needsCode]);
  const fields = confirm.error instanceof ApiError ? confirm.error.fields : [];
  const errorOf = (path: string, typed: string) =>
    isChecked && typed === '' ? required : fields.find((one) => one.path === path && one.code !== 'required')?.message;
  const submit = () => {
    setIsChecked(true);
    if (password === '' || (needsCode && code === '')) return;
    setIsChecked(false);
    confirm.mutate();
  };
  return (
    <form
      noValidate
      className="mt-4 flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (!confirm.isPending) submit();
      }}
    >
      {/* For password managers. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <FormField label={t('password')} error={errorOf('password', password)}>
        <PasswordField
          autoComplete="current-password"
          className="h-10"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </FormField>
      {needsCode && (
        <FormField label={t('code')} error={errorOf('code', code)}>
          <Input
            ref={codeField}
            autoComplete="one-time-code"
            maxLength={100}
            className="h-10"
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </FormField>
      )}
      {confirm.error && fields.length === 0 && <FormFailure error={confirm.error} />}
      <Button type="submit" variant="primary" size="lg" loading={confirm.isPending}>
        {t('submit')}
      </Button>
    </form>
  );
}
