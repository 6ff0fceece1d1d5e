'use client';

import { toNestErrors } from '@hookform/resolvers';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { fieldErrors } from '@/lib/http/field-errors';

/**
 * Checks a form by the same schema as the server, and says what is wrong in the same words
 * (`validation.<code>`), in the chosen language.
 */
export function useFormResolver<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output>,
): Resolver<Input, unknown, Output> {
  const t = useTranslations('validation');
  return useCallback<Resolver<Input, unknown, Output>>(
    (values, _context, options) => {
      const parsed = schema.safeParse(values);
      if (parsed.success) return { values: parsed.data, errors: {} };
      const flat: Record<string, FieldError> = {};
      for (const { path, code, values: numbers } of fieldErrors(parsed.error)) {
        // An empty text is missing, not too short.
        const empty = code === 'min-length' && valueAt(values, path) === '';
        flat[path] ??= { type: code, message: empty ? t('required') : t(code, numbers) };
      }
      return { values: {}, errors: toNestErrors<Input>(flat, options) };
    },
    [schema, t],
  );
}

function valueAt(values: unknown, path: string): unknown {
  const value = path
    .split('.')
    .reduce<unknown>(
      (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
      values,
    );
  return typeof value === 'string' ? value.trim() : value;
}
