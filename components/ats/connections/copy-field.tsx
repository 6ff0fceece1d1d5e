'use client';

import { Check, Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormField } from '@/components/ui/form-field';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';

/** A value to be taken elsewhere. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const t = useTranslations('ats.webhook');
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
      <IconButton label={copied ? t('copied') : t('copy')} onClick={() => void copy()}>
        {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      </IconButton>
    </div>
  );
}
