'use client';

import { Check } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { LocalModel, LocalServer } from '@/lib/model/local-server-schemas';

interface ModelLocalServerProps {
  server: LocalServer;
  /** Name of the model that stands in the form; null: of another server. */
  chosen: string | null;
  onChoose: (model: LocalModel | null) => void;
}

/** Size, parameters, quantisation and context, as far as the server says them. */
function Facts({ model }: { model: LocalModel }) {
  const t = useTranslations('administration.model.local');
  const format = useFormatter();
  const { bytes, parameters, quantisation, loadedContext, longestContext } = model;
  const gigabytes = bytes === null ? null : format.number(bytes / 1e9, { maximumFractionDigits: 1 });
  const facts = [
    gigabytes && t('size', { gigabytes }),
    parameters && t('parameters', { parameters }),
    quantisation,
    loadedContext !== null && t('context', { tokens: loadedContext }),
    loadedContext === null && longestContext !== null && t('contextUpTo', { tokens: longestContext }),
  ].filter((fact) => typeof fact === 'string' && fact !== '');
  return <p className="text-ink-muted tabular-nums">{facts.join(' · ')}</p>;
}

/** One button in both states, so that it keeps the focus. */
function UseButton({ name, isChosen, onUse }: { name: string; isChosen: boolean; onUse: () => void }) {
  const t = useTranslations('administration.model.local');
  return (
    <Button
      size="sm"
      variant={isChosen ? 'ghost' : 'secondary'}
      className={isChosen ? 'text-positive-ink' : undefined}
      aria-label={isChosen ? t('chosenNamed', { model: name }) : t('useNamed', { model: name })}
      onClick={onUse}
    >
      {isChosen && <Check aria-hidden="true" />}
      {isChosen ? t('chosen') : t('use')}
    </Button>
  );
}

/** A server that was found, and its models to choose from. */
export function ModelLocalServer({ server, chosen, onChoose }: ModelLocalServerProps) {
  const t = useTranslations('administration.model');
  const { kind, baseUrl, needsKey, models } = server;
  const isOllama = kind === 'ollama';
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <h3 className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium">{kind === 'other' ? t('local.other') : t(`preset.${kind}`)}</span>
        <span className="text-ink-muted wrap-anywhere">{baseUrl}</span>
      </h3>
      {needsKey && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p>{t('local.needsKey')}</p>
          <Button size="sm" onClick={() => onChoose(null)}>
            {t('local.useServer')}
          </Button>
        </div>
      )}
      {!needsKey && models.length === 0 && <p>{isOllama ? t('local.noModelOllama') : t('local.noModel')}</p>}
      <ul className="divide-line flex flex-col divide-y">
        {models.map((model) => (
          <li key={model.name} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1.5">
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-medium wrap-anywhere">{model.name}</p>
              <Facts model={model} />
            </div>
            <UseButton name={model.name} isChosen={chosen === model.name} onUse={() => onChoose(model)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
