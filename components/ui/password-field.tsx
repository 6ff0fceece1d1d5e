'use client';

import { Eye, EyeOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type ComponentProps } from 'react';
import { cn } from './class-names';
import { IconButton } from './icon-button';
import { Input } from './input';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'>;

/** A password that can be revealed; `className` is the input's. */
export function PasswordField({ className, disabled, ...input }: PasswordFieldProps) {
  const t = useTranslations('fields.password');
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input
        {...input}
        type={shown ? 'text' : 'password'}
        disabled={disabled}
        spellCheck={false}
        autoCapitalize="none"
        className={cn('pr-10', className)}
      />
      <div className="absolute inset-y-0 right-1 flex items-center">
        <IconButton
          size="sm"
          label={shown ? t('hide') : t('show')}
          disabled={disabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </IconButton>
      </div>
    </div>
  );
}
