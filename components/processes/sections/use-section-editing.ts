import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useReducer, useState, type RefObject } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import { useReportError } from '@/components/query/use-report-error';
import { useFormResolver } from '@/components/ui/form-resolver';
import { useCurrentUser } from '@/components/users/current-user';
import { ApiError } from '@/lib/http/browser/browser-client';
import { checkFields } from '@/lib/validation/field-errors';
import { dryRunSection, saveUnlessChanged } from './save-section';
import type { SectionDefinition, ProcessWithEtag } from './section-definition';
import { isSame, readDraft, storeDraft, type DraftKey } from './section-draft';
import {
  beginEditing,
  editSection,
  findPreview,
  needsPreview,
  type StoredDraft,
  type Version,
} from './section-editing';

/** Debounce of the dry run in milliseconds. */
const debounceMs = 600;

/** Drafts of another shape are ignored. */
function findDraft<Values extends FieldValues>(
  shape: SectionDefinition<Values, FieldValues>['shape'],
  place: DraftKey,
): StoredDraft<Values> | null {
  const draft = readDraft(place);
  const [values, base, own] = [draft?.values, draft?.base, draft?.ownVersion].map((part) => shape.safeParse(part));
  if (!values?.success || !base?.success) return null;
  return { values: values.data, base: base.data, ownVersion: own?.success ? own.data : null };
}

/** @returns null when the server refuses or fails */
async function dryRun<Values extends FieldValues, Checked extends FieldValues>(
  definition: SectionDefinition<Values, Checked>,
  { process }: Version<Values>,
  values: Values,
  signal: AbortSignal,
  onFailure: (error: unknown, quiet: boolean) => void,
) {
  const { data } = checkFields(definition.rules, values);
  if (data === null || !process) return null;
  return dryRunSection(process, definition.requests(data, process.answer), signal).catch((error: unknown) => {
    onFailure(error, signal.aborted);
    return null;
  });
}

/** Focuses the first invalid field after rendering. */
function focusInvalid(form: HTMLFormElement | null): void {
  setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), 0);
}

/**
 * Editing of a section: the form's fields hold the draft, `editSection` the rest; this hook has the effects: stored
 * draft, dry run, saving with `If-Match`.
 */
export function useSectionEditing<Values extends FieldValues, Checked extends FieldValues>(
  definition: SectionDefinition<Values, Checked>,
  given: ProcessWithEtag | null,
  onSaved: (saved: ProcessWithEtag) => void,
  element: RefObject<HTMLFormElement | null>,
) {
  const { key: section } = definition;
  const { userId: owner } = useCurrentUser();
  const titles = useTranslations('processSections.title');
  const reportError = useReportError();
  const toVersion = (process: ProcessWithEtag | null) => ({
    process,
    values: definition.read(process?.answer ?? null),
  });
  const [start] = useState(() =>
    beginEditing<Values, Checked>(
      toVersion(given),
      findDraft(definition.shape, { owner, processId: given?.answer.id ?? null, section }),
    ),
  );
  const [state, dispatch] = useReducer(editSection<Values, Checked>, start.state);
  const { status, base, ownVersion, serverVersion, submission, error } = state;
  const form = useForm<Values, unknown, Checked>({
    mode: 'onTouched',
    defaultValues: start.values as DefaultValues<Values>,
    resolver: useFormResolver<Values, Checked>(definition.rules),
  });
  const values = form.watch();
  const typed = JSON.stringify(values);
  const dirty = !isSame(values, base.values);
  const processId = base.process?.answer.id ?? null;

  useEffect(() => dispatch({ type: 'typed', values: JSON.parse(typed) as Values }), [typed]);

  const draft = dirty || ownVersion ? { values, base: base.values, ...(ownVersion ? { ownVersion } : {}) } : null;
  const draftText = JSON.stringify(draft);
  useEffect(() => {
    storeDraft({ owner, processId, section }, JSON.parse(draftText) as typeof draft);
  }, [owner, processId, section, draftText]);

  const preview = findPreview(state, values);
  const needsDryRun = status !== 'conflict' && status !== 'saving' && preview === null && needsPreview(base, values);
  useEffect(() => {
    if (!needsDryRun) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const checkedValues = JSON.parse(typed) as Values;
      void dryRun(definition, base, checkedValues, stop.signal, reportError).then((change) => {
        if (!stop.signal.aborted) dispatch({ type: 'previewed', preview: { base, values: checkedValues, change } });
      });
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [needsDryRun, typed, base, definition, reportError]);

  const save = useMutation({
    meta: { errorBanner: false, successBanner: false, changes: titles(section) },
    mutationFn: ({ checked, from }: { checked: Checked; from: ProcessWithEtag | null }) =>
      saveUnlessChanged({
        from,
        requestsTo: (process) => definition.requests(checked, process),
        read: definition.read,
        onPart: (saved) => dispatch({ type: 'partSaved', version: toVersion(saved) }),
      }),
    onSuccess: (outcome) => {
      if ('conflict' in outcome) return dispatch({ type: 'conflicted', serverVersion: toVersion(outcome.conflict) });
      const version = toVersion(outcome.saved);
      storeDraft({ owner, processId, section }, null);
      form.reset(version.values);
      dispatch({ type: 'saved', version });
      return onSaved(outcome.saved);
    },
    onError: (failure) => {
      for (const { path, message } of failure instanceof ApiError ? failure.fields : []) {
        form.setError((definition.fieldOf?.(path) ?? path) as Path<Values>, { type: 'server', message });
      }
      dispatch({ type: 'failed', error: failure });
    },
  });
  const startSaving = useEffectEvent(() => {
    if (!submission) return;
    if (!base.process || !isSame(submission.values, base.values)) {
      return save.mutate({ checked: submission.checked, from: base.process });
    }
    dispatch({ type: 'saved', version: base });
    onSaved(base.process);
  });
  useEffect(() => {
    if (status === 'saving') startSaving();
  }, [status]);
  // Disabled fields cannot take the focus while saving.
  useEffect(() => {
    if (error) focusInvalid(element.current);
  }, [error, element]);

  const submit = (overwrite = false) =>
    void form.handleSubmit(
      (checked) => dispatch({ type: 'submitted', submission: { values: form.getValues(), checked }, overwrite }),
      () => focusInvalid(element.current),
    )();
  /** The input, adapted to the server's version. */
  const rebased = (): Values =>
    (serverVersion?.process && definition.rebase?.(values, serverVersion.process.answer)) ?? values;
  return {
    form,
    values,
    state,
    dirty,
    /** Effect of saving on analysed candidates; null: none or unknown. */
    impact: preview?.change ?? null,
    submit: () => submit(),
    /** Shows the server's version in the fields and keeps the input beside them. */
    takeServerVersion: () => {
      dispatch({ type: 'serverVersionTaken', ownVersion: rebased() });
      form.reset(serverVersion?.values);
    },
    /** Saves the input over the server's version. */
    overwrite: () => {
      form.reset(rebased());
      dispatch({ type: 'overwriteChosen' });
      submit(true);
    },
    discardDraft: () => {
      form.reset(base.values);
      dispatch({ type: 'draftDiscarded' });
    },
    discardOwnVersion: () => dispatch({ type: 'ownVersionDiscarded' }),
  };
}
