import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ModelSettingsForm } from '@/components/administration/model-settings-form';
import { QueryProvider } from '@/components/query/query-provider';
import { BannerProvider } from '@/components/ui/banner';
import type { LocalServer } from '@/lib/model/local-server-schemas';
import type { ModelSettingsDto } from '@/lib/model/schemas';
import { renderWithProviders } from '@/tests/render';
import { respondToFetch } from '@/tests/respond-to-fetch';

/** A model with a key of its own. */
export const modelSettings: ModelSettingsDto = {
  enabled: true,
  baseUrl: 'http://models.example/v1',
  model: 'reader-1',
  api: 'chat',
  reasoningEffort: null,
  blind: true,
  votes: 1,
  offlineIfUnusable: false,
  writeTexts: false,
  timeoutSeconds: 60,
  requestsPerMinute: null,
  tokensPerMinute: null,
  contextLength: null,
  concurrency: null,
  inputPrice: 250_000,
  cachedInputPrice: null,
  outputPrice: 2_000_000,
  currency: 'USD',
  monthlyBudget: 50_000_000,
  version: 3,
  ready: true,
  spentThisMonth: 0,
  usage: [],
  environment: { baseUrl: null, model: null },
  problem: null,
  key: { origin: 'SETTINGS', lastFour: 'wxyz', readable: true },
};

export interface Sent {
  path: string;
  ifMatch: string | null;
  body: Record<string, unknown>;
}

function SavedForm({ onSaved, found }: { onSaved: (settings: ModelSettingsDto) => void; found: LocalServer | null }) {
  const [settings, setSettings] = useState(modelSettings);
  const save = (saved: ModelSettingsDto) => {
    setSettings(saved);
    onSaved(saved);
  };
  return <ModelSettingsForm settings={settings} found={found} onSaved={save} />;
}

/** The form over an API that responds as told; what it was sent. */
export function renderModelForm(respond: (sent: Sent) => Response, found: LocalServer | null = null) {
  const sent: Sent[] = [];
  respondToFetch((path, init) => {
    const body = init?.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : {};
    const request = { path, ifMatch: new Headers(init?.headers).get('if-match'), body };
    sent.push(request);
    return respond(request);
  });
  const onSaved = jest.fn();
  renderWithProviders(
    <BannerProvider>
      <QueryProvider>
        <a href="/elsewhere">Elsewhere</a>
        <SavedForm onSaved={onSaved} found={found} />
      </QueryProvider>
    </BannerProvider>,
  );
  return { sent, onSaved, user: userEvent.setup() };
}
