'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { processQueries } from '@/components/queries/processes/process-queries';
import { useDebounced } from '@/components/state/use-debounced';
import { RequirementEditor } from './requirement-editor';

interface CheckedRequirementEditorProps extends Omit<ComponentProps<typeof RequirementEditor>, 'checksOf' | 'model'> {
  /** Null: not saved yet. */
  processId: string | null;
}

/** Milliseconds without a change before a text is parsed. */
const settledAfter = 500;
/** Between the texts of a list, none of which holds a line break. */
const lineBreak = '\n';

/** Edits requirements and says of each how the rules will check it, or that a model reads them. */
export function CheckedRequirementEditor({ processId, ...editor }: CheckedRequirementEditorProps) {
  const model = useQuery({ ...processQueries.splittingModel(processId ?? ''), enabled: processId !== null });
  const byRules = processId === null || model.isError || model.data?.model === null;
  const written = editor.value.map(({ text }) => text.trim()).filter(Boolean);
  const settled = useDebounced(written.join(lineBreak), settledAfter);
  const texts = [...new Set(settled.split(lineBreak).filter(Boolean))];
  const { data } = useQuery({
    ...processQueries.requirementChecks(texts),
    enabled: byRules && texts.length > 0,
    placeholderData: keepPreviousData,
  });
  const partsOf = new Map(data?.checks.map(({ text, parts }) => [text, parts]));
  return (
    <RequirementEditor
      {...editor}
      checksOf={byRules ? (text) => partsOf.get(text.trim()) : undefined}
      model={model.data?.model ?? null}
    />
  );
}
