'use client';

import { useTranslations } from 'next-intl';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from './button';
import { Dialog, DialogBody, DialogContent, DialogFooter } from './dialog';
import { useTypedText } from './use-typed-text';

interface DialogFormProps {
  title: string;
  description: string;
  /** The action: "Save the verdict". */
  submitLabel: string;
  danger?: boolean;
  size?: 'sm' | 'lg';
  loading: boolean;
  /** There is nothing to submit; what the fields show says why. */
  disabled?: boolean;
  /** Not called while `loading`. */
  onSubmit: () => void;
  onClose: () => void;
  /** When somebody says that what was typed is to be lost. */
  onDiscard?: (() => void) | undefined;
  /** Keys pressed anywhere in the dialog. */
  onKeyDown?: (event: KeyboardEvent<HTMLDivElement>) => void;
  /** The fields. */
  children: ReactNode;
}

/** An open dialog with fields, Cancel and one action; Enter in a field submits; typed text is not lost unasked. */
export function DialogForm(props: DialogFormProps) {
  const t = useTranslations('common');
  const typed = useTypedText(props.onClose, props.onDiscard);
  return (
    <Dialog open onOpenChange={(open) => !open && typed.close()}>
      <DialogContent
        title={props.title}
        description={props.description}
        size={props.size ?? 'sm'}
        onKeyDown={props.onKeyDown}
      >
        <form
          noValidate
          className="contents"
          onFocus={typed.onFocus}
          onSubmit={(event) => {
            event.preventDefault();
            if (!props.loading && !props.disabled) props.onSubmit();
          }}
        >
          <DialogBody className="flex flex-col gap-4">{props.children}</DialogBody>
          <DialogFooter>
            <Button onClick={typed.close}>{t('cancel')}</Button>
            <Button
              type="submit"
              variant={props.danger ? 'danger' : 'primary'}
              loading={props.loading}
              disabled={props.disabled ?? false}
            >
              {props.submitLabel}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
      {typed.question}
    </Dialog>
  );
}
