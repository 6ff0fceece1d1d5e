import { toNestErrors } from '@hookform/resolvers';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { checkFields } from '@/lib/validation/field-errors';

/** Validates a form with the server's schema and messages (`validation.<code>`). */
export function useFormResolver<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output>,
): Resolver<Input, unknown, Output> {
  const t = useTranslations('validation');
  return useCallback<Resolver<Input, unknown, Output>>(
    (values, _context, options) => {
      const { data, fields } = checkFields(schema, values);
      if (fields === null) return { values: data, errors: {} };
      const flat: Record<string, FieldError> = {};
      for (const { path, code, values: inWords } of fields) flat[path] ??= { type: code, message: t(code, inWords) };
      return { values: {}, errors: toNestErrors<Input>(flat, options) };
    },
    [schema, t],
  );
}
