'use client';

import { Check, Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormField } from './form-field';
import { IconButton } from './icon-button';
import { Input } from './input';

/** A value to be taken elsewhere. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const t = useTranslations('ui.copy');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // Not allowed, or no secure address: the field can still be copied by hand.
    }
  };
  return (
    <div className="flex items-end gap-1">
      <FormField label={label} className="min-w-0 flex-1">
        <Input readOnly value={value} onFocus={({ target }) => target.select()} className="font-mono text-sm" />
      </FormField>
      <IconButton label={copied ? t('done') : t('act')} onClick={() => void copy()}>
        {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      </IconButton>
    </div>
  );
}
