'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Input } from '@/components/ui/input';
import { ApiPath } from './api-path';

interface ApiNavigationProps {
  areas: { id: string; operations: { anchor: string; method: string; path: string; summary: string }[] }[];
}

/** All operations, filtered by path, method or summary. */
export function ApiNavigation({ areas }: ApiNavigationProps) {
  const t = useTranslations('apiReference');
  const [typed, setTyped] = useState('');
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = areas
    .map(({ id, operations }) => ({
      id,
      operations: operations.filter(({ method, path, summary }) => {
        const text = `${method} ${path} ${summary}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ operations }) => operations.length > 0);
  const count = found.reduce((sum, { operations }) => sum + operations.length, 0);
  return (
    <nav aria-label={t('operations')} className="text-sm">
      <Input
        type="search"
        value={typed}
        placeholder={t('filter')}
        aria-label={t('filter')}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p className="text-ink-muted mt-1 px-1" aria-live="polite">
        {t('found', { count })}
      </p>
      {found.map(({ id, operations }) => (
        <div key={id} className="mt-3">
          <p className="text-ink-faint px-1">{t(`area.${id}`)}</p>
          <ul>
            {operations.map(({ anchor, method, path }) => (
              <li key={anchor}>
                <a href={`#${anchor}`} className="hover:bg-hover flex gap-2 rounded-md px-1 py-1">
                  <span className="text-ink-muted w-12 shrink-0 text-xs leading-5">{method}</span>
                  <span className="min-w-0 break-words">
                    <ApiPath path={path} />
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
