import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { fetchProcesses } from '@/components/queries/processes/process-queries';
import { useDebounced } from '@/components/state/use-debounced';
import { ErrorState } from '@/components/ui/error-state';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { Spinner } from '@/components/ui/spinner';
import { ToggleField } from '@/components/ui/toggle-field';

export interface ChosenProcess {
  id: string;
  name: string;
}

interface ProcessChoiceProps {
  chosen: readonly ChosenProcess[];
  onChange: (processes: ChosenProcess[]) => void;
  error: string | undefined;
}

const typingMs = 250;
const listed = { page: 1, pageSize: 10, sortBy: 'DATE', sortOrder: 'DESC' } as const;

/** The processes that a token is limited to: those chosen, and below them what the search finds. */
export function ProcessChoice({ chosen, onChange, error }: ProcessChoiceProps) {
  const t = useTranslations('apiTokens.create');
  const [typed, setTyped] = useState('');
  const phrase = useDebounced(typed.trim(), typingMs);
  const query = useQuery({
    queryKey: ['token-processes', phrase],
    queryFn: ({ signal }) => fetchProcesses({ ...listed, ...(phrase ? { searchPhrase: phrase } : {}) }, signal),
    placeholderData: keepPreviousData,
  });
  const isChosen = ({ id }: ChosenProcess) => chosen.some((one) => one.id === id);
  const found = query.data?.items.filter((process) => !isChosen(process)) ?? [];
  const toggle = ({ id, name }: ChosenProcess, on: boolean) =>
    onChange(on ? [...chosen, { id, name }] : chosen.filter((one) => one.id !== id));
  return (
    <div className="flex flex-col gap-1.5">
      <FormField label={t('search')} error={error}>
        <Input type="search" value={typed} maxLength={100} onChange={({ target }) => setTyped(target.value)} />
      </FormField>
      {[...chosen, ...found].map((process) => (
        <ToggleField
          key={process.id}
          label={process.name}
          value={isChosen(process)}
          onChange={(on) => toggle(process, on)}
        />
      ))}
      {query.isPending && <Spinner className="my-2" />}
      {query.error && <ErrorState error={query.error} onRetry={() => void query.refetch()} className="py-2" />}
      {query.data?.items.length === 0 && (
        <p role="status" className="text-ink-muted text-sm">
          {t('nothingFound')}
        </p>
      )}
    </div>
  );
}
