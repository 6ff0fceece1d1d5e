import { ChevronDown, ChevronUp, Plus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { locales, type Locale } from '@/lib/i18n/locale';

interface TextRowsProps {
  /** What `useFieldArray` gives. */
  list: {
    fields: readonly { id: string }[];
    append: (row: Record<Locale, string>) => void;
    move: (from: number, to: number) => void;
    remove: (index: number) => void;
  };
  values: readonly ({ pl?: string | undefined } | undefined)[] | undefined;
  /** What the form says of a row's texts. */
  errorOf: (index: number, locale: Locale) => string | undefined;
  register: (index: number, locale: Locale) => UseFormRegisterReturn;
  maxLength: number;
  fewest?: number;
  words: {
    fieldOf: (locale: Locale, place: number) => string;
    unnamed: (place: number) => string;
    add: string;
    addLabel?: string;
  };
  /** Stands in place of the button to add; null: there may be more. */
  full: string | null;
}

/** Texts in both languages: added, reworded, moved and removed. */
export function TextRows({ list, values, errorOf, register, maxLength, fewest = 0, words, full }: TextRowsProps) {
  const t = useTranslations('administration.textRows');
  const { fields, append, move, remove } = list;
  return (
    <>
      <ol className="space-y-2">
        {fields.map((field, index) => {
          const place = index + 1;
          const text = values?.[index]?.pl || words.unnamed(place);
          return (
            <li
              key={field.id}
              className="flex items-start gap-1 max-sm:flex-wrap max-sm:justify-end max-sm:border-b max-sm:pb-1"
            >
              <div className="grid min-w-0 flex-1 gap-x-2 gap-y-1 max-sm:basis-full sm:grid-cols-2">
                {locales.map((locale) => (
                  <FormField key={locale} label={words.fieldOf(locale, place)} hideLabel error={errorOf(index, locale)}>
                    <Input
                      lang={locale}
                      placeholder={t(locale)}
                      maxLength={maxLength}
                      autoComplete="off"
                      {...register(index, locale)}
                    />
                  </FormField>
                ))}
              </div>
              <IconButton label={t('up', { text })} disabled={index === 0} onClick={() => move(index, index - 1)}>
                <ChevronUp aria-hidden="true" />
              </IconButton>
              <IconButton
                label={t('down', { text })}
                disabled={place === fields.length}
                onClick={() => move(index, index + 1)}
              >
                <ChevronDown aria-hidden="true" />
              </IconButton>
              <IconButton
                label={t('remove', { text })}
                disabled={fields.length <= fewest}
                onClick={() => remove(index)}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </ol>
      {full === null ? (
        <Button
          variant="ghost"
          size="sm"
          className="mt-1 -ml-2.5"
          aria-label={words.addLabel}
          onClick={() => append({ pl: '', en: '' })}
        >
          <Plus aria-hidden="true" />
          {words.add}
        </Button>
      ) : (
        <p className="text-ink-muted mt-2 text-sm">{full}</p>
      )}
    </>
  );
}
