import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ModelSettingsForm } from '@/components/administration/model-settings-form';
import type { LocalServer } from '@/lib/model/local-server-schemas';
import type { ModelSettingsDto } from '@/lib/model/schemas';
import { renderWithQueries } from '@/tests/render';
import { respondToFetch } from '@/tests/respond-to-fetch';
import { settingsInput } from '@/tests/model-settings';

/** A model with a key of its own. */
export const modelSettings: ModelSettingsDto = {
  ...settingsInput,
  baseUrl: 'http://models.example/v1',
  api: 'chat',
  writeTexts: false,
  inputPrice: 250_000,
  outputPrice: 2_000_000,
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
  renderWithQueries(
    <>
      <a href="/elsewhere">Elsewhere</a>
      <SavedForm onSaved={onSaved} found={found} />
    </>,
  );
  return { sent, onSaved, user: userEvent.setup() };
}
