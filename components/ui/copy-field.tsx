'use client';

import { Check, Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { FormField } from './form-field';
import { IconButton } from './icon-button';
import { Input } from './input';
import { useCopy } from './use-copy';

interface CopyFieldProps {
  label: string;
  value: string;
  /** After it was copied, by the button or by hand. */
  onCopy?: () => void;
}

/** A value to be taken elsewhere. Where the browser does not let it be copied, it is selected. */
export function CopyField({ label, value, onCopy }: CopyFieldProps) {
  const t = useTranslations('ui.copy');
  const field = useRef<HTMLInputElement>(null);
  const { state, copy } = useCopy(value, onCopy);
  const copyOrSelect = async () => {
    await copy();
    field.current?.select();
  };
  return (
    <div>
      <div className="flex items-end gap-1">
        <FormField label={label} className="min-w-0 flex-1">
          <Input
            ref={field}
            readOnly
            value={value}
            onFocus={({ target }) => target.select()}
            onCopy={onCopy}
            className="font-mono text-sm"
          />
        </FormField>
        <IconButton label={state === 'copied' ? t('done') : t('act')} onClick={() => void copyOrSelect()}>
          {state === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        </IconButton>
      </div>
      <p role="status" className="text-ink-muted mt-1 text-sm empty:hidden">
        {state === 'failed' && t('byHand')}
      </p>
    </div>
  );
}
