import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { useKeptForm } from '@/components/kept-text/use-kept-form';
import { useReportError } from '@/components/query/use-report-error';
import { useFormResolver } from '@/components/ui/form-resolver';
import type { ErrorCode } from '@/lib/error-codes';
import { ApiError, apiAnswer } from '@/lib/http/browser/browser-client';

interface VersionedFormOptions<Saved, Values extends FieldValues, Checked extends FieldValues> {
  initial: Saved;
  schema: z.ZodType<Checked>;
  readForm: (saved: Saved) => Values;
  /** What is sent; the checked values where left out. */
  toBody?: (checked: Checked) => unknown;
  /** Where it is saved, and from where it is loaded if not there. */
  path: string;
  loadPath?: string;
  /** Names what is typed and not saved; never kept over a later version, which would be overwritten unseen. */
  keepAs: string;
  /** Says that somebody else saved meanwhile. */
  conflictCode: ErrorCode;
  savedText: string;
  /** The field that a path of the server's is about; left out: what it refuses is said above the page. */
  fieldAt?: (path: string) => Path<Values> | undefined;
  onTaken?: (saved: Saved) => void;
}

export interface VersionedForm<Saved, Values extends FieldValues, Checked extends FieldValues> {
  form: UseFormReturn<Values, unknown, Checked>;
  /** What the fields began with; a refetch changes neither. */
  saved: Saved;
  isSaving: boolean;
  isLoading: boolean;
  hasConflict: boolean;
  submit: () => void;
  /** Saves over what somebody else saved meanwhile. */
  overwrite: () => void;
  /** Takes what somebody else saved in place of what was typed. */
  load: () => void;
  discard: () => void;
}

/** A form whose content has one version: after a conflict it is loaded anew or saved all the same. */
export function useVersionedForm<
  Saved extends { version: number | string },
  Values extends FieldValues,
  Checked extends FieldValues,
>(options: VersionedFormOptions<Saved, Values, Checked>): VersionedForm<Saved, Values, Checked> {
  const {
    initial,
    schema,
    readForm,
    toBody,
    path,
    loadPath = path,
    keepAs,
    conflictCode,
    savedText,
    fieldAt,
    onTaken,
  } = options;
  const reportError = useReportError();
  const [saved, setSaved] = useState(initial);
  const [hasConflict, setHasConflict] = useState(false);
  const resolver = useFormResolver<Values, Checked>(schema);
  const form = useForm<Values, unknown, Checked>({
    defaultValues: readForm(initial) as DefaultValues<Values>,
    resolver,
  });
  useKeptForm(form, `${keepAs}.${saved.version}`);
  const take = (present: Saved) => {
    setHasConflict(false);
    setSaved(present);
    form.reset(readForm(present));
    onTaken?.(present);
  };
  const save = useMutation({
    mutationFn: ({ checked, ifMatch }: { checked: Checked; ifMatch: string }) =>
      apiAnswer<Saved>({ path, method: 'PUT', body: toBody ? toBody(checked) : checked, ifMatch }),
    meta: { errorBanner: false, successBanner: savedText },
    onSuccess: take,
    onError: (error) => {
      if (error instanceof ApiError && error.code === conflictCode) return setHasConflict(true);
      const fields = error instanceof ApiError && fieldAt ? error.fields : [];
      for (const { path: at, message } of fields) {
        const field = fieldAt?.(at);
        if (field) form.setError(field, { message }, { shouldFocus: true });
      }
      if (fields.length === 0) reportError(error);
    },
  });
  const load = useMutation({
    mutationFn: () => apiAnswer<Saved>({ path: loadPath }),
    meta: { successBanner: false },
    onSuccess: take,
  });
  const submit = (ifMatch: string) => void form.handleSubmit((checked) => save.mutate({ checked, ifMatch }))();
  return {
    form,
    saved,
    isSaving: save.isPending,
    isLoading: load.isPending,
    hasConflict,
    submit: () => submit(`"v${saved.version}"`),
    overwrite: () => submit('*'),
    load: () => load.mutate(),
    discard: () => form.reset(readForm(saved)),
  };
}
