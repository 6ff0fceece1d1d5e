'use client';

import { ChevronsUpDown, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState, type ComponentProps } from 'react';
import { cn } from './class-names';
import { ComboboxList, type ComboboxOption } from './combobox-list';
import { IconButton } from './icon-button';
import { fieldClasses } from './input';
import { Popover, PopoverContent, PopoverTrigger } from './popover';

export interface ComboboxProps extends Omit<ComponentProps<'button'>, 'value' | 'onChange' | 'children'> {
  /** Names the list and its search field. */
  label: string;
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  /** Shown without a value. */
  placeholder: string;
}

/** Picks one of many values by typing; can be cleared. */
export function Combobox({ label, options, value, onChange, placeholder, className, ...button }: ComboboxProps) {
  const t = useTranslations('fields.combobox');
  const listId = useId();
  const [open, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);
  const clearable = chosen !== undefined && !button.disabled;
  return (
    <div className={cn('relative', className)}>
      <Popover open={open} onOpenChange={setOpen}>
        <PopoverTrigger asChild>
          <button
            type="button"
            // A combobox announces label and value; a button's label would replace the value.
            role="combobox"
            aria-expanded={open}
            aria-controls={listId}
            {...button}
            className={cn(
              fieldClasses,
              'inline-flex h-8 items-center justify-between gap-2 text-left',
              clearable && 'pr-9',
              !chosen && 'text-ink-faint',
            )}
          >
            <span className="truncate">{chosen?.label ?? placeholder}</span>
            {!clearable && <ChevronsUpDown className="text-ink-muted size-4 shrink-0" aria-hidden="true" />}
          </button>
        </PopoverTrigger>
        <PopoverContent id={listId} aria-label={label} className="w-(--radix-popover-trigger-width) min-w-56 p-0">
          <ComboboxList
            label={label}
            options={options}
            value={value}
            placeholder={t('search')}
            nothingFound={t('nothing')}
            onChoose={(next) => {
              onChange(next);
              setOpen(false);
            }}
          />
        </PopoverContent>
      </Popover>
      {clearable && (
        <IconButton
          size="sm"
          label={t('clear', { name: chosen.label })}
          className="absolute top-0.5 right-0.5"
          onClick={() => onChange(null)}
        >
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
