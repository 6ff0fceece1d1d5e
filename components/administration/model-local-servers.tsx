'use client';

import { useMutation } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { LocalModel, LocalServer, LocalServers } from '@/lib/model/local-server-schemas';
import type { ModelForm } from './model-form-values';
import { ModelLocalServer } from './model-local-server';

interface ModelLocalServersProps {
  form: ModelForm;
  onChoose: (server: LocalServer, model: LocalModel | null) => void;
}

const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;
const starters = ['ollama', 'lmStudio', 'llamaCpp', 'vllm'] as const;

/** Where was looked: on the product's machine, which may be another than the reader's, or where its settings say. */
function Place({ place }: Pick<LocalServers, 'place'>) {
  const t = useTranslations('administration.model.local');
  const { hostname } = window.location;
  if (place !== 'machine') return <p>{t(`place.${place}`)}</p>;
  return loopback.test(hostname) ? null : <p>{t('place.remote', { host: hostname })}</p>;
}

/** Nothing was found: what to start, and how. */
function NothingFound({ place }: Pick<LocalServers, 'place'>) {
  const t = useTranslations('administration.model');
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium">{t('local.none')}</p>
      <Place place={place} />
      {place !== 'vercel' && (
        <>
          <p>{t('local.start')}</p>
          <ul className="flex flex-col gap-1.5">
            {starters.map((kind) => (
              <li key={kind}>
                {t(`preset.${kind}`)}: {kind === 'lmStudio' && t('local.startLmStudio')}{' '}
                <code className="font-mono text-sm wrap-anywhere">{t(`local.command.${kind}`)}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Looks for servers of models beside the product's own, and fills the form from the one that is chosen. */
export function ModelLocalServers({ form, onChoose }: ModelLocalServersProps) {
  const t = useTranslations('administration.model.local');
  const [baseUrl, model] = useWatch({ control: form.control, name: ['baseUrl', 'model'] });
  const search = useMutation({
    mutationFn: () => apiAnswer<LocalServers>({ path: '/administration/model/local-servers', method: 'POST' }),
    meta: { successBanner: false },
  });
  const { data, isPending } = search;
  const [filled, setFilled] = useState<string | null>(null);
  const choose = (server: LocalServer, one: LocalModel | null) => {
    onChoose(server, one);
    setFilled(one?.name ?? null);
  };
  return (
    <div className="flex flex-col gap-2">
      <Button
        className="w-fit"
        loading={isPending}
        onClick={() => {
          setFilled(null);
          search.mutate();
        }}
      >
        <Search aria-hidden="true" />
        {data ? t('again') : t('button')}
      </Button>
      <p role="status" className="sr-only">
        {isPending && t('looking')}
        {data && !isPending && (filled ? t('filled', { model: filled }) : t('found', { count: data.servers.length }))}
      </p>
      {data && !isPending && (
        <section aria-label={t('title')} className="bg-sunken flex flex-col gap-4 rounded-md border p-3 text-sm">
          {data.servers.length === 0 && <NothingFound place={data.place} />}
          {data.servers.length > 0 && <Place place={data.place} />}
          {data.servers.map((server) => (
            <ModelLocalServer
              key={server.baseUrl}
              server={server}
              chosen={server.baseUrl === baseUrl ? model : null}
              onChoose={(one) => choose(server, one)}
            />
          ))}
        </section>
      )}
    </div>
  );
}
