'use client';

import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import { useFormResolver } from '@/components/ui/form-resolver';
import { useCurrentUser } from '@/components/users/current-user';
import { ApiError, isChangedMeanwhile } from '@/lib/http/browser/browser-client';
import { fetchTaggedProcess, saveSection } from './save-section';
import type { SectionDefinition, TaggedProcess } from './section-definition';
import { isSame, meetDraft, readDraft, storeDraft, type DraftPlace } from './section-draft';

/** What the fields were filled from. */
interface Origin<Values> {
  process: TaggedProcess | null;
  values: Values;
}

interface Start<Values> {
  values: Values;
  origin: Origin<Values>;
  mine: Values | null;
  restored: boolean;
  conflict: TaggedProcess | null;
}

/** The process's own values, or what was typed to it earlier. */
function begin<Values extends FieldValues, Checked extends FieldValues>(
  { shape, read }: SectionDefinition<Values, Checked>,
  process: TaggedProcess | null,
  place: DraftPlace,
): Start<Values> {
  const present = read(process?.answer ?? null);
  const plain: Start<Values> = {
    values: present,
    origin: { process, values: present },
    mine: null,
    restored: false,
    conflict: null,
  };
  const draft = readDraft(place);
  if (!draft) return plain;
  const [values, base, mine] = [
    shape.safeParse(draft.values),
    shape.safeParse(draft.base),
    shape.safeParse(draft.mine),
  ];
  if (!values.success || !base.success) return plain;
  const kept = { ...plain, mine: mine.success ? mine.data : null };
  const meeting = meetDraft({ values: values.data, base: base.data }, present);
  if (meeting === 'none') return kept;
  const restored = { ...kept, values: values.data, restored: true };
  if (meeting === 'continue') return restored;
  return { ...restored, origin: { process, values: base.data }, conflict: process };
}

/** A field to be corrected takes the focus once it says so. */
function focusInvalid(form: HTMLFormElement | null): void {
  setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), 0);
}

/**
 * The state of a section's form: what is typed, what it was typed to, the draft that outlives a reload, saving with
 * `If-Match`, and what follows when somebody else saved meanwhile. A change of another section is no conflict.
 */
export function useSectionForm<Values extends FieldValues, Checked extends FieldValues>(
  definition: SectionDefinition<Values, Checked>,
  given: TaggedProcess | null,
  onSaved: (saved: TaggedProcess) => void,
  element: RefObject<HTMLFormElement | null>,
) {
  const { userId: owner } = useCurrentUser();
  const placeOf = (process: TaggedProcess | null): DraftPlace => ({
    owner,
    processId: process?.answer.id ?? null,
    section: definition.key,
  });
  const [start] = useState(() => begin(definition, given, placeOf(given)));
  const [origin, setOrigin] = useState(start.origin);
  const [mine, setMine] = useState(start.mine);
  const [conflict, setConflict] = useState(start.conflict);
  const [restored, setRestored] = useState(start.restored);
  const form = useForm<Values, unknown, Checked>({
    mode: 'onTouched',
    defaultValues: start.values as DefaultValues<Values>,
    resolver: useFormResolver<Values, Checked>(definition.rules),
  });
  const values = form.watch();
  const dirty = !isSame(values, origin.values);

  const kept = dirty || mine ? { values, base: origin.values, ...(mine ? { mine } : {}) } : null;
  const keptText = JSON.stringify(kept);
  const processId = origin.process?.answer.id ?? null;
  useEffect(() => {
    const draft = JSON.parse(keptText) as typeof kept;
    storeDraft({ owner, processId, section: definition.key }, draft);
  }, [owner, processId, definition.key, keptText]);

  const adopt = useCallback(
    (process: TaggedProcess) => {
      const present = definition.read(process.answer);
      setOrigin({ process, values: present });
      return present;
    },
    [definition],
  );

  const save = useMutation({
    meta: { errorBanner: false, successBanner: false },
    mutationFn: async ({ checked, from }: { checked: Checked; from: TaggedProcess | null }) => {
      let reached = from;
      const onPart = (saved: TaggedProcess) => {
        reached = saved;
        adopt(saved);
      };
      const attempt = (to: TaggedProcess | null) =>
        saveSection({ from: to, requests: definition.requests(checked, to?.answer ?? null), onPart });
      try {
        return await attempt(from);
      } catch (error) {
        if (!isChangedMeanwhile(error) || !reached) throw error;
        const fresh = await fetchTaggedProcess(reached.answer.id);
        const before = definition.read(reached.answer);
        if (isSame(definition.read(fresh.answer), before)) return attempt(fresh);
        setConflict(fresh);
        throw error;
      }
    },
    onSuccess: (saved, { from }) => {
      storeDraft(placeOf(from), null);
      form.reset(adopt(saved));
      setMine(null);
      setRestored(false);
      onSaved(saved);
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || isChangedMeanwhile(error)) return;
      for (const { path, message } of error.fields) {
        form.setError((definition.fieldOf?.(path) ?? path) as Path<Values>, { type: 'server', message });
      }
    },
  });
  // While it was being saved no field could take the focus.
  const refused = save.isError ? save.error : null;
  useEffect(() => {
    if (refused) focusInvalid(element.current);
  }, [refused, element]);

  const submitTo = (from: TaggedProcess | null, before: Values) =>
    form.handleSubmit(
      (checked) => {
        if (save.isPending) return;
        if (from && isSame(form.getValues(), before)) onSaved(from);
        else save.mutate({ checked, from });
      },
      () => focusInvalid(element.current),
    )();

  /** Takes the other person's version; what was typed stays beside it. */
  const takeTheirs = () => {
    if (!conflict) return;
    setMine(definition.rebase?.(values, conflict.answer) ?? values);
    form.reset(adopt(conflict));
    setConflict(null);
    setRestored(false);
    save.reset();
  };
  /** Saves what is typed over the other person's version, as that stands now. */
  const overwrite = () => {
    if (!conflict) return;
    form.reset(definition.rebase?.(values, conflict.answer) ?? values);
    const theirs = adopt(conflict);
    setConflict(null);
    void submitTo(conflict, theirs);
  };
  const discard = () => {
    form.reset(origin.values);
    setRestored(false);
    save.reset();
  };
  return {
    form,
    values,
    process: origin.process,
    dirty,
    saving: save.isPending,
    error: save.isPending || isChangedMeanwhile(save.error) ? null : save.error,
    restored: restored && dirty && !conflict,
    conflict,
    mine,
    submit: () => (conflict ? undefined : submitTo(origin.process, origin.values)),
    takeTheirs,
    overwrite,
    discard,
    letMineGo: () => setMine(null),
  };
}
