import { useCallback, useEffect, useEffectEvent } from 'react';
import { useWatch, type FieldValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';
import { keep, readKept } from './kept-text';
import { useKeeping } from './keeping';

interface KeptFormOptions<Values extends FieldValues> {
  /** Fields that are never kept: passwords, codes, keys, tokens, files. */
  except?: readonly (keyof Values & string)[];
}

function without(values: FieldValues, except: readonly string[]): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !except.includes(name)));
}

/**
 * Keeps what is typed into a form in this tab until it is saved or reset, and fills it in again when the form is shown again.
 *
 * @param key names the form and what it is about
 * @returns gives up what is kept, when a form closes after saving
 */
export function useKeptForm<Values extends FieldValues, Checked>(
  form: UseFormReturn<Values, unknown, Checked>,
  key: string,
  { except = [] }: KeptFormOptions<Values> = {},
): () => void {
  const keeping = useKeeping();
  const owner = keeping?.owner;
  const { isDirty } = form.formState;
  const typed = JSON.stringify(without(useWatch({ control: form.control }) as FieldValues, except));
  const restore = useEffectEvent((kept: unknown) => {
    if (typeof kept !== 'object' || kept === null) return;
    const present: FieldValues = form.getValues();
    // What was kept by another version of the product may have other fields.
    const known = Object.entries(without(kept, except)).filter(
      ([name, value]) =>
        typeof value === typeof present[name] && JSON.stringify(value) !== JSON.stringify(present[name]),
    );
    for (const [name, value] of known) {
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    if (known.length > 0) keeping?.onRestored();
  });
  useEffect(() => {
    if (owner !== undefined) restore(readKept(owner, key));
  }, [owner, key]);
  useEffect(() => {
    if (owner !== undefined) keep(owner, key, isDirty ? JSON.parse(typed) : null);
  }, [owner, key, isDirty, typed]);
  return useCallback(() => {
    if (owner !== undefined) keep(owner, key, null);
  }, [owner, key]);
}
